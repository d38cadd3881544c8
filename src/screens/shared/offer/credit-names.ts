import type { CreditType } from '../../../domain/steps/configuration.ts'
import type { LabelKey } from '../../../labels/labels.ts'

/** Label keys of the credit types (spec §2). */
export const CREDIT_NAMES = {
  CREDIT: 'creditToDrive',
  HOD: 'openDrive',
} as const satisfies Readonly<Record<CreditType, LabelKey>>
