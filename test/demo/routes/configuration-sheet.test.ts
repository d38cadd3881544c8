import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '../../../demo/content-site/catalogue/catalogue.ts'
import type { FinancialInfo } from '../../../demo/content-site/finance/financial-info.ts'
import { brokenRules } from '../documents/pdf-ua.ts'
import { readPdf } from '../documents/read-pdf.ts'
import { siteUnderTest } from './site-under-test.ts'

const PATH = '/wp-json/cfg/get-cfg-pdf/'

const [maré] = buildCatalogue().models
const version = maré?.versions.find(({ id }) => id === 10_123)
const powertrain = maré?.engines.find(({ id }) => id === version?.idEngine)
const engine = powertrain?.designation
const exterior = maré?.exteriors.find(
  (colour) => colour.version === version?.id && colour.price > 0,
)
const interior = maré?.interiors.find(
  (colour) => colour.version === version?.id && colour.price > 0,
)

const configuration = {
  idVersion: 10_123,
  idExterior: exterior?.colorid ?? '',
  idInterior: interior?.idColor ?? '',
}

/** A folder of pictures that has an AVIF of the chosen car. */
async function pictures(): Promise<URL> {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  const address = exterior?.externalColorImages360[0] ?? exterior?.gallery[0]?.image ?? ''
  const file = join(folder, address.replace('/media/', ''))
  mkdirSync(dirname(file), { recursive: true })
  const plain = { create: { width: 320, height: 180, channels: 3, background: '#a8432a' } } as const
  writeFileSync(file, await sharp(plain).avif({ effort: 0 }).toBuffer())
  return pathToFileURL(`${folder}/`)
}

const site = siteUnderTest({ today: () => '2026-11-21', pictures: await pictures() })

function post(data: unknown, to = site): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' }
  return to.request(PATH, { method: 'POST', headers, body: JSON.stringify({ data }) })
}

async function linkOf(data: unknown, to = site): Promise<URL> {
  const response = await post(data, to)
  expect(response.status).toBe(200)
  return new URL((await response.json()) as string)
}

async function sheetOf(data: unknown, to = site) {
  const { pathname } = await linkOf(data, to)
  const response = await to.request(pathname)
  expect(response.status).toBe(200)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { response, bytes, sheet: await readPdf(bytes) }
}

function money(amount: number, decimals: number): string {
  const format = new Intl.NumberFormat('pt-PT', {
    useGrouping: 'always',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return `${format.format(amount)} €`.replaceAll(/\s/g, ' ')
}

async function priced(path: string): Promise<FinancialInfo> {
  const answer = await site.read<{ financialInfo: FinancialInfo }>(
    `/wp-json/cfg/updateFinances/${path}`,
  )
  return answer.financialInfo
}

describe('get-cfg-pdf', () => {
  it('returns the URL of a page on the same site, derived from its content', async () => {
    const link = await linkOf(configuration)
    expect(link.href).toMatch(/^http:\/\/site\.test\/documents\/[0-9a-f]{32}\.pdf$/)
    expect(await linkOf(configuration)).toEqual(link)
    expect(await linkOf({ ...configuration, initialValue: 9000 })).not.toEqual(link)
  })

  it('creates one tagged page with the picture, the choices and the prices', async () => {
    const { sheet, bytes } = await sheetOf(configuration)
    expect(sheet.pages).toHaveLength(1)
    expect(sheet).toMatchObject({ isTagged: true, language: 'pt-PT', pictures: 1 })
    expect(sheet.title).toBe(`Lume Maré ${engine} ${version?.designation}: a sua configuração`)
    expect(sheet.alternatives).toEqual([`Lume Maré em ${exterior?.designation}`])
    for (const words of [
      'Lume Maré',
      `Motor ${engine} ${money(powertrain?.price ?? 0, 0)}`,
      `Versão ${version?.designation} + ${money((version?.price ?? 0) - (powertrain?.price ?? 0), 0)}`,
      `Cor exterior ${exterior?.designation}`,
      `+ ${money(exterior?.price ?? 0, 0)}`,
      `Interior ${interior?.designation}`,
      `+ ${money(interior?.price ?? 0, 0)}`,
      'A sua configuração, 21/11/2026',
      `IVA da versão (23%): ${money(version?.vatValue ?? 0, 2)}; Desconto da campanha de financiamento, até 31/12/2026: -${money(1000, 0)}.`,
      'O que o preço não inclui: Imposto Único de Circulação (IUC); Seguro automóvel.',
      'Preço válido até 31/12/2026.',
      'Simulação de demonstração, sem valor contratual',
    ]) {
      expect(sheet.text).toContain(words)
    }
    expect(sheet.inOrder.join(' ').replaceAll(/\s+/g, ' ')).toBe(sheet.text)
    expect(brokenRules(bytes)).toEqual([])
    expect(bytes.byteLength).toBeLessThan(300_000)
  })

  it('prints the figures of the snapshot, marked as unconfirmed when the site computes others', async () => {
    const snapshot = {
      schema: 1,
      configurationId: 'c1',
      link: '',
      model: { id: '101', name: 'Maré' },
      priceLines: [
        { item: 'version', name: version?.designation, cents: 4_000_000 },
        { item: 'exterior', name: exterior?.designation, cents: 50_000 },
      ],
      totalCents: 4_050_000,
      financing: {
        creditType: 'HOD',
        monthlyPaymentCents: 45_933,
        taegPercent: 8.2,
        tanPercent: 6.45,
        mticCents: 4_380_123,
        downPaymentCents: 650_000,
        months: 60,
        financedAmountCents: 3_400_000,
        lastPaymentCents: 1_524_600,
        coversColours: true,
      },
    }
    const withCode = { ...snapshot, code: '7QXM4T9K6' }
    const { text } = (await sheetOf({ ...configuration, configuration: withCode })).sheet
    for (const words of [
      `Preço total c/ IVA ${money(40_500, 0)}`,
      'Código 7QX-M4T-9K6',
      `+ ${money(500, 0)}`,
      'Modalidade Open Drive',
      `Mensalidade ${money(459.33, 2)}`,
      'Prazo 60 meses',
      `Última prestação ${money(15_246, 2)}`,
      `(MTIC) ${money(43_801.23, 2)}`,
      'sujeitos a confirmação',
    ])
      expect(text).toContain(words)
    const own = (await sheetOf(configuration)).sheet.text
    expect(own).not.toContain('sujeitos a confirmação')
    expect(own).not.toContain('Código')
    expect((await post({ ...configuration, configuration: { schema: 2 } })).status).toBe(400)
  })

  it('says when price and campaign ended, whose figures have to be confirmed', async () => {
    const later = siteUnderTest({ pictures: await pictures(), today: () => '2027-01-01' })
    const { text } = (await sheetOf(configuration, later)).sheet
    for (const words of [
      'Desconto da campanha de financiamento, que terminou em 31/12/2026, sujeito a confirmação: -',
      'A validade do preço terminou em 31/12/2026. Valores sujeitos a confirmação.',
    ])
      expect(text).toContain(words)
  })

  it.each(['CREDIT', 'HOD'] as const)(
    'contains the figures of updateFinances, for %s',
    async (type) => {
      const base = type === 'CREDIT' ? version?.price : version?.pvpWithoutFinance
      const price = (base ?? 0) + (exterior?.price ?? 0) + (interior?.price ?? 0)
      const letter = type === 'CREDIT' ? 'S' : 'N'
      const info = await priced(`10123/${price}/${price}/500/9000/36/0/0/0/${letter}`)
      const terms = { creditType: type, initialValue: '9000', nrPayments: '36' }
      const { text } = (await sheetOf({ ...configuration, ...terms })).sheet
      for (const words of [
        `Preço total c/ IVA ${money(info.pvp, 0)}`,
        `Modalidade ${type === 'CREDIT' ? 'Credit to Drive' : 'Open Drive'}`,
        `Mensalidade ${money(info.fee, 2)}`,
        `TAEG ${info.taeg.toFixed(1).replace('.', ',')}%`,
        `TAN fixa ${info.rate.toFixed(2).replace('.', ',')}%`,
        'Prazo 36 meses',
        `Entrada inicial ${money(9000, 2)}`,
        `Montante financiado ${money(info.capitalToFinance, 0)}`,
        `(MTIC) ${money(info.mtic, 2)}`,
      ]) {
        expect(text).toContain(words)
      }
      const last = `Última prestação ${money(info.residualValue, 2)}`
      expect(text.includes(last)).toBe(type === 'HOD')
    },
  )

  it('uses the version’s own offer without terms, and works without a picture', async () => {
    const bare = siteUnderTest({
      pictures: pathToFileURL(`${mkdtempSync(join(tmpdir(), 'none-'))}/`),
    })
    const { sheet } = await sheetOf({ idVersion: 10_123, idExterior: null, idInterior: '' }, bare)
    expect(sheet.pictures).toBe(0)
    expect(sheet.text).toContain(`Mensalidade ${money(version?.rent ?? 0, 2)}`)
    expect(sheet.text).not.toContain('Cor exterior')
  })
})
