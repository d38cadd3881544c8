import { useRef, useState } from 'react'
import { useSelect } from '../../store/context.tsx'
import { selectContentConfig } from '../../store/catalogue/content-config.ts'
import { FinancingLayout } from '../../ui/summary/financing-layout.tsx'
import { useText } from '../shared/use-text.tsx'
import { CreditForm } from './credit-form.tsx'
import { SimulationPanel } from './simulation-panel.tsx'

/** The financing section, if the content config enables simulation (spec §2). */
export function FinancingSection() {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasSimulation = useSelect((state) => selectContentConfig(state).hasSimulation)
  if (!hasSimulation) return null
  return (
    <FinancingLayout
      title={t('financing')}
      form={
        <CreditForm
          onUpdate={() => {
            setIsOpen(true)
            // The button is disabled once the result is loaded and would lose the focus: move it to the heading.
            heading.current?.focus({ preventScroll: true })
            heading.current?.scrollIntoView({ block: 'nearest' })
          }}
        />
      }
      result={<SimulationPanel headingRef={heading} isOpen={isOpen} onToggle={setIsOpen} />}
    />
  )
}
