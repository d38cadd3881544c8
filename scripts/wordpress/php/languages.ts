import { globSync } from 'node:fs'
import { mkdtempDisposable, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { mo, po, type GetTextTranslations } from 'gettext-parser'
import { fetchWordpress } from '../install/fetch-wordpress.ts'
import { PHP_SETTINGS, phpCommand } from './native-php.ts'

const PLUGIN = 'wordpress-plugin'
const FOLDER = `${PLUGIN}/languages`
const DOMAIN = 'cfg-configurator'
const BLOCK = `${PLUGIN}/blocks/configurator/block.json`

/** File name under which WordPress looks up the strings of the block's script. */
const SCRIPT_HANDLE = 'cfg-configurator-configurator-editor-script'

/** Members of JSON files whose values are texts (includes/Settings/Texts.php). */
const TEXTS = new Set([
  'title',
  'summary',
  'intro',
  'label',
  'help',
  'unit',
  'choices',
  'text',
  'next',
  'link',
  'done',
  'reasons',
])

/** The member whose value is a text for visitors, who read it in the context of that name. */
const VISITOR = 'visitor'

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
async function updateLanguages(): Promise<string[]> {
  const { wpCli } = await fetchWordpress()
  await writeJsonStrings()
  await using scratch = await mkdtempDisposable(join(tmpdir(), 'languages-'))
  const php = [...PHP_SETTINGS, '-d', 'error_reporting=0', wpCli, '--allow-root', 'i18n']
  const wp = (...args: string[]) => execa(phpCommand(), [...php, ...args])
  const template = `${FOLDER}/${DOMAIN}.pot`
  const script = join(scratch.path, 'script.pot')
  const block = join(scratch.path, 'block.pot')
  const fromScript = ['--ignore-domain', '--skip-php', '--include=blocks']
  await wp('make-pot', PLUGIN, script, ...fromScript, ...PLAIN)
  await writeFile(block, await blockTemplate())
  const headers = JSON.stringify({ 'POT-Creation-Date': '', 'Report-Msgid-Bugs-To': '' })
  const fromPhp = [`--domain=${DOMAIN}`, '--skip-js', '--exclude=tests,vendor,assets']
  const merged = [`--merge=${script},${block}`, `--headers=${headers}`]
  await wp('make-pot', PLUGIN, template, ...fromPhp, ...merged, ...PLAIN)
  await removeDates(template)
  const used = (await readPo(script)).translations
  const missing: string[] = []
  for (const name of (await readdir(FOLDER)).filter((each) => each.endsWith('.po'))) {
    const language = join(FOLDER, name.replace(/\.po$/, ''))
    await wp('update-po', template, `${language}.po`)
    await wp('make-php', `${language}.po`)
    await Promise.all([`${language}.po`, `${language}.l10n.php`].map(removeDates))
    const texts = await readPo(`${language}.po`)
    await writeFile(`${language}.mo`, mo.compile(texts))
    await writeScriptStrings(language, texts, used)
    missing.push(...untranslated(texts).map((msgid) => `${name}: ${msgid}`))
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

interface JsonText {
  readonly text: string
  readonly context: string
  example?: string
  plural?: string
}

/**
 * Texts below a value of a JSON file. A list is a format and the texts in it, the first of which is its example. An
 * object with `plural` has the singular in `text`.
 */
function textsOf(value: unknown, isText = false, context = ''): JsonText[] {
  if (typeof value === 'string')
    return isText && /\p{L}{3}/u.test(value) ? [{ text: value, context }] : []
  if (typeof value !== 'object' || value === null) return []
  const found = Object.entries(value).flatMap(([name, member]) =>
    name === VISITOR ? textsOf(member, true, name) : textsOf(member, isText || TEXTS.has(name)),
  )
  if ('plural' in value && typeof value.plural === 'string' && found[0] !== undefined)
    found[0].plural = value.plural
  const [first, example] = Array.isArray(value) ? found : []
  if (first !== undefined && example !== undefined && isText) first.example = example.text
  return found
}

/** Writes the texts of the plugin's JSON files into a PHP file, where tools for translations find them. It is never loaded. */
async function writeJsonStrings(): Promise<void> {
  const files = globSync(
    `${PLUGIN}/{includes/Settings/tabs/*,includes/Leads/{Configuration/{labels,choices,figures},Fields/fields},modules/*/{module,findings}}.json`,
  ).toSorted()
  const data = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const calls = new Map<string, string>()
  const quoted = (text: string): string => `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`
  const texts = data.flatMap((json) => textsOf(JSON.parse(json)))
  for (const { text, context, example, plural } of texts) {
    const plain =
      plural === undefined
        ? `__( ${quoted(text)}, '${DOMAIN}' );`
        : `_n( ${quoted(text)}, ${quoted(plural)}, 1, '${DOMAIN}' );`
    const call = context ? `_x( ${quoted(text)}, '${context}', '${DOMAIN}' );` : plain
    const what = plural === undefined ? `a text, such as '${example ?? ''}'` : 'a number'
    const hint = `/* translators: %s: ${what}. */\n${call}`
    if (!calls.has(call)) calls.set(call, text.includes('%') ? hint : call)
  }
  const head =
    '<?php\n// Texts of JSON files, for make-pot. Generated by npm run plugin:languages.\nreturn;\n'
  await writeFile(`${FOLDER}/strings.php`, `${head}${[...calls.values()].join('\n')}\n`)
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
const missing = await updateLanguages()
if (missing.length > 0) {
  console.error(`Untranslated:\n${missing.map((id) => `  ${id}`).join('\n')}`)
  process.exitCode = 1
}
