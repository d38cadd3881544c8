import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ensureProgram } from './debian-packages.ts'
import { CACHE } from './fetch-wordpress.ts'
import { startGroup } from './process-group.ts'
import { until } from './until.ts'
import type { Database } from './wp-config.ts'

const run = promisify(execFile)

/** An empty database of a MariaDB of its own, which listens on a socket only. */
export type MariaDatabase = Extract<Database, { kind: 'mysql' }>

const NAME = 'wordpress'

/** Runs work with an empty MariaDB, whose data are gone afterwards. */
export async function withMariaDb<Result>(
  work: (database: MariaDatabase) => Promise<Result>,
): Promise<Result> {
  const server = ensureProgram(['mariadbd', 'mysqld'], ['mariadb-server'])
  const install = ensureProgram(['mariadb-install-db'], ['mariadb-server'])
  const client = ensureProgram(['mariadb'], ['mariadb-server'])
  await mkdir(CACHE, { recursive: true })
  const data = await mkdtemp(join(CACHE, 'mariadb-'))
  // A socket's path may have 107 characters at most.
  const sockets = await mkdtemp(join(tmpdir(), 'mariadb-'))
  const socket = join(sockets, 'socket')
  const user = `--user=${userInfo().username}`
  const own = ['--no-defaults', `--datadir=${data}`, user]
  try {
    await run(install, [...own, '--auth-root-authentication-method=normal', '--skip-test-db'])
    const listening = [`--socket=${socket}`, '--skip-networking', `--pid-file=${data}/pid`]
    const database = startGroup([server, ...own, ...listening], { cwd: data })
    const sql = (statement: string) =>
      run(client, ['--no-defaults', `--socket=${socket}`, '--user=root', '-e', statement])
    try {
      const isReady = () =>
        existsSync(socket)
          ? sql('SELECT 1').then(
              () => true,
              () => false,
            )
          : Promise.resolve(false)
      await until(isReady, database)
      await sql(`CREATE DATABASE ${NAME} CHARACTER SET utf8mb4`)
      return await work({ kind: 'mysql', name: NAME, socket })
    } finally {
      await database.stop()
    }
  } finally {
    await Promise.all([data, sockets].map((folder) => rm(folder, { recursive: true, force: true })))
  }
}
