import { expect, onTestFinished, vi } from 'vitest'
import { registerTools } from './register-tools.ts'
import type { ConfiguratorStore } from '../../core/store/create-store.ts'
import type { ModelContext, ModelContextTool } from './call.ts'

/** The answer of a tool, as an agent reads it. */
export type Answer = Readonly<Record<string, unknown>>

/** An item, as answers list it. */
export interface Listed {
  readonly id: string
  readonly name: string
}

/** The answer of `list_options`. */
export interface Options {
  readonly engines: readonly Listed[]
  readonly versions: readonly Listed[]
  readonly options: Readonly<Record<'exterior' | 'interior', readonly Listed[]>>
}

/** The interface of a browser for agents, and an agent that uses it. */
interface FakeModelContext {
  readonly names: () => readonly string[]
  readonly tool: (name: string) => ModelContextTool
  /** Calls a tool and reads its answer from JSON, as a browser does. */
  readonly ask: <Data = Answer>(
    name: string,
    input?: unknown,
    signal?: AbortSignal,
  ) => Promise<Data>
}

/** Puts `document.modelContext` into the page until the test ends. */
export function fakeModelContext(): FakeModelContext {
  const tools = new Map<string, ModelContextTool>()
  const context: ModelContext = {
    async registerTool(tool, { signal }) {
      if (tools.has(tool.name)) throw new DOMException(`${tool.name} is taken`, 'InvalidStateError')
      tools.set(tool.name, tool)
      signal.addEventListener('abort', () => tools.delete(tool.name))
      return undefined
    },
  }
  Object.assign(document, { modelContext: context })
  onTestFinished(() => void Reflect.deleteProperty(document, 'modelContext'))
  const tool = (name: string): ModelContextTool => {
    const found = tools.get(name)
    if (!found) throw new Error(`no tool ${name}`)
    return found
  }
  return {
    names: () => [...tools.keys()],
    tool,
    ask: async (name, input = {}, signal) => {
      const result = await tool(name).execute(input, signal ? { signal } : undefined)
      return JSON.parse(JSON.stringify(result))
    },
  }
}

/** Registers the tools of a store for an element of the page, which is removed at the end of the test. */
export function agentOf(store: ConfiguratorStore): FakeModelContext {
  const host = document.body.appendChild(document.createElement('div'))
  const agent = fakeModelContext()
  onTestFinished(async () => {
    host.remove()
    await vi.waitFor(() => expect(agent.names()).toEqual([]))
  })
  registerTools({ ...store, host })
  return agent
}
