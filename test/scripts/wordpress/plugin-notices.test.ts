import { describe, expect, it } from 'vitest'
import { noticesIn } from '../../../scripts/wordpress/php/junit-report.ts'

const line = (kind: string, file: string): string =>
  `[21-Nov-2026 15:34:42 UTC] PHP ${kind}:  Something is old in /site/wp-content/${file} on line 50`

describe('noticesIn', () => {
  it.each(['Deprecated', 'Notice', 'Warning', 'Fatal error'])(
    'reports a %s of the plugin',
    (kind) => {
      const found = noticesIn(line(kind, 'plugins/cfg-configurator/includes/Plugin.php'))
      expect(found).toHaveLength(1)
      expect(found[0]).toContain('includes/Plugin.php on line 50')
    },
  )

  it('reports each notice once, however often it occurs', () => {
    const same = line('Deprecated', 'plugins/cfg-configurator/includes/Plugin.php')
    expect(noticesIn(`${same}\n${same.replace(':42', ':43')}\n`)).toHaveLength(1)
  })

  it.each([
    ['WordPress', line('Deprecated', 'includes/media.php')],
    ['another plugin', line('Deprecated', 'plugins/other/cfg-configurator.php')],
    ['a test', line('Warning', '../tests/Gateway/Caching_Test.php')],
    [
      'what the plugin logs itself',
      'A lead waits in /site/wp-content/plugins/cfg-configurator/x.php',
    ],
  ])('ignores %s', (_, log) => {
    expect(noticesIn(log)).toEqual([])
  })
})
