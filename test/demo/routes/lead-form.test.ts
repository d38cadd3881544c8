import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { OPEN_TIME, HONEYPOT_FIELD } from '../../../src/features/leads/lead-form.ts'
import { CONFIGURATION, LEAD_PATH, multipart, post, proposal, urlencoded } from './post-lead.ts'
import { siteUnderTest } from './site-under-test.ts'

const testDrive = { ...proposal, form_type: 'test-drive' }

const email = {
  form_type: 'configuration-email',
  submission_id: 'f6e5d4c3b2a1',
  name: 'Inês',
  email: 'ines@exemplo.pt',
  accept: 'S',
  from_page: CONFIGURATION,
}

describe('the lead form', () => {
  it.each([
    ['a proposal', proposal],
    ['a test drive', testDrive],
    ['a configuration by e-mail', email],
  ])('stores %s as a JSON line, in either form encoding', async (_, fields) => {
    for (const body of [urlencoded(fields), multipart(fields)]) {
      const site = siteUnderTest()
      expect(await post(site, body)).toMatchObject({
        status: 303,
        page: '/obrigado/',
        back: CONFIGURATION,
        fields: null,
      })
      const [kept, ...others] = await site.leads()
      expect(others).toEqual([])
      const message = 'msg' in fields ? { msg: 'Bom dia,\ngostaria de uma proposta.' } : {}
      expect(kept).toMatchObject({ ...fields, ...message, receivedAt: expect.any(String) })
      const lines = readFileSync(join(site.storage, 'leads.jsonl'), 'utf8').split('\n')
      expect(lines).toHaveLength(2)
      expect(JSON.parse(lines[0] ?? '')).toEqual(kept)
    }
  })

  it.each([
    ['en-GB', 'en-GB'],
    ['pt-PT', null],
  ])('leads to pages in the language in which it was shown: %s', async (language, idioma) => {
    const [accepted] = JSON.parse(
      readFileSync('wordpress-plugin/tests/leads/snapshots.json', 'utf8'),
    ) as { snapshot: object }[]
    const configuration = JSON.stringify({ ...accepted?.snapshot, language })
    const site = siteUnderTest()
    for (const fields of [proposal, { ...proposal, submission_id: 'b', email: '' }]) {
      const { address } = await post(site, urlencoded({ ...fields, configuration }))
      expect(new URL(address, 'http://site.test').searchParams.get('idioma')).toBe(idioma)
    }
  })

  it('stores one lead for a double click, and for going back and submitting again', async () => {
    const site = siteUnderTest()
    const clicks = [urlencoded(proposal), urlencoded(proposal), multipart(proposal)]
    const answers = await Promise.all(clicks.map((body) => post(site, body)))
    expect(answers.map(({ page }) => page)).toEqual(['/obrigado/', '/obrigado/', '/obrigado/'])
    expect((await post(site, urlencoded(proposal))).page).toBe('/obrigado/')
    expect(await site.leads()).toHaveLength(1)
    await post(site, urlencoded({ ...proposal, submission_id: 'another-one' }))
    expect(await site.leads()).toHaveLength(2)
  })

  it('stores the same submission id with other content as another lead', async () => {
    const site = siteUnderTest()
    await post(site, urlencoded(proposal))
    await post(site, urlencoded({ ...proposal, name: 'Rui Sá', email: 'rui@exemplo.pt' }))
    await post(
      site,
      urlencoded({ ...proposal, msg: `${proposal['msg']}\nPDF: https://a.test/b.pdf` }),
    )
    expect((await site.leads()).map(({ name }) => name)).toEqual(['Inês Conceição', 'Rui Sá'])
  })

  it('still recognises a lead after a restart of the site', async () => {
    const first = siteUnderTest()
    await post(first, urlencoded(proposal))
    const second = siteUnderTest({ storage: first.storage })
    expect((await post(second, urlencoded(proposal))).page).toBe('/obrigado/')
    expect(await second.leads()).toHaveLength(1)
  })

  it('stores every lead that has no submission id', async () => {
    const site = siteUnderTest()
    const { submission_id: _, ...fields } = proposal
    await post(site, urlencoded(fields))
    await post(site, urlencoded(fields))
    expect(await site.leads()).toHaveLength(2)
  })

  it('accepts the fields that detect bots, and stores none of them', async () => {
    const site = siteUnderTest()
    const traps = { [HONEYPOT_FIELD]: '4200', [OPEN_TIME]: '4200' }
    expect((await post(site, urlencoded({ ...proposal, ...traps }))).page).toBe('/obrigado/')
    const [kept] = await site.leads()
    expect(Object.keys(kept ?? {})).not.toEqual(expect.arrayContaining([HONEYPOT_FIELD]))
    expect(Object.keys(kept ?? {})).not.toEqual(expect.arrayContaining([OPEN_TIME]))
  })

  it('only accepts POST', async () => {
    expect((await siteUnderTest().request(LEAD_PATH)).status).toBe(405)
  })
})
