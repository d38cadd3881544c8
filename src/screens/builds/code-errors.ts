import type { NoBuildError } from '../../api/build-codes.ts'
import type { CodeError } from '../../domain/builds/build-code.ts'
import type { LabelKey } from '../../labels/labels.ts'

/** Why a code leads to no build. */
export const CODE_ERRORS = {
  length: 'codeLength',
  mistyped: 'codeMistyped',
  unknown: 'codeUnknown',
  'rate-limited': 'codeBusy',
  failed: 'codeFailed',
} as const satisfies Record<CodeError | NoBuildError['reason'] | 'failed', LabelKey>
