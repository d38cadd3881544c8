import type { Wire } from '../../core/content-site/wire.ts'
import { MAX_COMPARED_BUILDS } from '../../core/configuration/build.ts'
import type { AgentKey } from './labels.pt-PT.ts'
import type { Translate } from '../../core/formats/translate.ts'
import type { Call } from './call.ts'
import { compare, configure, makeCode, simulateFinancing } from './car-tools.ts'
import { listModels, listOptions } from './catalogue-tools.ts'
import type { Schema } from './model-context.ts'
import { openProposal } from './open-proposal.ts'

/** A tool that is offered to agents. */
export interface Tool {
  readonly description: AgentKey
  /** Whether it changes something: what the buyer sees and has chosen, or what the content site stores. */
  readonly changes?: boolean
  readonly inputSchema: (t: Translate<AgentKey>) => Schema
  readonly run: (call: Call, input: Wire) => Promise<object> | object
}

/** All tools by their names (docs/element.md, Agents). */
export const TOOLS: Readonly<Record<string, Tool>> = {
  list_models: { description: 'agentListModels', inputSchema: () => schema({}), run: listModels },
  list_options: {
    description: 'agentListOptions',
    inputSchema(t) {
      const { model, engine, version } = carProperties(t)
      return schema({ model, engine, version }, ['model'])
    },
    run: listOptions,
  },
  configure: { description: 'agentConfigure', inputSchema: carSchema, run: configure },
  simulate_financing: {
    description: 'agentSimulate',
    inputSchema: (t) =>
      schema({
        ...carProperties(t),
        creditType: { type: 'string', enum: ['CREDIT', 'HOD'], description: t('agentCreditType') },
        downPayment: { type: 'number', description: t('agentDownPayment') },
        months: { type: 'number', description: t('agentMonths') },
      }),
    run: simulateFinancing,
  },
  compare: {
    description: 'agentCompare',
    inputSchema(t) {
      const description = t('agentCars')
      const count = { minItems: 2, maxItems: MAX_COMPARED_BUILDS }
      return schema({ cars: { type: 'array', description, ...count, items: carSchema(t) } }, [
        'cars',
      ])
    },
    run: compare,
  },
  make_code: {
    description: 'agentMakeCode',
    changes: true,
    inputSchema: carSchema,
    run: makeCode,
  },
  open_proposal: {
    description: 'agentOpenProposal',
    changes: true,
    inputSchema: carSchema,
    run: openProposal,
  },
}

function carProperties(t: Translate<AgentKey>) {
  const text = (description: string) => ({ type: 'string', description }) as const
  return {
    model: text(t('agentModel')),
    engine: text(t('agentEngine')),
    version: text(t('agentVersion')),
    exterior: text(t('agentExterior')),
    interior: text(t('agentInterior')),
    code: text(t('agentCode')),
  }
}

function carSchema(t: Translate<AgentKey>): Schema {
  return schema(carProperties(t))
}

function schema(
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[] = [],
): Schema {
  return { type: 'object', properties, required, additionalProperties: false }
}
