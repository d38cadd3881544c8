import { createObserver } from '../../platform/observers.ts'
import { logFailure } from '../../platform/log.ts'
import { language } from '../../labels/language.ts'
import { agentLabels } from './labels.pt-PT.ts'
import { texts } from '../../labels/texts.ts'
import { createTranslator } from '../../core/formats/translate.ts'
import { createHeadlessStore, followBuyer } from './headless-store.ts'
import { selectLabels, selectModels } from '../../core/catalogue/line-up.ts'
import type { ConfiguratorStore } from '../../core/store/create-store.ts'
import { AgentError, type Call, modelContext } from './call.ts'
import { readArguments } from './read-arguments.ts'
import { toolsOf, type Tool } from './tools.ts'

/** The elements whose tools are registered, each with the number that its names end with. */
const registered = new Map<ConfiguratorStore, number>()

/**
 * Registers the tools of an element until it is removed from the page. Does nothing while they are registered. A second
 * element's names end with '_2', because a page's names are unique.
 */
export function registerTools(buyer: ConfiguratorStore): void {
  const context = modelContext()
  if (!context || registered.has(buyer)) return
  const numbers = new Set(registered.values())
  let number = 1
  while (numbers.has(number)) number++
  registered.set(buyer, number)
  const end = new AbortController()
  whenRemoved(buyer.host, () => {
    registered.delete(buyer)
    end.abort()
  })
  const call = callsOf(buyer, end.signal)
  for (const [name, tool] of Object.entries(toolsOf(translatorOf(buyer)))) {
    // Older browsers throw where newer ones reject.
    const register = async () =>
      context.registerTool(
        {
          name: number === 1 ? name : `${name}_${number}`,
          description: tool.description,
          inputSchema: tool.inputSchema,
          // Names, texts and the credit warning come from the content site.
          annotations: { readOnlyHint: !tool.changes, untrustedContentHint: true },
          execute: async (input, options) => call(tool, input, options?.signal),
        },
        { signal: end.signal },
      )
    register().catch((error: unknown) => {
      if (!end.signal.aborted) logFailure(`tool ${name} was not registered`, error)
    })
  }
}

/** Runs the tools of an element one after another, in one store: it holds one configuration. */
function callsOf(buyer: ConfiguratorStore, end: AbortSignal) {
  let store: ConfiguratorStore | undefined
  let last: Promise<unknown> = Promise.resolve()
  return async (tool: Tool, input: unknown, cancelled?: AbortSignal): Promise<object> => {
    const signal = cancelled ? AbortSignal.any([end, cancelled]) : end
    const run = async (): Promise<object> => {
      signal.throwIfAborted()
      store ??= createHeadlessStore(buyer)
      await followBuyer({ store, buyer, signal })
      const t = translatorOf(buyer)
      if (selectModels(store.get()).length === 0) throw new AgentError(t('agentListsFailed'))
      const call: Call = { buyer, store, t, signal }
      return tool.run(call, readArguments(call, tool.inputSchema, input))
    }
    const result = last.then(run).catch((error: unknown) => {
      signal.throwIfAborted()
      // A failed call is answered, because browsers do not pass the message of an error on to agents.
      if (error instanceof AgentError) {
        const { message, validValues } = error
        return { error: message, ...(validValues && { validValues }) }
      }
      logFailure('a tool failed', error)
      return { error: translatorOf(buyer)('agentFailed') }
    })
    last = result.catch(() => undefined)
    return result
  }
}

function translatorOf({ get }: ConfiguratorStore) {
  const labels = language.labels ?? { ...texts, ...agentLabels }
  return createTranslator(labels, selectLabels(get()))
}

/** Calls back once an element is no longer in the page. Moving it within the page does not count. */
function whenRemoved(host: EventTarget, onRemoved: () => void): void {
  if (!(host instanceof Node)) return
  const observer = createObserver('MutationObserver', () => {
    if (host.isConnected) return
    observer.disconnect()
    onRemoved()
  })
  // An element in the shadow tree of another one is also removed with that one.
  for (let root = host.getRootNode(); ; root = root.host.getRootNode()) {
    observer.observe(root, { childList: true, subtree: true })
    if (!(root instanceof ShadowRoot)) return
  }
}
