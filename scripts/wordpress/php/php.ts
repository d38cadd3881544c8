/** A PHP that runs code in the folder of a site. */
export interface Php {
  /** What it is, for people: 'PHP 8.2 on this machine'. */
  readonly name: string
  /** The site's folder as that PHP sees it. */
  readonly root: string
  /** Runs code that begins with `<?php` and returns what it printed; throws where it failed. */
  readonly run: (code: string) => Promise<string>
  readonly close: () => Promise<void>
}

/** PHP code of a value: arrays and scalars. */
export function phpValue(value: unknown): string {
  const encoded = Buffer.from(JSON.stringify(value)).toString('base64')
  return `json_decode( base64_decode( '${encoded}' ), true )`
}

/** Runs code, without `<?php`, inside the loaded WordPress and returns what it printed; throws where it failed. */
export function runInWordpress({ root, run }: Php, code: string): Promise<string> {
  const load = `$_SERVER['REQUEST_URI'] ??= '/';\nrequire ${phpValue(`${root}/wp-load.php`)};`
  return run(`<?php\n${load}\n${code}\n`)
}
