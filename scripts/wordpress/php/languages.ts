import { mkdir, mkdtempDisposable, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { mo, po, type GetTextTranslations } from 'gettext-parser'
import { fetchWordpress } from '../install/fetch-wordpress.ts'
import { ADD_ONS, addOnFolder, hasAddOn, pluginSlug } from '../install/plugin-files.ts'
import { PHP_SETTINGS, phpCommand } from './native-php.ts'

const CORE = 'wordpress-plugin'
const BLOCK = `${CORE}/blocks/configurator/block.json`

/** The plugin's folders by text domain: the core, and the add-ons that are there. */
const DOMAINS = new Map([
  ['cfg-configurator', CORE],
  ...ADD_ONS.filter(hasAddOn).map((name) => [pluginSlug(name), addOnFolder(name)] as const),
])

/** File name under which WordPress looks up the strings of the block's script. */
const SCRIPT_HANDLE = 'cfg-configurator-configurator-editor-script'

/** Contexts that WordPress uses to translate a block's metadata. */
const BLOCK_CONTEXTS = {
  title: 'block title',
  description: 'block description',
  keywords: 'block keyword',
}

const SKIPPED = ['audit', 'block-json', 'theme-json', 'blade'].map((part) => `--skip-${part}`)
const PLAIN = [...SKIPPED, '--no-location']

/**
 * Regenerates the template from the sources, adds new strings to the .po file of each language, and
 * writes the compiled files. Returns the untranslated strings.
 */
async function updateLanguages(domain: string, plugin: string): Promise<string[]> {
  const { wpCli } = await fetchWordpress()
  const folder = `${plugin}/languages`
  await mkdir(folder, { recursive: true })
  await using scratch = await mkdtempDisposable(join(tmpdir(), 'languages-'))
  const php = [...PHP_SETTINGS, '-d', 'error_reporting=0', wpCli, '--allow-root', 'i18n']
  const wp = (...args: string[]) => execa(phpCommand(), [...php, ...args])
  const template = `${folder}/${domain}.pot`
  const script = join(scratch.path, 'script.pot')
  const block = join(scratch.path, 'block.pot')
  const fromScript = ['--ignore-domain', '--skip-php', '--include=blocks']
  await wp('make-pot', plugin, script, ...fromScript, ...PLAIN)
  if (plugin === CORE) await writeFile(block, await blockTemplate())
  const headers = JSON.stringify({ 'POT-Creation-Date': '', 'Report-Msgid-Bugs-To': '' })
  const fromPhp = [`--domain=${domain}`, '--skip-js', '--exclude=tests,vendor,assets']
  const others = plugin === CORE ? [`--merge=${script},${block}`] : []
  const merged = [...others, `--headers=${headers}`]
  await wp('make-pot', plugin, template, ...fromPhp, ...merged, ...PLAIN)
  await removeDates(template)
  const used = plugin === CORE ? (await readPo(script)).translations : {}
  const missing: string[] = []
  for (const name of (await readdir(folder)).filter((each) => each.endsWith('.po'))) {
    const language = join(folder, name.replace(/\.po$/, ''))
    await wp('update-po', template, `${language}.po`)
    await wp('make-php', `${language}.po`)
    await Promise.all([`${language}.po`, `${language}.l10n.php`].map(removeDates))
    const texts = await readPo(`${language}.po`)
    // mo.compile() drops what has no translation.
    missing.push(...untranslated(texts).map((msgid) => `${name}: ${msgid}`))
    await writeFile(`${language}.mo`, mo.compile(texts))
    if (plugin === CORE) await writeScriptStrings(language, texts, used)
  }
  return missing
}

function untranslated({ translations }: GetTextTranslations): string[] {
  return Object.values(translations)
    .flatMap((entries) => Object.values(entries))
    .filter(({ msgid, msgstr }) => msgid !== '' && msgstr.includes(''))
    .map(({ msgid }) => msgid)
}

type Translations = GetTextTranslations['translations']

const readPo = async (file: string): Promise<GetTextTranslations> => po.parse(await readFile(file))

/** Removes dates, so that the same strings produce the same files. */
async function removeDates(file: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  const dates =
    /^"(?:POT-Creation|PO-Revision)-Date: .*\n|'(?:pot-creation|po-revision)-date'=>'[^']*',/gm
  await writeFile(file, text.replaceAll(dates, ''))
}

/** Creates a template of the block's metadata. WP-CLI would download the contexts. */
async function blockTemplate(): Promise<Buffer> {
  type Metadata = Readonly<Record<string, string | string[]>>
  const block = JSON.parse(await readFile(BLOCK, 'utf8')) as Metadata
  const translations: Translations = {}
  for (const [field, msgctxt] of Object.entries(BLOCK_CONTEXTS)) {
    const entries = [block[field] ?? []].flat().map((msgid) => ({ msgctxt, msgid, msgstr: [''] }))
    translations[msgctxt] = Object.fromEntries(entries.map((entry) => [entry.msgid, entry]))
  }
  const headers = { 'Content-Type': 'text/plain; charset=utf-8' }
  return po.compile({ charset: 'utf-8', headers, translations })
}

/** Writes the strings of the block's script in the format that WordPress loads. */
async function writeScriptStrings(
  language: string,
  { headers, translations }: GetTextTranslations,
  used: Translations,
): Promise<void> {
  const strings = Object.values(translations[''] ?? {})
    .filter(({ msgid }) => msgid !== '' && used['']?.[msgid] !== undefined)
    .map(({ msgid, msgstr }) => [msgid, msgstr] as const)
  const { Language: lang, 'Plural-Forms': plurals } = headers
  const header = { domain: 'messages', lang, 'plural-forms': plurals }
  const messages = { '': header, ...Object.fromEntries(strings) }
  const file = `${language}-${SCRIPT_HANDLE}.json`
  const input = JSON.stringify({ domain: 'messages', locale_data: { messages } }, null, 2)
  const options = { preferLocal: true, input } as const
  const { stdout } = await execa('oxfmt', ['--stdin-filepath', 'strings.json'], options)
  await writeFile(file, `${stdout}\n`)
}

/** Implements `npm run plugin:languages`. */
const missing: string[] = []
for (const [domain, plugin] of DOMAINS) missing.push(...(await updateLanguages(domain, plugin)))
if (missing.length > 0) {
  console.error(`Untranslated:\n${missing.map((id) => `  ${id}`).join('\n')}`)
  process.exitCode = 1
}
