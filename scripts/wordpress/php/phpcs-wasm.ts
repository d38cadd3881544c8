import { ensurePhpTools, TOOLS_FOLDER } from './php-tools.ts'
import { phpValue } from './php.ts'
import { mounted, runInWasm } from './wasm-php.ts'

const STATUS = '\nexit status '

/** Runs PHP_CodeSniffer in WebAssembly, in one process. Returns its exit status and output. */
export async function runPhpcsInWasm(
  args: readonly string[],
): Promise<{ status: number; output: string }> {
  await ensurePhpTools()
  // The excluded rule starts a PHP for each file.
  const argv = ['phpcs', ...args, '--exclude=Generic.PHP.Syntax']
  const code = `<?php
    set_time_limit( 0 );
    // The standards are older than this PHP.
    error_reporting( E_ALL & ~E_DEPRECATED );
    ini_set( 'memory_limit', '2G' );
    chdir( '/checks/wordpress-plugin' );
    $argv = $_SERVER['argv'] = ${phpValue(argv)};
    defined( 'STDIN' ) || define( 'STDIN', fopen( 'php://memory', 'r' ) );
    require '/checks/${TOOLS_FOLDER}/squizlabs/php_codesniffer/autoload.php';
    $status = ( new PHP_CodeSniffer\\Runner() )->runPHPCS();
    echo ${phpValue(STATUS)} . $status;`
  const folders = ['wordpress-plugin', 'wordpress-add-ons', 'demo/wordpress', TOOLS_FOLDER]
  const printed = await runInWasm(code, folders.map(mounted))
  const [output = '', status = '1'] = printed.split(STATUS)
  return { status: Number(status), output }
}
