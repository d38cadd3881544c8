import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  checkPhpTestsOnMariaDb,
  checkStaticAnalysis,
} from '../../../scripts/wordpress/php/php-checks.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

describe('on a machine without PHP', () => {
  it.each([
    ['PHPStan', checkStaticAnalysis],
    ['PHPUnit on MariaDB', checkPhpTestsOnMariaDb],
  ])('the check %s is skipped, with one line that says what is missing', async (name, check) => {
    vi.stubEnv('WORDPRESS_PHP', 'wasm')
    const log = vi.spyOn(console, 'log').mockReturnValue(undefined)
    expect(await check()).toEqual({ passed: 0, failed: 0, skipped: 1 })
    expect(log.mock.calls).toEqual([
      [`${name} was not run: this machine has no PHP 8.1 or newer with pdo_sqlite and mbstring`],
    ])
  })
})
