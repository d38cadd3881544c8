import {
  type NoBuildError,
  type CodeError,
  formatCode,
} from '../../core/configuration/build-code.ts'
import type { LabelKey } from '../../labels/labels.ts'
import { addTexts } from '../../labels/texts.ts'
import { noticeLabels } from './labels.pt-PT.ts'
import type { BuildItem } from '../../core/configuration/build.ts'
import { formatDate, formatEuros, formatList } from '../../core/formats/format.ts'
import { plural } from '../../core/formats/grammar.ts'
import type { Translate } from '../../core/formats/translate.ts'
import type { Notice } from '../../core/store/state.ts'
import { choiceLabels } from '../offer/offer-words.ts'

addTexts(noticeLabels)

/** Why a code leads to no build. */
export const CODE_ERRORS = {
  length: 'codeLength',
  mistyped: 'codeMistyped',
  unknown: 'codeUnknown',
  'rate-limited': 'codeBusy',
  failed: 'codeFailed',
} as const satisfies Record<CodeError | NoBuildError['reason'] | 'failed', LabelKey>

type BuildNotice = Extract<Notice, { readonly kind: 'build' }>

/** The text of a notice. */
export function noticeText(t: Translate, notice: Notice): string {
  if (notice.kind === 'model-gone')
    return t(notice.isShared ? 'noticeLinkModel' : 'noticeModelGone')
  if (notice.kind === 'page-gone') return t('noticePageGone')
  if (notice.kind === 'build') return buildText(t, notice)
  const items = formatList(notice.items.map((item) => t(choiceLabels(item).dropped)))
  return t(notice.isShared ? 'noticeLink' : plural(notice.items.length, 'noticeDropped'), { items })
}

/** 'Configuração 7QX-M4T-9K6, de 03/06/2026. O preço subiu 500 €: era 32 450 € e agora é 32 950 €.' */
function buildText(t: Translate, { build, changes, replacements }: BuildNotice): string {
  const { totals, gone } = changes
  const difference = totals ? totals.now - totals.before : 0
  const date = formatDate(build.madeOn)
  return [
    build.code === null
      ? t('noticeSaved', { date })
      : t('noticeBuild', { code: formatCode(build.code), date }),
    gone.length > 0 && goneText(t, gone),
    replacements.length > 0 && t('buildInstead', { items: formatList(replacements) }),
    totals &&
      difference !== 0 &&
      t(difference > 0 ? 'noticeBuildUp' : 'noticeBuildDown', {
        difference: formatEuros(Math.abs(difference)),
        before: formatEuros(totals.before),
        now: formatEuros(totals.now),
      }),
    gone.length === 0 && replacements.length === 0 && difference === 0 && t('noticeBuildSame'),
  ]
    .filter(Boolean)
    .join(' ')
}

/** 'Já não está disponível a cor exterior Vermelho Brasa.' */
export function goneText(t: Translate, gone: readonly BuildItem[]): string {
  const names = gone.flatMap(({ item, name }) =>
    item === 'model' ? [] : [`${t(choiceLabels(item).dropped)} ${name}`],
  )
  return t(plural(gone.length, 'buildGone'), { items: formatList(names) })
}
