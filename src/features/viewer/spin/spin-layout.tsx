import type { ComponentProps, CSSProperties, ReactNode, Ref } from 'react'
import type { TurnPictures } from '../../../core/catalogue/catalogue.ts'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { useStyles } from '../../../ui/base/element-context.tsx'
import { useText } from '../../../ui/text/use-text.tsx'
import stageCss from '../stage.css?inline'

interface SpinLayoutProps extends Pick<TurnPictures, 'carBox'> {
  /** Whether the hint has been followed. */
  readonly hasTurned?: boolean
  readonly onTurnBy: (by: number) => void
  /** Attributes of the part that is dragged. */
  readonly slider?: ComponentProps<'div'>
  /** What lies over the car, and the element around it. Undefined for nothing. */
  readonly over?: ReactNode
  readonly overRef?: Ref<HTMLElement>
  /** The picture of the car. */
  readonly children: ReactNode
}

/** The place of a car that can be turned, with its buttons: the same while the code that turns it is loading. */
export function SpinLayout(props: SpinLayoutProps) {
  useStyles(stageCss)
  const t = useText()
  const { carBox, over, overRef, onTurnBy } = props
  const box = carBox ? boxStyle(carBox) : undefined
  return (
    <div className="picture">
      {/* Not in the slider, whose content is not offered to screen readers. */}
      <div className="spin-car" style={box}>
        {props.children}
      </div>
      <div className="spin draggable" {...props.slider} />
      {over !== undefined && (
        <section ref={overRef} className="spin-over" style={box}>
          {over}
        </section>
      )}
      <div className="row quiet picture-controls">
        <IconButton label={t('spinPrevious')} icon="arrow-left" onClick={() => onTurnBy(-1)} />
        <p data-done={props.hasTurned || undefined}>{t('spinHint')}</p>
        <IconButton label={t('spinNext')} icon="arrow-right" onClick={() => onTurnBy(1)} />
      </div>
    </div>
  )
}

/** The part of the frame as the style sheet needs it. The frame is moved and enlarged there, so that nothing jumps. */
const boxStyle = ({ left, top, width, height }: NonNullable<TurnPictures['carBox']>) =>
  ({
    '--box-left': left,
    '--box-top': top,
    '--box-width': width,
    '--box-height': height,
  }) as CSSProperties
