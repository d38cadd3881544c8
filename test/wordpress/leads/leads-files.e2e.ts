import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { expect } from '@playwright/test'
import { findProgram } from '../../../scripts/wordpress/install/debian.ts'
import { nginxTest as test, postLead, proposal } from './lead-site.ts'

test.skip(
  process.env['WORDPRESS_PHP'] === 'wasm' || findProgram(['nginx']) === null,
  'this machine has no nginx with php-fpm',
)

const REFUSE =
  "add_filter( 'query', static fn ( $sql ) => str_starts_with( $sql, 'INSERT' ) ? '' : $sql );"

/** Every file that holds a lead, in a folder and all below. */
async function leadFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  return names.filter((name) => /[0-9a-f]{64}\.php$/.test(name)).map((name) => join(folder, name))
}

test('on nginx the file of a waiting lead is outside the document root', async ({ site }) => {
  await site.setCode(REFUSE)
  expect(await postLead(site, proposal())).toContain('cfg-configurator=obrigado')
  expect(await leadFiles(site.folder)).toEqual([])
  const [file = ''] = await leadFiles(dirname(site.folder))
  expect(await readFile(file, 'utf8')).toContain('ines@exemplo.pt')
  const folder = basename(dirname(file))
  for (const path of [`/${folder}/${basename(file)}`, `/../${folder}/${basename(file)}`]) {
    const answer = await fetch(site.url + path)
    expect(await answer.text(), path).not.toContain('exemplo.pt')
  }
  await site.setCode('')
  await site.work()
  expect((await site.leads()).map(({ name }) => name)).toEqual(['Inês Conceição'])
  expect(await leadFiles(dirname(site.folder))).toEqual([])
})

test('on nginx the file of a waiting lead in wp-content is neither served nor listed', async ({
  site,
}) => {
  const place = "define( 'CFG_CONFIGURATOR_PRIVATE_DIR', WP_CONTENT_DIR . '/private' );"
  await site.setCode(`${place}${REFUSE}`)
  expect(await postLead(site, proposal())).toContain('cfg-configurator=obrigado')
  const [file = ''] = await leadFiles(join(site.folder, 'wp-content/private'))
  expect(await readFile(file, 'utf8')).toContain('ines@exemplo.pt')
  expect(basename(dirname(file))).toMatch(/^cfg-configurator-[0-9a-f]{12}-[0-9a-f]{32}$/)
  const folder = `${site.url}/wp-content/private/${basename(dirname(file))}`
  const answer = await fetch(`${folder}/${basename(file)}`)
  expect({ status: answer.status, text: await answer.text() }).toEqual({ status: 200, text: '' })
  for (const address of [`${folder}/`, `${site.url}/wp-content/private/`]) {
    expect(await (await fetch(address)).text(), address).not.toMatch(/[0-9a-f]{32}/)
  }
})
