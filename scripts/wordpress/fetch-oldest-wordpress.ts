import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { unpackZip } from '../zip/unpack-zip.ts'
import {
  cachedPackage,
  fetchWordpress,
  type KnownPackage,
  type WordpressFiles,
} from './fetch-wordpress.ts'

const ZIP = 'package/src/wordpress/wp-6.5.zip'
const STATIC_FILES = 'package/public/wp-6.5'

/** WordPress 6.5.5: the oldest that the plugin supports. */
const OLDEST: KnownPackage = {
  name: '@wp-playground/wordpress-builds@0.9.12',
  sha512:
    'x0Tz12mFvd/ufOInhy3/arat5lTtF1ai363ED1s9FU4bAxgeykvAQtU7dFh281LH0UySUduc2qAr/ykgatjIYQ==',
  parts: [ZIP, STATIC_FILES],
}

/** Puts the PHP of the zip and the scripts and pictures beside it together again. */
async function assemble(folder: string): Promise<void> {
  const core = join(folder, 'wordpress')
  await unpackZip(join(folder, ZIP), core)
  await cp(join(folder, STATIC_FILES), core, { recursive: true })
  // It comes installed: the site of another.
  await rm(join(core, 'wp-config.php'))
  await rm(join(core, 'wp-content/database'), { recursive: true })
  await rm(join(folder, 'package'), { recursive: true })
}

/** The oldest WordPress that the plugin supports, with the newest SQLite drop-in. */
export async function fetchOldestWordpress(): Promise<WordpressFiles> {
  const folder = await cachedPackage(OLDEST, assemble)
  return { ...(await fetchWordpress()), core: join(folder, 'wordpress') }
}
