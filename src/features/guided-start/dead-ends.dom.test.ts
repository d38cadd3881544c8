import { expect, it } from 'vitest'
import type { GuideAnswers, QuestionId } from './wishes.ts'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { atHome } from './advising.test-support.ts'

/** The answers to a question of the demo that leave nothing, and how many lists of versions were requested for them. */
async function deadEndsOf(
  question: QuestionId,
  ids: readonly string[],
  others: GuideAnswers = {},
  site = siteInProcess(),
) {
  const { deadEnds } = await atHome(site)
  const found = await deadEnds(question, ids, others)
  return { found, requests: site.requestsOf('lstVersions').length }
}

it('finds the budgets within which no model has seven seats, with the versions of that model only', async () => {
  expect(await deadEndsOf('budget', ['200', '400', '500'], { space: 'seven' })).toEqual({
    found: ['200', '400'],
    requests: 1,
  })
})

it('requests no versions for a single answer that would need them', async () => {
  expect(await deadEndsOf('where', ['city', 'mixed', 'trips'])).toEqual({ found: [], requests: 0 })
})

it('finds every answer if none helps, and none if the other answers leave nothing already', async () => {
  const low = ['100', '200', '300']
  expect(await deadEndsOf('budget', low, { space: 'seven' })).toMatchObject({ found: low })
  const { found } = await deadEndsOf('budget', low, {
    space: 'seven',
    charging: 'home',
    where: 'city',
  })
  expect(found).toEqual([])
})

it('finds none while a model that could not be checked may be possible', async () => {
  expect(await deadEndsOf('budget', ['100'])).toMatchObject({ found: ['100'] })
  const site = siteInProcess()
  site.respondWith('lstVersions/107', { message: 'no' })
  expect(await deadEndsOf('budget', ['100'], {}, site)).toMatchObject({ found: [] })
})
