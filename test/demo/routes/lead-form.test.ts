import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CONFIGURATION, multipart, post, proposal, urlencoded } from './post-lead.ts'
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
})
