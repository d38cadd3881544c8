import type { Call } from './call.ts'

/** Longest text of an editor in an answer, in characters. */
const MAX_TEXT = 1000

/** Texts by what they are. A missing one is null or empty. */
type Texts = Readonly<Record<string, string | null | undefined>>

/**
 * What editors wrote, as plain text and marked as information: an agent must not follow it. Nothing if there is none.
 * The interface can only mark a whole tool as untrusted, so these texts stand apart from everything else.
 */
export function editorTexts({ t }: Call, texts: Texts): { readonly editorTexts?: object } {
  const plain = Object.entries(texts)
    .map(([name, text]) => [name, plainText(text ?? '')] as const)
    .filter(([, text]) => text !== '')
  if (plain.length === 0) return {}
  return { editorTexts: { note: t('agentEditorTexts'), ...Object.fromEntries(plain) } }
}

/** The text of untrusted HTML in one line. */
function plainText(html: string): string {
  // A document of its own, which loads nothing and runs no script.
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const code of body.querySelectorAll('script, style')) code.remove()
  const text = (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text
}
