import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const FILE = '.vite/license.md'

/** A package in Vite's list without a text: nothing stands between its heading and the next one. */
const WITHOUT_TEXT = /^(## (\S+) - \S+ \(([^\n]+)\)\n)(?=\s*(?:## |$(?![\s\S])))/gm

/** Texts of licences by their SPDX name, for packages that contain no file with one. */
const TEXTS: Readonly<Record<string, (author: string) => string>> = {
  MIT: (author) => `MIT License

Copyright (c) ${author}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`,
  Unlicense: (author) =>
    `Dedicated to the public domain by ${author} (https://unlicense.org); no notice is required.\n`,
}

/**
 * Returns Vite's list of licences with a text for every package.
 * @param authorOf Returns the author that a package names.
 * @throws When a package contains no text and its licence is not in the table.
 */
function withLicenceTexts(list: string, authorOf: (name: string) => string): string {
  return list.replaceAll(WITHOUT_TEXT, (_, heading: string, name: string, licence: string) => {
    const text = TEXTS[licence]
    if (text === undefined) throw new Error(`${name} contains no text of its licence, ${licence}`)
    return `${heading}\n${text(authorOf(name))}\n`
  })
}

/** The author as npm states it: a name, which an address may follow. */
function readAuthor(name: string): string {
  const file = readFileSync(join('node_modules', name, 'package.json'), 'utf8')
  const { author } = JSON.parse(file) as { readonly author?: string | { readonly name?: string } }
  const text = typeof author === 'string' ? author : author?.name
  if (text === undefined) throw new Error(`${name} names no author`)
  return text.replace(/ <.*>$/, '')
}

/** Completes the list of bundled packages that Vite writes with `build.license`. */
export function licenceTexts(): Plugin {
  return {
    name: 'licence-texts',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const list = bundle[FILE]
        if (list?.type !== 'asset') throw new Error(`The build has no ${FILE}`)
        list.source = withLicenceTexts(String(list.source), readAuthor)
      },
    },
  }
}
