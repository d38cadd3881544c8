import { describe, expect, it } from 'vitest'
import { ENGLISH } from '../../demo/content-site/english.ts'
import { CATALOGUE_CALLS, MODEL_CALLS } from '../../demo/content-site/routes/content-calls.ts'
import { siteUnderTest } from './routes/site-under-test.ts'

const { read } = siteUnderTest()
const models = await read<{ id: number }[]>('/wp-json/cfg/lstModels/')

/** The calls with texts. Dealers have only names and addresses. */
const PATHS = [
  ...Object.keys(CATALOGUE_CALLS),
  ...models.flatMap(({ id }) =>
    [...Object.keys(MODEL_CALLS), 'stockCars'].map((call) => `${call}/${id}`),
  ),
].map((call) => `/wp-json/cfg/${call}`)

/** Codes of the forms, and names of places. */
const NOT_TEXTS = /^(form|id|place|complaints)$/

/** Figures, dates, addresses on the site, colours and codes. */
const NO_WORDS = /^([\d,.-]*|[/#].*|[A-Z\d]+(-[A-Z\d]+)?)$/

/** Proper names, and what is the same in both languages. */
const NAMES = new Set(
  [
    'Maré | Pardal | Faial | Alvor | Brisa 5 | Estrela | Planalto | Serra Alta | Aurora',
    'Lume | Lume Financeira, S.A. | Lume Automóveis, Lda.',
    'Essencial | Vivo | Horizonte | Atlântico | Prestígio',
    'Vermelho Brasa | Branco Neve | Cinza Granito | Azul Atlântico | Preto Noite | Verde Pinhal | Branco Pérola | Cinza Mate | Amarelo Girassol | Prata Lunar | Azul Geada | Bege Areia | Vinho do Porto',
    '1.2 Turbo | 1.0 Turbo | 1.0 Turbo Auto | 1.5 Turbo | 1.6 D | 1.6 D Auto | 2.2 D 4x4 | Manual | Euro 6e | € | cm³ | Nm | s | km | km/h | g/km | l/100 km | kW | kWh | kWh/100 km',
  ].flatMap((names) => names.split(' | ')),
)

/** The texts of an answer, in their order. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return Object.entries(value ?? {}).flatMap(([key, member]) =>
    NOT_TEXTS.test(key) ? [] : textsOf(member),
  )
}

describe('the content site in English', () => {
  it('translates every text that is no proper name, and has no translation of any other', async () => {
    const portuguese = (await Promise.all(PATHS.map((path) => read(path)))).flatMap(textsOf)
    const english = (await Promise.all(PATHS.map((path) => read(`/en${path}`)))).flatMap(textsOf)
    expect(english).toHaveLength(portuguese.length)
    const kept = english.filter((text, index) => text === portuguese[index])
    expect([...new Set(kept)].filter((text) => !NO_WORDS.test(text) && !NAMES.has(text))).toEqual(
      [],
    )
    const used = new Set(portuguese)
    expect(Object.keys(ENGLISH).filter((text) => !used.has(text))).toEqual([])
  })

  it('keeps ids and codes, and writes figures as the English do', async () => {
    const [model] = await read<Record<string, unknown>[]>('/en/wp-json/cfg/lstModels/')
    expect(model?.['energies']).toContainEqual({ id: 'Gasolina', name: 'Petrol' })
    const engines = await read<{ lst: { specs: object }[] }[]>('/en/wp-json/cfg/lstEngines/101')
    const specs = engines.flatMap(({ lst }) => lst.map((spec) => spec.specs))
    expect(specs).toContainEqual({ value: '130 PS (96 kW)' })
    expect(JSON.stringify(specs)).not.toMatch(/\d,\d/)
  })
})
