import { fetchBuild, NoBuildError } from '../../api/build-codes.ts'
import { logFailure } from '../../browser/log.ts'
import { parseCode, type BuildCode } from '../../domain/builds/build-code.ts'
import { decodeChoices } from '../../domain/steps/saved-configuration.ts'
import type { Choices } from '../../domain/steps/steps.ts'
import { ask, openBuild } from '../builds/build-code.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import type { Settings } from '../settings.ts'
import type { PendingRestore } from '../state.ts'

type PendingLink = Extract<PendingRestore, { readonly source: 'link' }>

/** Those whose code is being looked up: the navigation loop asks again whenever data arrives. */
const asked = new WeakSet<PendingLink>()

/** Whether a configuration is that of the attribute `configuration`, and not one of the visitor's own. */
export function isOfPage(pending: PendingRestore, { backOffice }: Settings): boolean {
  return pending.source === 'link' && pending.text === backOffice.configuration
}

/**
 * The choices of a share link, or of the attribute `configuration`, which may also be a code.
 * @returns 'wait' while a code is looked up. Null if the text cannot be read.
 */
export function readLink(store: ConfiguratorStore, pending: PendingLink): Choices | 'wait' | null {
  if (!isOfPage(pending, store.get().settings)) return decodeChoices(pending.text)
  // A share link may be given whole, and a content management system may escape it.
  const [text = ''] = pending.text
    .replaceAll(/&(?:amp|#0*38);/g, '&')
    .split('?')
    .slice(-1)
  const choices = decodeChoices(text)
  if (choices) return choices
  const parsed = parseCode(text)
  if ('error' in parsed) {
    logReason(parsed.error)
    return null
  }
  if (!asked.has(pending)) void openCode(store, pending, parsed.code)
  asked.add(pending)
  return 'wait'
}

async function openCode(
  store: ConfiguratorStore,
  pending: PendingLink,
  code: BuildCode,
): Promise<void> {
  const found = await ask(store, fetchBuild, code).catch((error: unknown) =>
    error instanceof NoBuildError ? error.reason : 'failed',
  )
  // The buyer may have opened a step or the model list meanwhile.
  if (store.get().pending !== pending) return
  if (typeof found !== 'string') return openBuild(store, found)
  logReason(found)
  store.set({ pending: null, notice: { kind: 'page-gone' } })
}

function logReason(reason: string): void {
  logFailure(`attribute configuration: ${reason}`)
}
