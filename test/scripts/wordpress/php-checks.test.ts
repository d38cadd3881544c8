import { describe, expect, it, vi } from 'vitest'
import { MissingTool } from '../../../scripts/wordpress/install/missing-tool.ts'
import {
  checkPhpTestsOnMariaDb,
  checkStaticAnalysis,
} from '../../../scripts/wordpress/php/php-checks.ts'

describe('on a machine without PHP', () => {
  it.each([
    ['PHPStan', checkStaticAnalysis, 'pdo_sqlite and mbstring'],
    ['PHPUnit on MariaDB', checkPhpTestsOnMariaDb, 'pdo_sqlite, mbstring, and mysqli'],
  ])('%s says that PHP is missing', async (_, check, extensions) => {
    vi.stubEnv('WORDPRESS_PHP', 'wasm')
    const reason = `this machine has no PHP 8.1 or newer with ${extensions}`
    await expect(check()).rejects.toThrow(new MissingTool(reason))
  })
})
