import { MAX_COMPARED_BUILDS } from '../../core/configuration/build.ts'
import type { AgentKey } from './labels.pt-PT.ts'
import type { Translate } from '../../core/formats/translate.ts'
import type { Call } from './call.ts'
import { compare, configure, makeCode, simulateFinancing } from './car-tools.ts'
import { listModels, listOptions } from './catalogue-tools.ts'
import type { Schema } from './model-context.ts'
import { openProposal } from './open-proposal.ts'
import type { CarInput } from './resolve-car.ts'

/** A tool that is offered to agents. */
export interface Tool {
  readonly description: AgentKey
  /** Whether it changes nothing: neither what the buyer sees and has chosen, nor what the content site stores. */
  readonly isReadOnly: boolean
  readonly inputSchema: (t: Translate<AgentKey>) => Schema
  readonly run: (call: Call, input: CarInput) => Promise<object> | object
}

type Properties = Readonly<Record<string, Schema>>

/** All tools by their names (docs/element.md, Agents). */
export const TOOLS: Readonly<Record<string, Tool>> = {
  list_models: {
    description: 'agentListModels',
    isReadOnly: true,
    inputSchema: () => schema({}),
    run: listModels,
  },
  list_options: {
    description: 'agentListOptions',
    isReadOnly: true,
    inputSchema(t) {
      const { model, engine, version } = carProperties(t)
      return schema({ model, engine, version } as Properties, ['model'])
    },
    run: listOptions,
  },
  configure: {
    description: 'agentConfigure',
    isReadOnly: true,
    inputSchema: (t) => schema(carProperties(t)),
    run: configure,
  },
  simulate_financing: {
    description: 'agentSimulate',
    isReadOnly: true,
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
    isReadOnly: true,
    inputSchema: (t) =>
      schema(
        {
          cars: {
            type: 'array',
            description: t('agentCars'),
            minItems: 2,
            maxItems: MAX_COMPARED_BUILDS,
            items: schema(carProperties(t)),
          },
        },
        ['cars'],
      ),
    run: compare,
  },
  make_code: {
    description: 'agentMakeCode',
    isReadOnly: false,
    inputSchema: (t) => schema(carProperties(t)),
    run: makeCode,
  },
  open_proposal: {
    description: 'agentOpenProposal',
    isReadOnly: false,
    inputSchema: (t) => schema(carProperties(t)),
    run: openProposal,
  },
}

function carProperties(t: Translate<AgentKey>): Properties {
  const text = (key: Parameters<typeof t>[0]): Schema => ({
    type: 'string',
    description: t(key as 'agentModel'),
  })
  return {
    model: text('agentModel'),
    engine: text('agentEngine'),
    version: text('agentVersion'),
    exterior: text('agentExterior'),
    interior: text('agentInterior'),
    code: text('agentCode'),
  }
}

function schema(properties: Properties, required: readonly string[] = []): Schema {
  return { type: 'object', properties, required, additionalProperties: false }
}
