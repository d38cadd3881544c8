/** A PHP that runs code in a site's folder. */
export interface Php {
  /** Display name, such as 'PHP 8.2 on this machine'. */
  readonly name: string
  /** Path of the site's folder as this PHP sees it. */
  readonly root: string
  /** Runs code that starts with `<?php` and returns its output. Throws when it fails. */
  readonly run: (code: string) => Promise<string>
  readonly close: () => Promise<void>
}

/** Returns a value as PHP code. Supports arrays and scalars. */
export function phpValue(value: unknown): string {
  const encoded = Buffer.from(JSON.stringify(value)).toString('base64')
  return `json_decode( base64_decode( '${encoded}' ), true )`
}

/** Runs code, without `<?php`, in the loaded WordPress and returns its output. Throws when it fails. */
export function runInWordpress({ root, run }: Php, code: string): Promise<string> {
  const load = `$_SERVER['REQUEST_URI'] ??= '/';\nrequire ${phpValue(`${root}/wp-load.php`)};`
  return run(`<?php\n${load}\n${code}\n`)
}
