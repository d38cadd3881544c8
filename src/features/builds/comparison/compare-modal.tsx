import { useState } from 'react'
import { useLocation } from 'wouter'
import {
  fetchBuildCode,
  formatCode,
  type BuildCode,
} from '../../../core/configuration/build-code.ts'
import { logFailure } from '../../../platform/log.ts'
import { isOverlayEntry } from '../../../platform/overlay-entries.ts'
import {
  type Build,
  requestFromCurrentSite,
  selectBuild,
} from '../../../core/configuration/build.ts'
import { COMPARE_MINIMUM, toggleCompared } from '../../comparison/comparison.ts'
import { readCompared, selectFoundBuilds, setComparedBuild } from '../compared-builds.ts'
import { useConfiguratorStore, useSelect } from '../../../core/store/context.tsx'
import { selectContentConfig } from '../../../core/catalogue/lists.ts'
import { CompareCard } from '../../comparison/compare-cards.tsx'
import { StoreModal, useDialogSignal } from '../../../ui/dialog/store-modal.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Dotted } from '../../../ui/layout/dotted.tsx'
import { CodeForm } from '../code-form.tsx'
import { useSavedBuilds } from '../saved-builds.tsx'
import { buildsPath, parseBuildsPath } from '../../../core/routing/route-path.ts'
import { useText } from '../../../ui/text/use-text.tsx'

/** A build that can be compared. */
interface Candidate {
  /** The same for the same build, wherever it comes from. */
  readonly key: string
  readonly name: string
  readonly items: Build
  readonly isCurrent: boolean
  /** Null until the site has given it one. */
  readonly code: BuildCode | null
}

/** Chooses what is compared: the current configuration, saved builds and codes. */
export function CompareModal({ build }: { readonly build?: Build }) {
  const t = useText()
  const store = useConfiguratorStore()
  const [path, navigate] = useLocation()
  const signalOf = useDialogSignal()
  const maximum = useSelect((state) => selectContentConfig(state).compareMaximum)
  const candidates = useCandidates()
  const [chosen, setChosen] = useState(() => firstChosen(path, candidates, build, maximum))
  const [message, setMessage] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const toggle = (key: string): void => setChosen((keys) => toggleCompared(keys, key, maximum))

  const picked = candidates.filter(({ key }) => chosen.includes(key))
  const areFew = picked.length < COMPARE_MINIMUM

  const compare = async (): Promise<void> => {
    setIsBusy(true)
    setMessage(t('loading'))
    const signal = signalOf()
    try {
      const codes = await Promise.all(
        picked.map(
          async ({ code, items }) => code ?? requestFromCurrentSite(store, fetchBuildCode, items),
        ),
      )
      if (signal.aborted) return
      navigate(buildsPath(codes), { replace: isOverlayEntry() })
      store.actions.closeModal()
    } catch (error) {
      if (signal.aborted) return
      logFailure('saveBuild failed', error)
      setMessage(t('buildsCompareFailed'))
      setIsBusy(false)
    }
  }
  return (
    <StoreModal
      title={t('buildsCompareTitle')}
      footer={
        <>
          <p role="status">{areFew ? t('buildsCompareMinimum') : message}</p>
          <Button
            aria-disabled={isBusy || areFew}
            onClick={() => void (isBusy || areFew || compare())}
          >
            {t('buildsCompare')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {candidates.map(({ key, name, items }) => {
          const isChecked = chosen.includes(key)
          return (
            <CompareCard
              key={key}
              name={name}
              fact={<Dotted areNames items={items.map((part) => part.name)} />}
              isChecked={isChecked}
              disabledReason={
                chosen.length >= maximum && !isChecked ? t('buildsCompareFull') : null
              }
              onToggle={() => toggle(key)}
            />
          )
        })}
        {candidates.length < COMPARE_MINIMUM && <p className="soft">{t('buildsCompareAlone')}</p>}
      </div>
      <CodeForm
        buttonLabel={t('buildsCompareAdd')}
        isSecondary
        onFound={(found) => {
          setComparedBuild(store, found.code, { status: 'ready', data: found })
          const key = JSON.stringify(found.items)
          if (!chosen.includes(key)) toggle(key)
        }}
      />
    </StoreModal>
  )
}

/** The current configuration, the saved builds, and those whose codes were looked up before: each build once. */
function useCandidates(): readonly Candidate[] {
  const t = useText()
  const saved = useSavedBuilds()
  const current = useSelect((state) => JSON.stringify(selectBuild(state)))
  const found = useSelect(selectFoundBuilds)
  const all = new Map<string, Candidate>()
  const add = (items: Build, name: string, isCurrent = false): void => {
    const key = JSON.stringify(items)
    const code = found.find((each) => JSON.stringify(each.items) === key)?.code ?? null
    if (!all.has(key)) all.set(key, { key, name, items, isCurrent, code })
  }
  const own = JSON.parse(current) as Build | null
  if (own) add(own, t('buildsCompareCurrent'), true)
  for (const { items, name } of saved) add(items, name)
  for (const { code, items } of found) add(items, formatCode(code))
  return [...all.values()]
}

/**
 * The builds in the address. If it has none, the current configuration and the build that was just picked, or else the
 * first saved one.
 */
function firstChosen(
  path: string,
  candidates: readonly Candidate[],
  build: Build | undefined,
  maximum: number,
): readonly string[] {
  const codes = readCompared(parseBuildsPath(path) ?? []).map(({ code }) => code)
  const picked = JSON.stringify(build)
  const isCompared = ({ code }: Candidate): boolean => code !== null && codes.includes(code)
  const isPicked = ({ key, isCurrent }: Candidate): boolean => isCurrent || key === picked
  const chosen = candidates.filter(codes.length > 0 ? isCompared : isPicked)
  const next = candidates.find((candidate) => !chosen.includes(candidate))
  if (codes.length === 0 && chosen.length < COMPARE_MINIMUM && next) chosen.push(next)
  return chosen.map(({ key }) => key).slice(0, maximum)
}
