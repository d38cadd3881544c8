import openerCss from './guide-opener.css?inline'
import { useStyles } from '../base/root-context.tsx'

export interface GuideOpenerProps {
  readonly label: string
  readonly onClick: () => void
}

/** Opens the guided start. Left of the filter, or below the title on a phone. */
export function GuideOpener({ label, onClick }: GuideOpenerProps) {
  useStyles(openerCss)
  return (
    <button type="button" className="guide-open" onClick={onClick}>
      {label}
    </button>
  )
}
