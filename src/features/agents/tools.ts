import type { Wire } from '../../core/content-site/wire.ts'
import { MAX_COMPARED_BUILDS } from '../../core/configuration/build.ts'
import type { AgentKey } from './labels.pt-PT.ts'
import type { Translate } from '../../core/formats/translate.ts'
import type { Call, ModelContextTool, Schema } from './call.ts'
import { compare, configure, makeCode, openProposal, simulateFinancing } from './car-tools.ts'
import { listModels, listOptions } from './catalogue-tools.ts'

/** A tool that is offered to agents. */
export interface Tool extends Pick<ModelContextTool, 'description' | 'inputSchema'> {
  /** Whether it changes something: what the buyer sees and has chosen, or what the content site stores. */
  readonly changes?: boolean
  readonly run: (call: Call, input: Wire) => Promise<object> | object
}

/** All tools by their names (docs/element.md, Agents). */
export function toolsOf(t: Translate<AgentKey>): Readonly<Record<string, Tool>> {
  const text = (description: string) => ({ type: 'string', description })
  const number = (description: string) => ({ type: 'number', description })
  const version = {
    model: text(t('agentModel')),
    engine: text(t('agentEngine')),
    version: text(t('agentVersion')),
  }
  const car = {
    ...version,
    exterior: text(t('agentExterior')),
    interior: text(t('agentInterior')),
    code: text(t('agentCode')),
  }
  const loan = {
    creditType: { ...text(t('agentCreditType')), enum: ['CREDIT', 'HOD'] },
    downPayment: number(t('agentDownPayment')),
    months: number(t('agentMonths')),
  }
  const cars = {
    type: 'array',
    description: t('agentCars'),
    minItems: 2,
    maxItems: MAX_COMPARED_BUILDS,
    items: schema(car),
  }
  const tool = (
    description: string,
    run: Tool['run'],
    ...inputs: Parameters<typeof schema>
  ): Tool => ({ description, inputSchema: schema(...inputs), run })
  return {
    list_models: tool(t('agentListModels'), listModels, {}),
    list_options: tool(t('agentListOptions'), listOptions, version, ['model']),
    configure: tool(t('agentConfigure'), configure, car),
    simulate_financing: tool(t('agentSimulate'), simulateFinancing, { ...car, ...loan }),
    compare: tool(t('agentCompare'), compare, { cars }, ['cars']),
    make_code: { ...tool(t('agentMakeCode'), makeCode, car), changes: true },
    open_proposal: { ...tool(t('agentOpenProposal'), openProposal, car), changes: true },
  }
}

function schema(properties: NonNullable<Schema['properties']>, required: string[] = []): Schema {
  return { type: 'object', properties, required, additionalProperties: false }
}
