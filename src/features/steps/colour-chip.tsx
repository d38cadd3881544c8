import { translatable } from '../../ui/base/translatable.ts'
import type { OptionKind } from '../../core/configuration/choice-steps.ts'
import choiceCss from './choice.css?inline'
import coloursCss from './colours.css?inline'
import { useStyles } from '../../ui/base/use-styles.tsx'
import { Swatch, type SwatchProps } from './swatch.tsx'
import { Radio } from '../../ui/primitives/radio.tsx'

/** Has about the height of the chosen colour and one group: on phones, two rows of paints or one of materials. */
export function ColourSkeleton({ kind }: { readonly kind: OptionKind }) {
  useStyles(choiceCss)
  useStyles(coloursCss)
  return (
    <>
      <p className="chosen" aria-hidden="true">
        <i className="sk" />
      </p>
      <div className="materials" data-kind={kind} aria-hidden="true">
        <div className="colours">
          <i className="sk" />
          <div className="chips">
            {Array.from({ length: kind === 'exterior' ? 8 : 3 }, (_, place) => (
              <span key={place} className="card chip">
                <Swatch chip={null} />
                <i className="sk" />
              </span>
            ))}
          </div>
        </div>
      </div>
    </>
  )
}

interface ColourChipProps extends SwatchProps {
  /** Name of the radio group. */
  readonly group: string
  readonly name: string
  /** Id of the element with its type; undefined for none. */
  readonly typeId?: string | undefined
  /** '+ 750 €' or 'Incluída'. */
  readonly surcharge: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

export function ColourChip(props: ColourChipProps) {
  useStyles(choiceCss)
  useStyles(coloursCss)
  return (
    <label className="card chip">
      <Radio
        className="mark"
        name={props.group}
        checked={props.isChosen}
        aria-describedby={props.typeId}
        onChoose={props.onChoose}
      />
      <Swatch chip={props.chip} colour={props.colour} />
      <span>
        <span className="chip-name" translate="no">
          {props.name}
        </span>{' '}
        <span className="soft" translate={translatable(props.surcharge)}>
          {props.surcharge}
        </span>
      </span>
    </label>
  )
}
