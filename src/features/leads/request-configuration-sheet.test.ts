import { describe, expect, it } from 'vitest'
import { fetchSheetLink } from './request-configuration-sheet.ts'
import { UnexpectedResponseError } from '../../core/content-site/wire.ts'
import { NO_CHOICES } from '../../core/configuration/configuration.ts'
import type { SheetTerms } from '../../core/reporting/save-configuration.ts'
import { startContentSite } from '../../../test/support/content-site-under-test.ts'

const site = startContentSite()
const CALL = '/wp-json/cfg/get-cfg-pdf/'

const TERMS: SheetTerms = {
  versionId: '10113',
  choices: { ...NO_CHOICES, exteriorId: 'VBR', interiorId: 'PCA' },
  creditType: 'CREDIT',
  downPayment: 6500,
  nrPayments: 96,
}

const SNAPSHOT = '{"schema":1}'

describe('fetchSheetLink', () => {
  it('sends the choices, the terms and the snapshot, and returns the URL of the PDF', async () => {
    const link = await fetchSheetLink(site.open(), TERMS, SNAPSHOT, 20_000)
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/documents\/[\da-f]+\.pdf$/)
    const sheet = await fetch(link)
    expect(sheet.headers.get('content-type')).toBe('application/pdf')
  }, 30_000)

  it('omits what is not chosen, so that the site decides', async () => {
    site.answer(CALL, 'https://site.test/a.pdf')
    const bare = { ...TERMS, choices: NO_CHOICES, downPayment: null, nrPayments: null }
    expect(await fetchSheetLink(site.open(), bare, SNAPSHOT, 5000)).toBe('https://site.test/a.pdf')
    await expect
      .poll(() => site.received[0]?.body)
      .toBe(
        JSON.stringify({
          data: {
            idVersion: '10113',
            idExterior: '',
            idInterior: '',
            creditType: 'CREDIT',
            initialValue: '',
            nrPayments: '',
            configuration: { schema: 1 },
          },
        }),
      )
  })

  it.each([
    ['an object', { link: 'https://site.test/a.pdf' }],
    ['a path', '/documents/a.pdf'],
    ['a script', 'javascript:alert(1)'],
    ['two lines', 'https://site.test/a.pdf\nhttps://site.test/b.pdf'],
    ['nothing', ''],
    ['an endless address', `https://site.test/${'a'.repeat(500)}`],
  ])('rejects %s', async (_, body) => {
    site.answer(CALL, body)
    await expect(fetchSheetLink(site.open(), TERMS, SNAPSHOT, 5000)).rejects.toBeInstanceOf(
      UnexpectedResponseError,
    )
  })

  it.each(['fail', '404', 'drop', 'html', 'empty', 'null'] as const)(
    'throws after %s, without a retry',
    async (fault) => {
      site.demo.setFaults([{ call: 'get-cfg-pdf', fault }])
      await expect(fetchSheetLink(site.open(), TERMS, SNAPSHOT, 5000)).rejects.toBeInstanceOf(Error)
      expect(site.received).toHaveLength(1)
    },
  )

  it('rejects when the request takes too long', async () => {
    site.demo.setFaults([{ call: 'get-cfg-pdf', fault: 'hang' }])
    // The call's own limit has to end it: the one of other requests is longer than this test may take.
    const call = fetchSheetLink(site.open(), TERMS, SNAPSHOT, 200)
    await expect(call).rejects.toBeInstanceOf(Error)
  })
})
