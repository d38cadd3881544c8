import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { renderAt } from '../../../test/support/render-at.tsx'

const spaced = (text: string | null | undefined) => text?.replaceAll(/[\u00A0\u202F]/g, ' ') ?? ''

/** Opens the guided start and gives answers, one per question. */
async function askedAfter(answers: readonly string[], site = siteInProcess()) {
  const widget = await renderAt('/', site)
  await widget.click('button', 'Ajude-me a escolher')
  await widget.findByRole('dialog', { name: 'Ajude-me a escolher' })
  for (const name of answers) await widget.click('button', name)
  const texts = () =>
    within(widget.getByRole('group', { name: /\?$/ }))
      .getAllByRole('button')
      .map((button) => spaced(button.textContent))
  return { widget, texts }
}

const SEVEN_PEOPLE = [
  'Saltar esta pergunta',
  'Grupos de seis ou sete pessoas',
  'Saltar esta pergunta',
]

it('says of an answer, before it is given, that no model has what it asks for', async () => {
  const { texts } = await askedAfter(SEVEN_PEOPLE)
  await waitFor(() =>
    expect(texts()).toEqual([
      'Até 200 €/mês Nenhum modelo',
      'Até 300 €/mês Nenhum modelo',
      'Até 400 €/mês Nenhum modelo',
      'Até 500 €/mês ',
    ]),
  )
})

it('says of no answer that it leaves nothing while a model could not be checked', async () => {
  const site = siteInProcess()
  site.respondWith('lstVersions/107', () => ({ message: 'no' }))
  const { texts } = await askedAfter(SEVEN_PEOPLE, site)
  await waitFor(() => expect(site.requestsOf('lstVersions/107')).toHaveLength(1))
  await site.settled()
  expect(texts()).toHaveLength(4)
  expect(texts().join()).not.toContain('Nenhum')
})
