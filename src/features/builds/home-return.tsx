import { useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'wouter'
import { whenOpened } from '../../platform/prerendering.ts'
import { totalOfBuild } from '../../core/configuration/build.ts'
import { pricedItems, totalOf } from '../../core/offer/price-lines.ts'
import { choicesOn, itemsOf, mapChoices } from '../../core/configuration/choice-steps.ts'
import { firstOpenScreen } from '../../core/configuration/guards.ts'
import { decodeChoices } from '../../core/configuration/saved-configuration.ts'
import { formatPrice } from '../../core/formats/format.ts'
import { selectModels } from '../../core/catalogue/line-up.ts'
import { selectContentConfig, selectLists, loadModels } from '../../core/catalogue/lists.ts'
import { selectAddress } from '../../core/configuration/chosen-items.ts'
import type { ConfiguratorStore } from '../../core/store/create-store.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { readRemembered } from '../../core/reporting/remember-visit.ts'
import { useStyles } from '../../ui/base/element-context.tsx'
import returnCss from './return-strip.css?inline'
import { Button } from '../../ui/primitives/button.tsx'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { buildPath } from '../../core/routing/route-path.ts'
import { useText } from '../../ui/text/use-text.tsx'
import { useOpenBuild } from './open-build.tsx'
import { useSavedBuilds } from './saved-builds.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'

/**
 * For a buyer who comes back: the configuration that was left unfinished, or else the one that was saved last. Sticks to
 * the bottom of the window, so that nothing moves when it appears.
 */
export function HomeReturn() {
  useStyles(returnCss)
  const t = useText()
  const store = useConfiguratorStore()
  // Its place is in the page later than this renders for the first time.
  const [place, setPlace] = useState<Element | null>(null)
  const main = place?.closest('.main')
  const [isDismissed, setIsDismissed] = useState(store.runtime.isReturnDismissed)
  const unfinished = useUnfinished()
  const saved = useLastSaved()
  const shown = unfinished ?? saved
  const anchor = <i ref={setPlace} hidden />
  if (!main || !shown || isDismissed) return anchor
  const { name, image, price, open } = shown
  // Until the page is left: what the buyer does not want to see now is still there on the next visit.
  const dismiss = (): void => {
    keepDismissed(store)
    setIsDismissed(true)
  }
  return (
    <>
      {anchor}
      {createPortal(
        <aside
          className="row return-strip"
          aria-label={t(unfinished ? 'returnUnfinished' : 'returnSaved')}
        >
          {image && <Picture src={image} width="64" height="36" />}
          <p className="grow">
            <b translate="no">{name}</b>
            <span translate="no">{price !== null && formatPrice(price)}</span>
          </p>
          <Button variant="secondary" aria-label={`${t('continue')}: ${name}`} onClick={open}>
            {t('continue')}
          </Button>
          <IconButton isBare label={t('dismiss')} icon="cross" onClick={dismiss} />
        </aside>,
        main,
      )}
    </>
  )
}

/** Opens a configuration by its code, and what is saved on this device. */
export function HomeSaved() {
  const t = useText()
  const { openModal } = useConfiguratorStore().actions
  const hasCodes = useSelect((state) => selectContentConfig(state).hasBuildCodes)
  const hasBuilds = useSavedBuilds().length > 0
  return (
    <>
      {hasCodes && (
        <TextButton onClick={() => openModal({ kind: 'code' })}>{t('haveCode')}</TextButton>
      )}
      {hasBuilds && (
        <TextButton onClick={() => openModal({ kind: 'builds' })}>{t('myBuilds')}</TextButton>
      )}
    </>
  )
}

function keepDismissed({ runtime }: ConfiguratorStore): void {
  runtime.isReturnDismissed = true
}

/** The choices of this tab or of an earlier visit. Null if their model is not offered. */
function useUnfinished() {
  const store = useConfiguratorStore()
  const [, navigate] = useLocation()
  const choices = useMemo(() => decodeChoices(readRemembered()), [])
  const model = useSelect((state) => selectModels(state).find(({ id }) => id === choices?.modelId))
  const address = useSelect((state) => model && selectAddress(state, model))
  const lists = useSelect((state) => selectLists(state, model?.id ?? ''))
  const modelId = model?.id
  useEffect(() => {
    // A page that is being prerendered requests no lists.
    if (modelId !== undefined) return whenOpened(() => loadModels(store, [modelId]))
  }, [store, modelId])
  if (!choices || !model || address === undefined) return null
  const items = itemsOf(choices, (name) => lists[name]?.data ?? null)
  const isKnown = Object.values(lists).every((list) => list?.status === 'ready')
  const screen = firstOpenScreen({
    model: true,
    ...mapChoices((kind) => choicesOn(kind).every((each) => choices[`${each}Id`] !== null)),
  })
  return {
    name: [model.name, items.version?.name].filter(Boolean).join(' '),
    // The model's own picture may show another colour than the one that was chosen.
    image: choices.exteriorId === null ? model.image : (items.exterior?.frames[0] ?? null),
    price: isKnown ? totalOf(pricedItems(model, items)) : null,
    open: () => navigate(buildPath(screen, address)),
  }
}

/** Null if nothing is saved on the device, or its model is not offered. */
function useLastSaved() {
  const openBuild = useOpenBuild()
  const models = useSelect(selectModels)
  const build = useSavedBuilds().find(({ items }) => models.some(({ id }) => id === items[0]?.id))
  if (!build) return null
  return {
    name: build.name,
    image: build.picture,
    price: totalOfBuild(build.items),
    open: () => openBuild({ code: null, madeOn: build.savedOn, items: build.items }),
  }
}
