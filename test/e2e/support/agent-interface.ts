import type { Page } from '@playwright/test'

/** A browser's interface for agents, with the registered tools in `agentTools`. */
export function addInterface(): void {
  const tools = new Map<string, { execute: (input: object) => Promise<unknown> }>()
  const context = {
    async registerTool(
      tool: { name: string; execute: (input: object) => Promise<unknown> },
      { signal }: { signal: AbortSignal },
    ) {
      tools.set(tool.name, tool)
      signal.addEventListener('abort', () => tools.delete(tool.name))
    },
  }
  Object.assign(document, { modelContext: context })
  Object.assign(window, { agentTools: tools })
}

type AgentWindow = typeof globalThis & {
  readonly agentTools: Map<string, { execute: (input: object) => Promise<unknown> }>
}

/** Names of the tools that are registered now. */
export const toolNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(globalThis as AgentWindow).agentTools.keys()])

/** What a tool answers. */
export const ask = (page: Page, name: string, input: object = {}): Promise<unknown> =>
  page.evaluate(
    async ([tool, given]) => (globalThis as AgentWindow).agentTools.get(tool)?.execute(given),
    [name, input] as const,
  )
