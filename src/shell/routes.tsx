import { memo, Suspense, useDeferredValue, useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'wouter'
import type { Address } from '../platform/address.ts'
import { scrollPage, whenIdle } from '../platform/page.ts'
import { useConfiguratorStore, useSelect } from '../core/store/context.tsx'
import type { ConfiguratorStore } from '../core/store/create-store.ts'
import { useShadowRoot } from '../ui/base/element-context.tsx'
import { HomeScreen } from '../features/home/home-screen.tsx'
import { Dialogs, flow, Flow, HomeFilter, HomeStart, NoticeBar } from './lazy-screens.tsx'
import { isBuildsPath, splitPath } from '../core/routing/paths.ts'
import { preload } from '../ui/base/lazy-part.tsx'
import { ModelCardSkeleton } from '../features/home/model-card.tsx'
import { useLineUpText } from '../ui/text/use-line-up-text.tsx'

/** Shown while data or code is loading (spec §2, loading view). */
function ModelListLoading() {
  const t = useLineUpText()
  return (
    <div className="main page" aria-busy="true">
      <p className="vh" role="status">
        {t('loading')}
      </p>
      <ModelCardSkeleton />
    </div>
  )
}

/**
 * The model list or the steps of the chosen model, with dialogs and notices on top. Screens and dialogs are deferred
 * values: React renders them in slices, and the old screen reacts to taps until the new one is ready.
 */
export function Routes({ address }: { readonly address: Address }) {
  const [path] = useLocation()
  const compared = isBuildsPath(path)
  const store = useConfiguratorStore()
  const hasNotice = useSelect((state) => state.notice !== null)
  const hasDialog = useDeferredValue(useSelect((state) => (state.modal ?? state.alert) !== null))
  const isPending = useSelect((state) => state.pending !== null)
  const isHome = useDeferredValue(!splitPath(path) && !isPending && !compared)
  useEffect(() => whenIdle(() => preload(async () => (await flow()).prepareFlow(store))), [store])
  // When the address changes, not when its screen is shown: a form opened while lists load stays open. So does the
  // dialog of an element that the page inserts again.
  useLayoutEffect(() => closeDialogs(store, path), [path, store])
  return (
    <>
      {/* Above the screen, because it says there that a dialog has failed. */}
      {hasDialog && (
        <Suspense>
          <Dialogs />
        </Suspense>
      )}
      {hasNotice && (
        <Suspense>
          <NoticeBar />
        </Suspense>
      )}
      {isHome && !compared ? (
        <Home address={address} />
      ) : (
        <Suspense fallback={<ModelListLoading />}>
          <Flow address={address} />
        </Suspense>
      )}
    </>
  )
}

function closeDialogs({ actions, runtime }: ConfiguratorStore, path: string): void {
  if (runtime.path === path) return
  runtime.path = path
  actions.closeModal()
}

const Home = memo(function Home({ address }: { readonly address: Address }) {
  const { actions, get, runtime } = useConfiguratorStore()
  const root = useShadowRoot()
  useLayoutEffect(() => {
    const row = () => root?.querySelector('.swiper-wrapper')
    // Without a place to return to, scrolling would only force a layout.
    if (runtime.homeLeft) row()?.scrollTo(runtime.homeLeft, 0)
    actions.enterHome()
    const cancel = get().visits > 1 ? scrollPage(runtime.homeTop) : undefined
    return () => {
      cancel?.()
      runtime.homeLeft = row()?.scrollLeft
    }
  }, [actions, get, root, runtime])
  return (
    <div className="main">
      <HomeScreen address={address} Filter={HomeFilter} Start={HomeStart} />
    </div>
  )
})
