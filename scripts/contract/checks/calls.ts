import type { Content, ContentAnswer } from '../content.ts'
import { nameList, problem, warning, type Finding } from '../finding.ts'
import { operation, OPERATIONS } from '../openapi.ts'
import { schemaDifferences } from '../schemas.ts'

const SIMULATIONS = new Set(['updateFinances', 'amortisation', 'compareFinances'])

/** Calls without an argument, and the list of all dealers. */
export const CATALOGUE_CALLS = OPERATIONS.filter(
  ({ method, path }) => method === 'GET' && /^\/wp-json\/cfg\/\w+(\/|\/\{value\})?$/.test(path),
)

/** A call with a model's id that a site may not have. No file holds it: a stock car can be sold at any moment. */
const STOCK_CARS = 'stockCars'

/** Calls with a model's id, which every site has. */
export const MODEL_CALLS = OPERATIONS.filter(
  ({ name, path }) => path.endsWith('/{modelId}') && name !== STOCK_CARS,
)

const NEXT =
  'Check that the content site URL is correct. If it is, contact the administrator of the content site.'

/** A call's responses, and the models for which they were requested. */
interface Asked {
  readonly call: string
  readonly answers: readonly { readonly model: string | null; readonly answer: ContentAnswer }[]
}

/** Requests every GET call, for every model, and reports failures and slow calls. */
export async function checkCalls(content: Content, slow: number): Promise<Finding[]> {
  const findings = (await askAll(content)).flatMap(failure)
  const late = (await content.answers()).filter(({ seconds }) => seconds >= slow)
  if (late.length === 0) return findings
  const names = late.map(({ call, seconds }) => `${call} (${seconds.toFixed(1)} s)`)
  const text = `The content site is slow to respond: ${nameList(names)}.`
  const next =
    'Contact the administrator of the content site. Until then, visitors get the last cached response, if there is one.'
  return [...findings, warning(text, next)]
}

/** Compares every response so far with its schema. */
export async function checkSchemas(content: Content): Promise<Finding[]> {
  const asked = await askAll(content)
  const simulated = (await content.answers())
    .filter(({ call }) => SIMULATIONS.has(call))
    .map((answer) => ({ call: answer.call, answers: [{ model: null, answer }] }))
  return [...asked, ...simulated].flatMap(({ call, answers }) => {
    const wrong = answers.flatMap(({ model, answer }) => {
      const fields = answer.isExpected ? schemaDifferences(call, answer.data) : []
      return fields.length > 0 ? [{ model, fields }] : []
    })
    if (wrong.length === 0) return []
    const fields = wrong.flatMap((entry) => entry.fields)
    const which = subject(
      call,
      wrong.map(({ model }) => model),
    )
    const text = `${which} returns fields that are not as documented: ${nameList(fields)}.`
    return [
      problem(text, 'Compare them with docs/openapi.yaml, and correct them on the content site.'),
    ]
  })
}

async function askAll(content: Content): Promise<Asked[]> {
  const models = await content.models()
  const catalogue = CATALOGUE_CALLS.map(async ({ name }) => {
    const answer = await content.get(name, { value: 'all' })
    return { call: name, answers: [{ model: null, answer }] }
  })
  const optional = (await content.hasStockCars()) ? [operation(STOCK_CARS)] : []
  const ofModels = [...MODEL_CALLS, ...optional].map(async ({ name }) => {
    const answers = models.map(async (model) => ({
      model: model.name,
      answer: await content.ofModel(name, model),
    }))
    return { call: name, answers: await Promise.all(answers) }
  })
  return Promise.all([...catalogue, ...ofModels])
}

/** One finding for all models for which a call fails. */
function failure({ call, answers }: Asked): Finding[] {
  const failed = answers.filter(({ answer }) => !answer.isExpected)
  const last = failed.at(-1)
  if (!last) return []
  const which = subject(
    call,
    failed.map(({ model }) => model),
  )
  const { status } = last.answer
  const text =
    status === 0 || status >= 400
      ? `${which} fails (status ${status}).`
      : `${which} returns an unexpected response.`
  return [problem(text, NEXT)]
}

/** A sentence's beginning that names a call. */
function subject(call: string, models: readonly (string | null)[]): string {
  const names = models.filter((model) => model !== null)
  if (names.length > 0) return `The call ${call} (for ${nameList(names)})`
  return call === 'hyuDealersLst' ? 'The call hyuDealersLst/all' : `The call ${call}`
}

/** Whether there are no models, or a call failed that finds their versions. Other checks report both. */
export async function isRangeUnknown(content: Content): Promise<boolean> {
  const lists = (await content.models()).map((model) => content.ofModel('lstVersions', model))
  return lists.length === 0 || (await Promise.all(lists)).some(({ isExpected }) => !isExpected)
}
