import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fetchWordpress } from './fetch-wordpress.ts'
import { PHP_SETTINGS, phpCommand } from './native-php.ts'
import { parsePo, quotePo, type PoEntry } from './po.ts'

const PLUGIN = 'wordpress-plugin'
const FOLDER = `${PLUGIN}/languages`
const DOMAIN = 'cfg-configurator'
const LOCALE = 'pt_PT'
const BLOCK = `${PLUGIN}/blocks/configurator/block.json`

/** Under this name WordPress looks for the strings of the block's script. */
const SCRIPT_HANDLE = 'cfg-configurator-configurator-editor-script'

/** Contexts under which WordPress translates a block's own texts. */
const BLOCK_CONTEXTS = {
  title: 'block title',
  description: 'block description',
  keywords: 'block keyword',
}

/** A line of JSON that opens a list of one text, the text, and the list's end. */
const SHORT_LIST = /^(.*\[)\n\s+(".*")\n\s+(\],?)$/gm

/** The longest line that the formatter leaves alone. */
const LINE = 100

const run = promisify(execFile)

/**
 * Writes the template anew from the sources, takes what is new into the Portuguese file, and makes the
 * files that WordPress reads. Gives the strings that lack a translation.
 */
export async function updateLanguages(): Promise<string[]> {
  const { wpCli } = await fetchWordpress()
  const scratch = await mkdtemp(join(tmpdir(), 'languages-'))
  const wp = (...args: string[]): Promise<unknown> =>
    run(phpCommand(), [
      ...PHP_SETTINGS,
      '-d',
      'error_reporting=0',
      wpCli,
      '--allow-root',
      'i18n',
      ...args,
    ])
  const template = `${FOLDER}/${DOMAIN}.pot`
  const portuguese = `${FOLDER}/${DOMAIN}-${LOCALE}.po`
  const plain = [
    '--skip-audit',
    '--skip-block-json',
    '--skip-theme-json',
    '--skip-blade',
    '--no-location',
  ]
  try {
    const script = join(scratch, 'script.pot')
    await wp(
      'make-pot',
      PLUGIN,
      script,
      '--ignore-domain',
      '--skip-php',
      '--include=blocks',
      ...plain,
    )
    const block = join(scratch, 'block.pot')
    await writeFile(block, await blockTemplate())
    await wp(
      'make-pot',
      PLUGIN,
      template,
      `--domain=${DOMAIN}`,
      '--skip-js',
      '--exclude=tests,vendor,assets',
      `--merge=${script},${block}`,
      `--headers=${JSON.stringify({ 'POT-Creation-Date': '', 'Report-Msgid-Bugs-To': '' })}`,
      ...plain,
    )
    await wp('update-po', template, portuguese)
    await Promise.all([template, portuguese].map(withoutDates))
    await wp('make-mo', portuguese)
    await wp('make-php', portuguese)
    const entries = parsePo(await readFile(portuguese, 'utf8'))
    await writeScriptStrings(entries, parsePo(await readFile(script, 'utf8')))
    return entries.filter(({ texts }) => texts.some((text) => text === '')).map(({ id }) => id)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/** The same strings give the same files, whenever they are written. */
async function withoutDates(file: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replaceAll(/^"(POT-Creation|PO-Revision)-Date: .*\n/gm, ''))
}

/** The block's own texts as a template: wp-cli asks the network for their contexts. */
async function blockTemplate(): Promise<string> {
  const block: unknown = JSON.parse(await readFile(BLOCK, 'utf8'))
  const entries = Object.entries(BLOCK_CONTEXTS).flatMap(([field, context]) => {
    const value = (block as Readonly<Record<string, string | string[]>>)[field] ?? []
    return [value]
      .flat()
      .map((text) => `msgctxt ${quotePo(context)}\nmsgid ${quotePo(text)}\nmsgstr ""\n`)
  })
  const header = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
  return [header, ...entries].join('\n')
}

/** The strings of the block's script, in the form its translations are loaded from. */
async function writeScriptStrings(
  entries: readonly PoEntry[],
  used: readonly PoEntry[],
): Promise<void> {
  const ids = new Set(used.map(({ id }) => id))
  const strings = entries.filter(({ id, context }) => context === '' && ids.has(id))
  const header = {
    domain: 'messages',
    lang: LOCALE,
    'plural-forms': 'nplurals=2; plural=(n != 1);',
  }
  const messages = {
    '': header,
    ...Object.fromEntries(strings.map(({ id, texts }) => [id, texts])),
  }
  const file = `${FOLDER}/${DOMAIN}-${LOCALE}-${SCRIPT_HANDLE}.json`
  const json = JSON.stringify({ domain: 'messages', locale_data: { messages } }, null, 2)
  await writeFile(file, `${json.replaceAll(SHORT_LIST, joinShort)}\n`)
}

/** A list of one text on one line, where the formatter would have it so. */
function joinShort(lines: string, opening: string, text: string, end: string): string {
  const line = `${opening}${text}${end}`
  return line.length > LINE ? lines : line
}

if (import.meta.main) {
  const missing = await updateLanguages()
  if (missing.length > 0) {
    console.error(`Without ${LOCALE}:\n${missing.map((id) => `  ${id}`).join('\n')}`)
    process.exitCode = 1
  }
}
