import { OPTION_KINDS } from '../../../src/core/configuration/choice-steps.ts'
import { optionFields } from '../../../src/core/configuration/option-fields.ts'

const OPTION_FIELDS = OPTION_KINDS.map(optionFields)

/** Text and id fields of a saved configuration (spec §7). */
export const TEXTS: readonly string[] = [
  'id',
  'cfg',
  'sessionID',
  'configurationID',
  'configurationPDF',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'modelName',
  'idModel',
  'idEngine',
  'engineName',
  'idVersion',
  'versionName',
  ...OPTION_FIELDS.flatMap(({ id, name, factoryCode }) => [id, name, factoryCode]),
  'idVC',
  'idGeneration',
  'localSuffix',
  'localCode',
  'creditType',
]

/** Numeric fields: a decimal number, or '' when empty (spec §7). */
export const FIGURES: readonly string[] = [
  'powerCV',
  ...OPTION_FIELDS.map(({ price }) => price),
  'totalPrice',
  'basePrice',
  'nrPayments',
  'initialValue',
  'taeg',
  'rate',
  'capitalToFinance',
  'mtic',
  'rent',
  'fee',
  'residualValue',
  'legalizationGain',
  'transportGain',
]
