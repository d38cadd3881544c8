import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { labels as english } from '../../src/labels/en-GB/en-gb.ts'

const WORDS = 'wordpress-plugin/modules/price-details/Price_Details.php'
const LABELS = 'wordpress-plugin/includes/Leads/Configuration/labels.json'

it.each([
  [english.leadTimeIn.replace('{span}', '%1$s').replace('{date}', '%2$s'), 'leadTimeIn'],
  [english.leadTimeSpan.replace('{from}', '%1$d').replace('{to}', '%2$d'), 'leadTimeSpan'],
  [english.leadTimeWeeksOne.replace('{n}', '1'), 'leadTimeWeeksOne'],
  [english.leadTimeWeeksMany.replace('{n}', '%d'), 'leadTimeWeeksMany'],
  [english.priceLess.replace('{price}', '%s'), 'priceLess'],
  [english.priceMore.replace('{price}', '%s'), 'priceMore'],
  [english.priceSame, 'priceSame'],
])("says '%s' in English mails, as the label %s", (text) => {
  expect(readFileSync(WORDS, 'utf8')).toContain(`_x( '${text}', 'visitor', `)
})

it('names the row of the lead time in English mails as the widget does', () => {
  const labels: unknown = JSON.parse(readFileSync(LABELS, 'utf8'))
  expect(labels).toMatchObject({ leadTime: { visitor: english.leadTime } })
})
