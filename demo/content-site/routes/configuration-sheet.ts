import { wltpSpans } from '../catalogue/assemble/wltp.ts'
import { indexCatalogue } from '../catalogue/catalogue-index.ts'
import type { BackOfficeEntry, Catalogue, OptionEntry } from '../catalogue/types.ts'
import { CREDIT_TEXT } from '../documents/lender.ts'
import { formatCode } from '../../../src/core/configuration/build-code.ts'
import { inEnglish, isEnglish } from '../english.ts'
import { text } from '../http/arguments.ts'
import { readJsonObject } from '../http/bodies.ts'
import { json } from '../http/responses.ts'
import type { Route, SiteContext } from '../http/route.ts'
import { SiteError } from '../http/site-error.ts'
import { engineName } from './car-name.ts'
import { sheetFigures } from './sheet-figures.ts'
import type { SheetRequest } from './sheet-request.ts'
import { sheetRequest } from './sheet-request.ts'

const DOCUMENTS = '/documents/'

/** Creates a configuration sheet and responds with its URL (spec §7, get-cfg-pdf). */
export const makeSheet: Route = {
  call: 'get-cfg-pdf',
  method: 'POST',
  body: 'json',
  path: '/wp-json/cfg/get-cfg-pdf',
  answer: async ({ request, url }, shared) => {
    const { data } = await readJsonObject(request)
    const site = isEnglish(url.pathname)
      ? { ...shared, catalogue: indexCatalogue(inEnglish<Catalogue>(shared.catalogue)) }
      : shared
    const pdf = await draw(sheetRequest(data, site), site)
    const name = await site.documents.add(pdf)
    return json(new URL(DOCUMENTS + name, url).href)
  },
}

/** Serves a created sheet. Any other name is not found. */
export const documents: Route = {
  call: 'documents',
  method: 'GET',
  path: `${DOCUMENTS}:name`,
  answer: async (request, site) => {
    const pdf = await site.documents.read(text(request, 'name'))
    if (pdf === null) throw new SiteError('not_found', 'There is no such document.')
    return new Response(new Uint8Array(pdf), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': 'inline; filename="configuracao.pdf"',
        'Cache-Control': 'public, max-age=31536000, immutable',
        'X-Content-Type-Options': 'nosniff',
        'X-Robots-Tag': 'noindex',
      },
    })
  },
}

async function draw(sheet: SheetRequest, site: SiteContext): Promise<Buffer> {
  const { configurationSheet } = await import('../documents/configuration-sheet.ts')
  const { languageOf, SITE_LANGUAGE } = await import('../documents/in-language.ts')
  const { simulated, options } = sheet
  const { model, version } = simulated
  return configurationSheet({
    language: await languageOf(sheet.snapshot?.language ?? SITE_LANGUAGE.tag),
    maker: site.catalogue.backOffice.product,
    model: model.model.model,
    engine: engineName(model, version),
    version: version.designation,
    code: formatCode(sheet.snapshot?.code ?? ''),
    ...sheetFigures(sheet),
    leadTime: sheet.snapshot?.leadTime ?? null,
    stockCar: sheet.snapshot?.stockCar ?? null,
    finishes: Object.fromEntries(
      options.map(({ kind, entry }) => [kind, entry.paintingType ?? materialOf(entry)]),
    ),
    wltp: sheet.snapshot?.wltp ?? wltpSpans(model.engines, [version]),
    creditLegal: sheet.snapshot?.creditLegal ?? CREDIT_TEXT,
    guarantee: guaranteeText(site.catalogue.backOffice.guarantee),
    date: site.today(),
    picture: await picture(sheet, site),
  })
}

function materialOf({ materialType = '' }: OptionEntry): string {
  return materialType ?? 'Tecido'
}

function guaranteeText(guarantee: BackOfficeEntry['guarantee']): string {
  return `${guarantee.title}: ${guarantee.text.replaceAll(/<[^>]*>/g, '')}`
}

/**
 * Front view of the car in its colour. Null where there is none in that colour, because the model's picture shows
 * another. Errors are ignored: the sheet is then printed without a picture.
 */
async function picture(sheet: SheetRequest, site: SiteContext): Promise<Buffer | null> {
  const { options, simulated } = sheet
  const exterior = simulated.model.exteriors.find((colour) =>
    options.some(({ entry }) => entry === colour),
  )
  const address = exterior
    ? (exterior.externalColorImages360[0] ?? exterior.gallery[0]?.image ?? '')
    : simulated.model.model.modelImg
  try {
    const bytes = address === '' ? null : await site.pictures.read(address)
    const { sheetPicture } = await import('../documents/sheet-picture.ts')
    return bytes && (await sheetPicture(bytes))
  } catch (error) {
    console.error(`The picture ${address} cannot be printed.`, error)
    return null
  }
}
