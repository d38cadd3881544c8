import { existsSync } from 'node:fs'
import { mkdir, mkdtempDisposable } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { ensureNativePhp, noPhp } from '../php/native-php.ts'
import { startGroup, until } from '../serve/process-group.ts'
import { ensureProgram } from './debian.ts'
import { CACHE } from './fetch-wordpress.ts'
import { MissingTool } from './missing-tool.ts'
import type { Database } from './wp-config.ts'

const NAME = 'wordpress'
const PACKAGES = ['mariadb-server']

/** Name of PHP's extension for MariaDB. */
const EXTENSION = 'mysqli'

/**
 * Runs a function with an empty, private MariaDB on a socket and deletes its data afterwards. Installs the server and
 * PHP's extension for it if possible; throws MissingTool otherwise.
 */
export async function withMariaDb<Result>(
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  if (!ensureNativePhp(EXTENSION)) throw new MissingTool(noPhp(EXTENSION))
  const server = ensureProgram(['mariadbd', 'mysqld'], PACKAGES)
  const install = ensureProgram(['mariadb-install-db'], PACKAGES)
  const client = ensureProgram(['mariadb'], PACKAGES)
  await mkdir(CACHE, { recursive: true })
  await using data = await mkdtempDisposable(join(CACHE, 'mariadb-'))
  // A socket path is limited to 107 characters.
  await using sockets = await mkdtempDisposable(join(tmpdir(), 'mariadb-'))
  const socket = join(sockets.path, 'socket')
  const own = ['--no-defaults', `--datadir=${data.path}`, `--user=${userInfo().username}`]
  await execa(install, [...own, '--auth-root-authentication-method=normal', '--skip-test-db'])
  const listening = [`--socket=${socket}`, '--skip-networking', `--pid-file=${data.path}/pid`]
  await using database = startGroup([server, ...own, ...listening], { cwd: data.path })
  const sql = (statement: string) =>
    execa(client, ['--no-defaults', `--socket=${socket}`, '--user=root', '-e', statement])
  const isAnswering = async () => !(await sql('SELECT 1').catch(() => ({ failed: true }))).failed
  await until(async () => existsSync(socket) && isAnswering(), database)
  await sql(`CREATE DATABASE ${NAME} CHARACTER SET utf8mb4`)
  return await work({ kind: 'mysql', name: NAME, socket })
}
