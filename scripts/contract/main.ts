#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { checkCatalogue } from './catalogue/check.ts'
import { hasFailed, readableReport, type CheckOptions } from './report.ts'
import { checkContentSite } from './run.ts'

const USAGE = `Usage: cfg-check-contract URL [options]

Checks a content site against docs/openapi.yaml, or a static catalogue if the URL is that of a manifest (.json). Sends GET requests only, unless --post is given.

  --json            print the report as JSON
  --strict          fail on warnings too
  --rate N          start at most N requests per second (10); 0 does not limit them
  --timeout N       give up a request after N seconds (15)
  --slow N          report calls that take N seconds or more (3)
  --every-picture   request every frame of every turn, not only the first two
  --post            also request a PDF and a code, which the site may store
  --accept TEXT     accept a finding that begins with TEXT; may be repeated
  --help            show this text

Exit status: 0 without problems, 1 with problems, 2 if the command cannot run.`

/** An argument that the command cannot use. */
class UsageError extends Error {}

function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      rate: { type: 'string', default: '10' },
      timeout: { type: 'string', default: '15' },
      slow: { type: 'string', default: '3' },
      'every-picture': { type: 'boolean', default: false },
      post: { type: 'boolean', default: false },
      accept: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false },
    },
  })
  return { values, positionals }
}

function optionsOf({ values, positionals }: ReturnType<typeof readArguments>): CheckOptions {
  const [address, ...others] = positionals
  if (address === undefined || others.length > 0) throw new UsageError('Give one URL.')
  if (!URL.canParse(address) || !/^https?:/.test(address))
    throw new UsageError(`${address} is not an http(s) URL.`)
  return {
    root: new URL(/\/$|\.json$/.test(address) ? address : `${address}/`),
    rate: number('rate', values.rate),
    timeout: number('timeout', values.timeout),
    slow: number('slow', values.slow),
    everyPicture: values['every-picture'],
    post: values.post,
    accepted: values.accept,
  }
}

function number(name: string, text: string): number {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value) || value < 0)
    throw new UsageError(`--${name} must be a number from 0 up, not ${text}.`)
  return value
}

/** Runs the command and returns its exit status. */
async function main(args: readonly string[]): Promise<number> {
  const parsed = readArguments(args)
  if (parsed.values.help) {
    console.log(USAGE)
    return 0
  }
  const options = optionsOf(parsed)
  const check = options.root.pathname.endsWith('.json') ? checkCatalogue : checkContentSite
  const report = await check(options)
  console.log(parsed.values.json ? JSON.stringify(report, null, 2) : readableReport(report))
  return hasFailed(report, parsed.values.strict) ? 1 : 0
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const isUsage = error instanceof UsageError || error instanceof TypeError
  console.error(isUsage && error instanceof Error ? `${error.message}\n\n${USAGE}` : error)
  process.exitCode = 2
}
