import type { NoBuildError } from '../../core/configuration/request-build-code.ts'
import type { CodeError } from '../../core/configuration/build-code.ts'
import type { LabelKey } from '../../labels/labels.ts'
import { addTexts } from '../../labels/texts.ts'
import { noticeLabels } from './labels.pt-PT.ts'

addTexts(noticeLabels)

/** Why a code leads to no build. */
export const CODE_ERRORS = {
  length: 'codeLength',
  mistyped: 'codeMistyped',
  unknown: 'codeUnknown',
  'rate-limited': 'codeBusy',
  failed: 'codeFailed',
} as const satisfies Record<CodeError | NoBuildError['reason'] | 'failed', LabelKey>
