import { describe, expect, it } from 'vitest'
import { canRunWordpress } from '../../../scripts/wordpress/php/native-php.ts'

describe('canRunWordpress', () => {
  it.each([
    ['80100 Core pdo_sqlite mbstring', true],
    ['80503 Core mbstring PDO pdo_sqlite', true],
    ['80030 Core pdo_sqlite mbstring', false],
    ['80236 Core mbstring PDO sqlite3', false],
    ['80236 Core pdo_sqlite', false],
    ['', false],
    ['sh: php: not found', false],
  ])('reads %j as %s', (said, can) => {
    expect(canRunWordpress(said)).toBe(can)
  })

  it('can require more extensions', () => {
    expect(canRunWordpress('80236 pdo_sqlite mbstring', ['mbstring', 'mysqli'])).toBe(false)
    expect(canRunWordpress('80236 mysqli mbstring', ['mbstring', 'mysqli'])).toBe(true)
  })
})
