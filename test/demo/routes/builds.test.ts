import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { codeOfBuild, readBuild } from '../../../demo/content-site/builds/read-build.ts'
import { parseCode } from '../../../src/core/configuration/build-code.ts'
import { siteUnderTest } from './site-under-test.ts'

interface Tables {
  readonly valid: readonly {
    readonly title: string
    readonly items: readonly object[]
    readonly code: string
    readonly second: string
  }[]
  readonly malformed: readonly { readonly title: string; readonly items: unknown }[]
  /** Ways to type the code of the first build. */
  readonly typed: readonly { readonly title: string; readonly text: string }[]
}

/** The plugin is tested with the same table. */
const { valid, malformed, typed } = JSON.parse(
  readFileSync('wordpress-add-ons/gateway/tests/builds.json', 'utf8'),
) as Tables

const [build, withoutColours] = valid

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

describe('saveBuild', () => {
  it.each(valid)('gives a build the code of the table: $title', async ({ items, code, second }) => {
    const { request } = siteUnderTest()
    const response = await request('/wp-json/cfg/saveBuild/', post({ items }))
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({
      code,
      madeOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    expect(codeOfBuild(readBuild(items), 1)).toBe(second)
    expect(parseCode(code)).toEqual({ code })
  })

  it.each(malformed)('rejects a malformed build: $title', async ({ items }) => {
    const { request } = siteUnderTest()
    expect((await request('/wp-json/cfg/saveBuild/', post({ items }))).status).toBe(400)
  })

  it('gives the same build the same code again, also after a restart', async () => {
    const { request, storage } = siteUnderTest()
    const first = await (
      await request('/wp-json/cfg/saveBuild/', post({ items: build?.items }))
    ).json()
    const again = await siteUnderTest({ storage }).request(
      '/wp-json/cfg/saveBuild/',
      post({ items: build?.items }),
    )
    expect(again.status).toBe(200)
    expect(await again.json()).toEqual(first)
  })

  it('gives a build the next free code if its own belongs to another build', async () => {
    const { request, storage } = siteUnderTest()
    const taken = { code: build?.code, madeOn: '2026-01-31', items: withoutColours?.items }
    writeFileSync(join(storage, 'builds.jsonl'), `${JSON.stringify(taken)}\n`)
    const response = await request('/wp-json/cfg/saveBuild/', post({ items: build?.items }))
    expect(await response.json()).toMatchObject({ code: build?.second })
    const found = await request('/wp-json/cfg/findBuild/', post({ code: build?.code }))
    expect(await found.json()).toEqual(taken)
  })
})

describe('findBuild', () => {
  it.each(typed)('finds a build by its code, typed $title', async ({ text }) => {
    const { request } = siteUnderTest()
    await request('/wp-json/cfg/saveBuild/', post({ items: build?.items }))
    const response = await request('/wp-json/cfg/findBuild/', post({ code: text }))
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ code: build?.code, items: build?.items })
    expect(parseCode(text)).toEqual({ code: build?.code })
  })

  it('does not find a build that nobody saved', async () => {
    const { request } = siteUnderTest()
    const response = await request('/wp-json/cfg/findBuild/', post({ code: withoutColours?.code }))
    expect(response.status).toBe(404)
  })

  it.each(['', 'ABC', '000-000-001', 7, null])('rejects %j, which is not a code', async (code) => {
    const { request } = siteUnderTest()
    expect((await request('/wp-json/cfg/findBuild/', post({ code }))).status).toBe(400)
  })
})
