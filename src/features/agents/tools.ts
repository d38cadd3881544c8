import type { Wire } from '../../core/content-site/wire.ts'
import { MAX_COMPARED_BUILDS } from '../../core/configuration/build.ts'
import type { AgentKey } from './labels.pt-PT.ts'
import type { Translate } from '../../core/formats/translate.ts'
import type { Call } from './call.ts'
import { compare, configure, makeCode, openProposal, simulateFinancing } from './car-tools.ts'
import { listModels, listOptions } from './catalogue-tools.ts'
import type { ModelContextTool, Schema } from './model-context.ts'

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
  return {
    list_models: { description: t('agentListModels'), inputSchema: schema({}), run: listModels },
    list_options: {
      description: t('agentListOptions'),
      inputSchema: schema(version, ['model']),
      run: listOptions,
    },
    configure: { description: t('agentConfigure'), inputSchema: schema(car), run: configure },
    simulate_financing: {
      description: t('agentSimulate'),
      inputSchema: schema({ ...car, ...loan }),
      run: simulateFinancing,
    },
    compare: {
      description: t('agentCompare'),
      inputSchema: schema({ cars }, ['cars']),
      run: compare,
    },
    make_code: {
      description: t('agentMakeCode'),
      changes: true,
      inputSchema: schema(car),
      run: makeCode,
    },
    open_proposal: {
      description: t('agentOpenProposal'),
      changes: true,
      inputSchema: schema(car),
      run: openProposal,
    },
  }
}

function schema(properties: NonNullable<Schema['properties']>, required: string[] = []): Schema {
  return { type: 'object', properties, required, additionalProperties: false }
}
