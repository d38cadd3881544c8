import { describe, expect, it } from 'vitest'
import type { ChoiceKind } from './configuration.ts'
import { CHOICE_KINDS } from './choice-steps.ts'
import { noticeText } from '../../ui/states/notice-text.ts'
import { ptPt } from '../../labels/labels.pt-PT.ts'
import { createTranslator } from '../formats/translate.ts'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { storeUnderTest, watchLog } from '../../../test/support/store-under-test.ts'
import table from '../../../wordpress-plugin/tests/first-view/share-links.json' with { type: 'json' }

/** A row of the table that the demo's and the plugin's tests of link previews read too. */
interface Case {
  readonly what: string
  readonly query: string
  /** What the link opens, with the ids of the table. */
  readonly opens: readonly (ChoiceKind | 'model')[]
  /** What the notice names; nothing without a notice. */
  readonly missing: readonly (ChoiceKind | 'model')[]
}

const t = createTranslator(ptPt, {})

/** What the notice says is missing. */
const MISSING: Readonly<Record<string, string>> = {
  model: 'escolha o modelo.',
  engine: 'confirme o motor.',
  version: 'confirme a versão.',
  exterior: 'confirme a cor exterior.',
  interior: 'confirme o interior.',
  'version,exterior,interior': 'confirme a versão, a cor exterior e o interior.',
  'engine,version,exterior,interior': 'confirme o motor, a versão, a cor exterior e o interior.',
}

describe('a share link', () => {
  it.each(table.cases as readonly Case[])(
    '$what opens $opens and names as missing: $missing',
    async ({ query, opens, missing }) => {
      watchLog()
      const store = await storeUnderTest(siteInProcess(), { query })
      const shown = await store.visit('home')
      const open = CHOICE_KINDS.find((kind) => !opens.includes(kind)) ?? 'summary'
      expect(shown).toBe(opens.length > 0 ? open : 'home')
      const { configuration, notice } = store.get()
      for (const kind of opens) expect(configuration[`${kind}Id`]).toBe(table.ids[kind])
      const text = MISSING[missing.join()]
      expect(notice && noticeText(t, notice)).toBe(
        text === undefined ? null : `O link está incompleto ou a gama mudou: ${text}`,
      )
    },
  )
})
