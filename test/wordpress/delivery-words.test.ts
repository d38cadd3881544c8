import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { labels as english } from '../../src/labels/labels.en-GB.ts'

const WORDS = 'wordpress-plugin/includes/leads/Snapshot_Rows.php'

it.each([
  [english.leadTimeIn.replace('{span}', '%1$s').replace('{date}', '%2$s'), 'leadTimeIn'],
  [english.leadTimeSpan.replace('{from}', '%1$d').replace('{to}', '%2$d'), 'leadTimeSpan'],
  [english.leadTimeWeeksOne.replace('{n}', '1'), 'leadTimeWeeksOne'],
  [english.leadTimeWeeksMany.replace('{n}', '%d'), 'leadTimeWeeksMany'],
])("says '%s' in English mails, as the label %s", (text) => {
  expect(readFileSync(WORDS, 'utf8')).toContain(`_x( '${text}', 'visitor', `)
})
