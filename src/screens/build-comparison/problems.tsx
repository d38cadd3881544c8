import { useLocation } from 'wouter'
import { formatCode } from '../../domain/builds/build-code.ts'
import type { Translate } from '../../labels/translate.ts'
import type { ComparedBuild } from '../../store/builds/build-comparison.ts'
import { EmptyState } from '../../ui/primitives/empty-state.tsx'
import { CODE_ERRORS } from '../builds/code-form.tsx'
import { buildsPath } from '../routing/build-path.ts'
import { goneText } from '../shared/notice-text.ts'
import { useText } from '../shared/use-text.tsx'
import type { useComparedBuilds } from './use-compared-builds.tsx'

interface ProblemsProps extends ReturnType<typeof useComparedBuilds> {
  readonly texts: readonly string[]
}

/** What is missing from the comparison, and what the buyer can do about it. */
export function Problems({ builds, cars, retry, texts }: ProblemsProps) {
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

function problemText(t: Translate, { build, problem, today }: ComparedBuild): string {
  if (!problem || problem === 'gone') {
    const names = build?.items.map(({ name }) => name).join(' · ')
    return `${names}. ${today ? goneText(t, today.gone) : t('buildModelGone')}`
  }
  return t(CODE_ERRORS[problem])
}
