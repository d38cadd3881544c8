import { IconButton } from '../primitives/icon-button.tsx'
import { Button } from '../primitives/button.tsx'
import { useStyles } from '../base/root-context.tsx'
import returnCss from './return-strip.css?inline'

export interface ReturnStripProps {
  readonly label: string
  readonly image: string | null
  readonly name: string
  /** `null` while it is not known. */
  readonly price: string | null
  readonly buttonLabel: string
  /** Accessible name of the button; starts with `buttonLabel`. */
  readonly buttonName: string
  readonly onContinue: () => void
  readonly dismissLabel: string
  readonly onDismiss: () => void
}

/** Leads back to a configuration. Sticks to the bottom of the window, so that nothing moves when it appears. */
export function ReturnStrip(props: ReturnStripProps) {
  useStyles(returnCss)
  return (
    <aside className="return-strip" aria-label={props.label}>
      {props.image && <img src={props.image} alt="" width="64" height="36" />}
      <p>
        <b>{props.name}</b>
        <span>{props.price}</span>
      </p>
      <Button variant="secondary" aria-label={props.buttonName} onClick={props.onContinue}>
        {props.buttonLabel}
      </Button>
      <IconButton isBare label={props.dismissLabel} icon="cross" onClick={props.onDismiss} />
    </aside>
  )
}
