import { resolve } from 'node:path'
import { ensurePhpTools } from './php-tools.ts'
import { phpValue } from './php.ts'
import { runInWasm } from './run-in-wasm.ts'

/** Files that the standard names beside the plugin's. */
const SITE_FILES = 'scripts/wordpress/php'

const ENDED = '\nended with '

/** Runs PHP_CodeSniffer in WebAssembly, in one process; gives its status and all that it said. */
export async function runPhpcsInWasm(
  args: readonly string[],
): Promise<{ status: number; output: string }> {
  const tools = await ensurePhpTools()
  // That one starts a PHP for each file.
  const argv = ['phpcs', ...args, '--exclude=Generic.PHP.Syntax']
  const code = `<?php
    set_time_limit( 0 );
    // The standards are older than this PHP.
    error_reporting( E_ALL & ~E_DEPRECATED );
    ini_set( 'memory_limit', '2G' );
    chdir( '/checks/wordpress-plugin' );
    $argv = $_SERVER['argv'] = ${phpValue(argv)};
    defined( 'STDIN' ) || define( 'STDIN', fopen( 'php://memory', 'r' ) );
    require '/checks/.cache/php-tools/squizlabs/php_codesniffer/autoload.php';
    $status = ( new PHP_CodeSniffer\\Runner() )->runPHPCS();
    echo ${phpValue(ENDED)} . $status;`
  const said = await runInWasm(code, [
    { hostPath: resolve('wordpress-plugin'), vfsPath: '/checks/wordpress-plugin' },
    { hostPath: resolve(SITE_FILES), vfsPath: `/checks/${SITE_FILES}` },
    { hostPath: tools, vfsPath: '/checks/.cache/php-tools' },
  ])
  const [output = '', status = ''] = said.split(ENDED)
  return { status: status === '' ? 1 : Number(status), output }
}
