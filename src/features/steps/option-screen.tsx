import { useId } from 'react'
import { capitalized } from '../../core/values/texts.ts'
import type { ItemOf, OptionKind } from '../../core/configuration/choice-steps.ts'
import type { ChoiceStepId } from '../../core/configuration/configuration.ts'
import { choiceLabels } from '../../ui/offer/offer-words.ts'
import { formatSurcharge } from '../../core/formats/format.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { selectItem, selectOffered } from '../../core/configuration/chosen-items.ts'
import { choose } from '../../core/configuration/choose-item.ts'
import { Swatch } from './swatch.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { StepScreen } from './step-screen.tsx'
import { translatable } from '../../ui/primitives/rows.tsx'
import { useStyles } from '../../ui/base/element-context.tsx'
import { Radio } from '../../ui/primitives/radio.tsx'
import { useGo } from '../../core/routing/use-route.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import choiceCss from './choice.css?inline'
import coloursCss from './colours.css?inline'

type Colour = ItemOf<OptionKind>

/**
 * The step of an option of the version: its exterior colours, listed by paint type, or its interiors, by material (spec §2).
 */
export function OptionScreen({ kind }: { readonly kind: OptionKind & ChoiceStepId }) {
  useStyles(choiceCss)
  useStyles(coloursCss)
  const t = useText()
  const id = useId()
  const go = useGo()
  const store = useConfiguratorStore()
  const colours = useSelect((state) => selectOffered(state, kind))
  const chosen = useSelect((state) => selectItem(state, kind))
  const hasShownCar = useSelect((state) => state.hasShownCar)
  const surchargeOf = ({ surcharge }: Colour): string =>
    surcharge === null ? '—' : formatSurcharge(surcharge) || t(choiceLabels(kind).included)
  const detail = chosen && [typeOf(t, chosen), surchargeOf(chosen)].filter(Boolean).join(' · ')
  const types = [...new Set(colours.map((colour) => typeOf(t, colour)))]
  // Paints of one type need no heading.
  const isGrouped = kind === 'interior' || types.length > 1
  const group = (typeName: string, index: number) => {
    const type = (isGrouped && typeName) || undefined
    const typeId = `${id}${index}`
    return (
      <div key={typeName} className="colours">
        {type && (
          <p id={typeId} className="soft">
            {type}
          </p>
        )}
        <div className="chips">
          {colours
            .filter((colour) => typeOf(t, colour) === typeName)
            .map((colour) => (
              <label key={colour.id} className="card chip">
                <Radio
                  className="mark tick"
                  name={kind}
                  checked={colour.id === chosen?.id}
                  aria-describedby={type && typeId}
                  onChoose={() => choose(store, kind, colour.id)}
                />
                <Swatch chip={colour.chip} colour={hasShownCar ? colour : undefined} />
                <span>
                  <span className="chip-name" translate="no">
                    {colour.name}
                  </span>{' '}
                  <span className="soft" translate={translatable(surchargeOf(colour))}>
                    {surchargeOf(colour)}
                  </span>
                </span>
              </label>
            ))}
        </div>
      </div>
    )
  }
  return (
    <StepScreen kind={kind} chosen={chosen?.name ?? null} skeleton={<ColourSkeleton kind={kind} />}>
      {/* The buyer can continue without a colour (spec §2). */}
      {colours.length === 0 && (
        <EmptyState
          kind="empty"
          title={t(`no${capitalized(kind)}s`)}
          text={t('tryLater')}
          button={{ label: t('otherVersion'), onClick: () => go('version') }}
        />
      )}
      {colours.length > 0 && chosen && (
        <p className="between chosen">
          <b translate="no">{chosen.name}</b>
          <span className="soft">{detail}</span>
        </p>
      )}
      {colours.length > 0 && (
        <fieldset className="materials" data-kind={kind}>
          <legend className="vh">
            {t(kind === 'exterior' ? 'exteriorList' : choiceLabels(kind).line)}
          </legend>
          {types.map(group)}
        </fieldset>
      )}
    </StepScreen>
  )
}

/** Has about the height of the chosen colour and one group: on phones, two rows of paints or one of materials. */
function ColourSkeleton({ kind }: { readonly kind: OptionKind }) {
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

/** The paint type of a colour, or the material of an interior; empty if it has none. */
function typeOf(t: ReturnType<typeof useText>, colour: Colour): string {
  if ('material' in colour) return colour.material ?? t('defaultMaterial')
  return ('paintType' in colour && colour.paintType) || ''
}
