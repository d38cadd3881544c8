import type { Build, FoundBuild } from '../../../src/core/configuration/build.ts'
import type { BuildCode } from '../../../src/core/configuration/build-code.ts'
import { createJsonLines } from '../json-lines.ts'
import { codeOfBuild } from './read-build.ts'

/** Builds with a code. */
export interface BuildStore {
  /** The stored build with this content; null if there is none. */
  readonly known: (build: Build) => Promise<FoundBuild | null>
  /** Stores a build, unless it is stored, and returns it with its code. */
  readonly add: (build: Build, today: string) => Promise<FoundBuild>
  readonly find: (code: BuildCode) => Promise<FoundBuild | null>
}

/** Stores builds as JSON lines in a file, and keeps them in memory. */
export function createBuildStore(folder: string): BuildStore {
  const lines = createJsonLines<FoundBuild>(folder, 'builds.jsonl')
  let builds: Promise<Map<BuildCode, FoundBuild>> | undefined

  const load = async (): Promise<Map<BuildCode, FoundBuild>> => {
    builds ??= lines
      .readAll()
      .then(
        (found) =>
          new Map(found.map(({ code, madeOn, items }) => [code, { code, madeOn, items }] as const)),
      )
    return builds
  }

  /** The code of a build, and what is stored under it: the build itself, or null if the code is free. */
  const place = async (build: Build): Promise<{ code: BuildCode; stored: FoundBuild | null }> => {
    const stored = await load()
    for (let attempt = 0; ; attempt += 1) {
      const code = codeOfBuild(build, attempt)
      const found = stored.get(code)
      if (!found || JSON.stringify(found.items) === JSON.stringify(build))
        return { code, stored: found ?? null }
    }
  }

  return {
    known: async (build) => (await place(build)).stored,
    add: async (build, today) => {
      const { code, stored } = await place(build)
      if (stored) return stored
      const made: FoundBuild = { code, madeOn: today, items: build }
      ;(await load()).set(code, made)
      await lines.append(made)
      return made
    },
    find: async (code) => (await load()).get(code) ?? null,
  }
}
