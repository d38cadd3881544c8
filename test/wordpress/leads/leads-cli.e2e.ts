import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { fetchWordpress } from '../../../scripts/wordpress/install/fetch-wordpress.ts'
import { phpCommand, phpSettingsOf } from '../../../scripts/wordpress/php/native-php.ts'
import { postLead, proposal, test } from './lead-site.ts'

const run = promisify(execFile)

test.skip(process.env['WORDPRESS_PHP'] === 'wasm', 'WP-CLI is a program of its own')

test('WP-CLI exports leads, retries their mails and deletes leads older than the retention time', async ({
  site,
}) => {
  const { wpCli } = await fetchWordpress()
  const wp = async (...args: string[]): Promise<string> => {
    const command = [...phpSettingsOf(site.folder), wpCli, '--allow-root', `--path=${site.folder}`]
    const { stdout } = await run(phpCommand(), [...command, 'cfg', 'leads', ...args])
    return stdout
  }
  await postLead(site, proposal())
  await postLead(site, proposal({ submission_id: 'second-one', name: '=1+1' }))
  await site.run(
    'global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}cfg_configurator_deliveries SET state = \'failed\'" );',
  )
  expect(await wp('retry')).toContain('4 mails were due, 4 sent.')
  const file = join(site.folder, 'leads.csv')
  expect(await wp('export', `--file=${file}`, '--form=proposal')).toContain('2 leads.')
  const csv = await readFile(file, 'utf8')
  expect(csv).toContain('"Inês Conceição";"ines@exemplo.pt";"912345678"')
  expect(csv).toContain(`"'=1+1"`)
  expect(await wp('export', '--to=2020-01-01')).not.toContain('Inês')
  await expect(wp('export', '--from=yesterday')).rejects.toThrow('YYYY-MM-DD')
  await site.run(
    'global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}cfg_configurator_leads SET created_gmt = \'2020-01-01 00:00:00\' WHERE id = 1" );',
  )
  expect(await wp('retention', '--days=30')).toContain('1 leads deleted.')
  expect((await site.leads()).map(({ name }) => name)).toEqual(['=1+1'])
})
