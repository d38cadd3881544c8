import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { multipart, post, proposal, urlencoded } from './post-lead.ts'
import { siteUnderTest } from './site-under-test.ts'

describe('the lead form', () => {
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
