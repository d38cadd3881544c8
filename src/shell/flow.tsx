import { useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { buildPath, parsePath } from '../core/routing/route-path.ts'
import { isBuildsPath } from '../core/routing/paths.ts'
import type { ConfiguratorStore } from '../core/store/create-store.ts'
import { Flow as Steps, prepare, type FlowProps } from '../features/steps/flow.tsx'
import { whenOpened } from '../platform/prerendering.ts'
import { added, Slot } from '../ui/base/slots.tsx'
import { addFeatures } from './add-features.ts'

addFeatures()

/** Prepares the steps before one is opened, and starts the optional features once the visitor opens the page. */
export function prepareFlow(store: ConfiguratorStore): void {
  prepare(store, null)
  whenOpened(() => added('start').forEach((start) => start(store)))
}

/** What follows the model list: the steps, or a comparison of builds. Home if there are no comparisons. */
export function Flow({ address }: Pick<FlowProps, 'address'>) {
  const [path] = useLocation()
  const target = useMemo(() => parsePath(path), [path])
  if (!isBuildsPath(path)) return <Steps address={address} target={target} />
  return (
    <Slot name="builds-screen">
      <ToHome />
    </Slot>
  )
}

function ToHome() {
  const [, navigate] = useLocation()
  useEffect(() => navigate(buildPath('home', null), { replace: true }), [navigate])
  return null
}
