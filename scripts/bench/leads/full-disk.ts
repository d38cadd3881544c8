import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { execa } from 'execa'
import { isRoot } from '../../wordpress/install/debian.ts'
import type { Site } from '../../wordpress/install/prepare-site.ts'
import { leadForm, leadUrl, post, read, siteDealer } from './lead-posts.ts'

/**
 * Number of leads. Each is posted twice: a partial file from the first post must not count as a
 * stored lead in the second.
 */
const LEADS = 40

/** Size of the file system of the fallback store. It fits only a few of the leads. */
const DISK_SIZE = '32k'

const MUST_USE = 'wp-content/mu-plugins/bench-leads-full-disk.php'

/**
 * Simulates a database on a full disk: reads work and writes fail. wpdb returns false for an empty
 * statement.
 */
const READ_ONLY = `<?php
add_filter( 'query', static fn ( $sql ) => preg_match( '/^\\s*(INSERT|UPDATE|REPLACE|DELETE|CREATE|ALTER)/i', $sql ) ? '' : $sql );
`

/** E-mail addresses of all leads that can be read from the table, an option or a file. */
const READABLE = `( static function () {
  global $wpdb;
  $stored  = $wpdb->get_col( "SELECT email FROM {$wpdb->prefix}cfg_configurator_leads" );
  $in_fallback_store = array_column( \\Cfg_Configurator\\Modules\\Durability\\Fallback_Store::all(), 'email' );
  return array_values( array_merge( $stored, $in_fallback_store ) );
} )()`

/** Benchmark 'a full disk': every buyer who sees the success page has a readable lead. Returns the failures. */
export async function benchFullDisk(site: Site, url: string): Promise<readonly string[]> {
  if (!isRoot()) {
    console.log('full disk        not run: only root can mount a small disk')
    return []
  }
  const dealer = await siteDealer(site)
  const file = join(site.folder, MUST_USE)
  const folders = await fallbackFolders(site)
  for (const folder of folders) {
    await mkdir(folder, { recursive: true })
    await execa('mount', ['-t', 'tmpfs', '-o', `size=${DISK_SIZE},mode=1777`, 'tmpfs', folder])
  }
  try {
    await writeFile(file, READ_ONLY)
    const acknowledged = new Set<string>()
    for (let number = 0; number < LEADS; number++) {
      const form = leadForm(`disk-${number}`, dealer)
      for (const _ of [1, 2])
        if ((await post(leadUrl(url), form)).isThanked) acknowledged.add(form.get('email') ?? '')
    }
    const readable = new Set(await read<string[]>(site, READABLE))
    const lost = [...acknowledged].filter((email) => !readable.has(email))
    console.log(
      `full disk        ${acknowledged.size} of ${LEADS} leads acknowledged, ${lost.length} of them unreadable`,
    )
    return [
      ...(lost.length > 0 ? [`${lost.length} acknowledged leads cannot be read`] : []),
      ...(acknowledged.size === LEADS ? ['the disk was not full: nothing was tried'] : []),
    ]
  } finally {
    await rm(file, { force: true })
    for (const folder of folders) await execa('umount', [folder])
  }
}

/** Every folder that the fallback store may write to; the one above the site is not known to the command line. */
async function fallbackFolders(site: Site): Promise<readonly string[]> {
  const known = await read<string[]>(
    site,
    '\\Cfg_Configurator\\Modules\\Durability\\Private_Folder::writable()',
  )
  const above = known.map((folder) => join(dirname(site.folder), basename(folder)))
  return [...new Set([...known, ...above])]
}
