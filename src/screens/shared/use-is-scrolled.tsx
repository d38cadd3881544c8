import { useEffect, useState } from 'react'

/** Scroll distance after which the mobile header is fixed, in CSS pixels (spec §2). */
const FIXED_AFTER = 103

/** Whether the page is scrolled past the point where the mobile header is fixed. */
export function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false)
  useEffect(() => {
    const follow = (): void => setIsScrolled(window.scrollY > FIXED_AFTER)
    follow()
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  return isScrolled
}
