#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { UnusableSiteError, writeCatalogue } from './write.ts'

const USAGE = `Usage: cfg-catalogue URL FOLDER [options]

Writes the lists of a content site to files (docs/static-catalogue.md). If the content site fails, or its lists are not
as documented or do not fit together, FOLDER stays as it is.

  --rate N      start at most N requests per second (10); 0 does not limit them
  --timeout N   give up a request after N seconds (15)
  --help        show this text

Exit status: 0 if the files are current, 1 if the content site cannot be used, 2 if the command cannot run.`

/** Runs the command and returns its exit status. */
async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      rate: { type: 'string', default: '10' },
      timeout: { type: 'string', default: '15' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const [address = '', folder = '', ...others] = positionals
  const [rate, timeout] = [Number(values.rate), Number(values.timeout)]
  if (!URL.canParse(address) || !/^https?:/.test(address) || folder === '' || others.length > 0)
    throw new TypeError('Give an http(s) URL and a folder.')
  if (!(rate >= 0 && timeout > 0)) throw new TypeError('--rate and --timeout must be numbers.')
  const root = new URL(address.endsWith('/') ? address : `${address}/`)
  try {
    const { lists, written } = await writeCatalogue({ root, folder, rate, timeout })
    console.log(`${folder}: ${lists} lists, ${written} of them new`)
    return 0
  } catch (error) {
    if (!(error instanceof UnusableSiteError)) throw error
    console.error(`${root.href}: ${error.message} Nothing has been written.`)
    return 1
  }
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof TypeError ? `${error.message}\n\n${USAGE}` : error)
  process.exitCode = 2
}
