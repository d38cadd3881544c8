import type { Page } from '@playwright/test'
import type { LabelKey } from '../../../src/labels/labels.ts'
import { allLabels } from '../../support/all-labels.ts'

const portuguese = await allLabels('pt-PT')
const english = await allLabels('en-GB')

/** A label as a pattern of the whole text, with anything in place of its values. */
function patternOf(label: string): RegExp {
  const parts = label.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`)
}

/**
 * Labels that are like texts of the content site: '5 lugares' is a value of its filter, 'Tecido' a material, 'Automática' a
 * transmission, and 'Interior Tecido Preto' a line of the price in both languages.
 */
const LIKE_CONTENT: ReadonlySet<string> = new Set([
  'whyManySeats',
  'defaultMaterial',
  'galleryCabin',
  'guideTransmissionAutomatic',
])

/** The widget's Portuguese labels that have another text in English, and words enough to be recognised. */
const PATTERNS = (Object.keys(portuguese) as LabelKey[])
  .filter((key) => !LIKE_CONTENT.has(key))
  .filter((key) => portuguese[key] !== english[key])
  .filter((key) => /\p{L}{3}/u.test(portuguese[key].replace(/\{\w+\}/g, '')))
  .map((key) => ({ key, pattern: patternOf(portuguese[key]) }))

/** English texts that also are the whole of a Portuguese label, such as 'Email'. */
const SHARED = new Set<string>(Object.values(english))

/** Every text of the widget, and what a screen reader reads instead of one, without what is marked as Portuguese. */
async function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.querySelector('cfg-configurator')?.shadowRoot
    const texts: string[] = []
    const visit = (node: Node): void => {
      if (node instanceof Text) texts.push(node.data)
      if (node instanceof Element) {
        if (node.matches('style, [lang|=pt]')) return
        for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-valuetext'])
          texts.push(node.getAttribute(name) ?? '')
      }
      for (const child of node.childNodes) visit(child)
    }
    for (const child of root?.childNodes ?? []) visit(child)
    return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)
  })
}

/** The widget's own texts that are Portuguese on the screen that is shown, with the keys of their labels. */
export async function portugueseTexts(page: Page): Promise<string[]> {
  const texts = new Set(await textsOf(page))
  if (texts.size < 10) return ['The widget has hardly any text yet.']
  return [...texts]
    .filter((text) => !SHARED.has(text))
    .flatMap((text) => {
      const label = PATTERNS.find(({ pattern }) => pattern.test(text))
      return label ? [`${label.key}: ${text}`] : []
    })
}
