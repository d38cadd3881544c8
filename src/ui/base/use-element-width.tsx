import { createContext, useContext } from 'react'

export const IsMobileContext = createContext(false)

/** Whether the widget (not the window) is narrow enough for the mobile layout. */
export const useIsMobile = (): boolean => useContext(IsMobileContext)
