import type { ReactNode } from 'react'
import { CreditBlock } from './credit-block.tsx'
import { GuaranteeSlot } from './guarantee-slot.tsx'
import { LegalLine } from './legal-line.tsx'

/** The legal information around the texts of the model list. */
export function LineUpLegal({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <CreditBlock />
      {children}
      <GuaranteeSlot />
      <LegalLine />
    </>
  )
}
