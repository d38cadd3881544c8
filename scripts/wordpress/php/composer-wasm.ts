import { mkdir, mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { getCACertificates } from 'node:tls'
import { fetchWordpress } from '../install/fetch-wordpress.ts'
import { phpValue } from './php.ts'
import { mounted, runInWasm } from './wasm-php.ts'

/** Composer's arguments. Its plugins are disabled because they start other programs. */
const INPUT =
  'install --no-interaction --no-progress --no-plugins --prefer-dist --working-dir=/checks/wordpress-plugin'

const CODE = `<?php
  putenv( 'COMPOSER_HOME=/tmp/composer' );
  putenv( 'COMPOSER_ALLOW_SUPERUSER=1' );
  putenv( 'SSL_CERT_FILE=/composer/authorities.pem' );
  set_time_limit( 0 );
  ini_set( 'memory_limit', '1G' );
  // WP-CLI's packages are older than this PHP.
  ini_set( 'log_errors', '0' );
  ini_set( 'display_errors', '0' );
  require 'phar:///wp-cli/wp-cli.phar/vendor/autoload.php';
  $composer = new Composer\\Console\\Application();
  $composer->setAutoExit( false );
  $composer->setCatchExceptions( false );
  $input  = new Symfony\\Component\\Console\\Input\\StringInput( ${phpValue(INPUT)} );
  $output = new Symfony\\Component\\Console\\Output\\BufferedOutput();
  try {
    echo 0 === $composer->run( $input, $output ) ? '' : $output->fetch();
  } catch ( Throwable $fault ) {
    echo $fault->getMessage();
  }`

/** The certificates trusted by Node and the system. A corporate proxy may have its own. */
const authorities = (): string =>
  [...new Set([...getCACertificates('default'), ...getCACertificates('system')])].join('\n')

/**
 * Installs the packages of wordpress-plugin/composer.json on a machine without PHP and Composer. Runs
 * the Composer bundled with WP-CLI on PHP in WebAssembly.
 * @param tools Folder that the packages are installed into.
 */
export async function composerInWasm(tools: string): Promise<void> {
  await mkdir(tools, { recursive: true })
  const { wpCli } = await fetchWordpress()
  await using own = await mkdtempDisposable(join(tmpdir(), 'composer-'))
  await writeFile(join(own.path, 'authorities.pem'), authorities())
  const problem = await runInWasm(CODE, [
    { hostPath: own.path, vfsPath: '/composer' },
    { hostPath: dirname(wpCli), vfsPath: '/wp-cli' },
    mounted('wordpress-plugin'),
    mounted(tools),
  ])
  if (problem.trim() !== '') throw new Error(problem)
}
