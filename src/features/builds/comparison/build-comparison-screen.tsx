import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { scrollPage } from '../../../platform/page.ts'
import { formatMoney, formatNumber } from '../../../core/formats/format.ts'
import { selectBuild } from '../../../core/configuration/build.ts'
import { selectModelAddress } from '../../../core/configuration/chosen-items.ts'
import { selectContentConfig } from '../../../core/catalogue/lists.ts'
import { selectProduct } from '../../../core/catalogue/line-up.ts'
import { useConfiguratorStore, useSelect } from '../../../core/store/context.tsx'
import { useStyles } from '../../../ui/base/element-context.tsx'
import buildsCss from '../builds.css?inline'
import compareBuildsCss from './compare-builds.css?inline'
import { CreditBlock } from '../../legal/credit-block.tsx'
import { LegalLine } from '../../legal/legal-line.tsx'
import { buildPath, parseBuildsPath, buildsPath } from '../../../core/routing/route-path.ts'
import { useTitle } from '../../../ui/text/use-page-title.tsx'
import { useText } from '../../../ui/text/use-text.tsx'
import { CREDIT_NAMES } from '../../../ui/offer/offer-words.ts'
import { ComparedCosts, PAIRS, type Pair, ComparedTable } from './compared-table.tsx'
import { useComparedBuilds } from './use-compared-builds.tsx'
import { formatCode } from '../../../core/configuration/build-code.ts'
import type { Translate } from '../../../core/formats/translate.ts'
import type { ComparedBuild } from '../compared-builds.ts'
import { TextButton } from '../../../ui/primitives/text-button.tsx'
import { CopyLink, PrintLink } from '../../../ui/share/link-tools.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { CODE_ERRORS, goneText } from '../../../ui/states/notice-text.ts'

/** Two or three builds side by side, which the address names by their codes. */
export function BuildComparisonScreen() {
  useStyles(compareBuildsCss)
  const t = useText()
  const [path] = useLocation()
  const texts = useMemo(() => parseBuildsPath(path) ?? [], [path])
  const comparison = useComparedBuilds(texts)
  const { builds, isLoading, terms } = comparison
  const cars = useDeferredValue(comparison.cars)
  const [chosen, setPair] = useState<Pair>(PAIRS[0])
  const pair = cars.length > 2 ? chosen : PAIRS[0]
  const [first] = terms ?? []
  const heading = useRef<HTMLHeadingElement>(null)
  const isArrival = useSelect((state) => state.visits > 0)
  useEffect(() => {
    if (!isArrival) return undefined
    heading.current?.focus({ preventScroll: true })
    return scrollPage()
  }, [isArrival])
  useTitle(t('buildsCompareTitle'), cars.map(({ name }) => name).join(' · ') || null)
  return (
    <div
      className="main page compared-builds"
      data-pair={cars.length > 2 ? pair.join('') : undefined}
    >
      <h1 ref={heading} tabIndex={-1}>
        {t('buildsCompareTitle')}
      </h1>
      <CreditBlock />
      <Problems texts={texts} {...comparison} />
      {isLoading && <p role="status">{t('loading')}</p>}
      {cars.length > 0 && (
        <>
          <ComparedTable cars={cars} hasTerms={terms !== null} pair={pair} onPair={setPair} />
          <p className="soft">
            {first
              ? t('buildsCompareTerms', {
                  type: t(CREDIT_NAMES[first.creditType]),
                  entry: formatMoney(first.downPayment),
                  n: formatNumber(first.nrPayments),
                })
              : !terms && !isLoading && t('buildsCompareNoTerms')}
          </p>
          <ComparedCosts cars={cars} pair={pair} onPair={setPair} />
        </>
      )}
      <ComparisonTools codes={builds.map(({ code, text }) => code ?? text)} />
      <LegalLine />
    </div>
  )
}

interface ProblemsProps extends ReturnType<typeof useComparedBuilds> {
  readonly texts: readonly string[]
}

/** What is missing from the comparison, and what the buyer can do about it. */
function Problems({ builds, cars, retry, texts }: ProblemsProps) {
  const t = useText()
  const [, navigate] = useLocation()
  const again = { label: t('retry'), onClick: retry }
  return (
    <>
      {builds.length < 2 && <EmptyState kind="empty" title={t('buildsCompareMinimum')} />}
      {builds.map((build) => {
        const { code, problem, text } = build
        if (!problem) return null
        const name = code ? formatCode(code) : text
        const remove = {
          label: t('buildsCompareRemove', { name }),
          onClick: () =>
            navigate(buildsPath(texts.filter((other) => other !== text)), { replace: true }),
        }
        return (
          <EmptyState
            key={text}
            kind="failed"
            title={name}
            text={problemText(t, build)}
            button={problem === 'failed' || problem === 'rate-limited' ? again : remove}
          />
        )
      })}
      {cars
        .filter(({ hasFailed }) => hasFailed)
        .map(({ name }) => (
          <EmptyState
            key={name}
            kind="failed"
            title={name}
            text={t('costNoInstalment')}
            button={again}
          />
        ))}
    </>
  )
}

function problemText(t: Translate, { build, problem, gone }: ComparedBuild): string {
  if (problem && problem !== 'gone') return t(CODE_ERRORS[problem])
  const names = build?.items.map(({ name }) => name).join(' · ')
  return `${names}. ${gone ? goneText(t, gone) : t('buildModelGone')}`
}

/** The way back, and what can be done with the comparison. Leaves the screen if the site gives no codes. */
function ComparisonTools({ codes }: { readonly codes: readonly string[] }) {
  useStyles(buildsCss)
  const t = useText()
  const actions = useConfiguratorStore().actions
  const [, navigate] = useLocation()
  const basePath = useSelect((state) => state.settings.basePath)
  const product = useSelect(selectProduct)
  const lacksCodes = useSelect(
    (state) => state.site.config?.status === 'ready' && !selectContentConfig(state).hasBuildCodes,
  )
  // A configuration that is not finished has no summary to go back to.
  const model = useSelect((state) => selectBuild(state) && selectModelAddress(state))
  const link = new URL(basePath + buildsPath(codes), location.href).href
  useEffect(() => {
    if (lacksCodes) navigate(buildPath('home', null), { replace: true })
  }, [lacksCodes, navigate])
  return (
    <div className="cluster">
      <TextButton onPress={() => navigate(buildPath(model ? 'summary' : 'home', model))}>
        {model ? t('stepSummary') : t('range', { product }).trim()}
      </TextButton>
      <TextButton onClick={() => actions.openModal({ kind: 'compare-builds' })}>
        {t('buildsCompareChoose')}
      </TextButton>
      <PrintLink link={link} />
      <CopyLink link={link} title={t('buildsCompareTitle')} copiedText={t('buildsCompareCopied')} />
    </div>
  )
}
