import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pluginFiles } from '../../../scripts/wordpress/install/plugin-files.ts'

describe('the zip file of the plugin', () => {
  it('contains the plugin without its development files', async () => {
    const names = (await pluginFiles()).map(({ name }) => name)
    expect(names).toContain('cfg-configurator.php')
    expect(names).toContain('includes/leads/Endpoint.php')
    expect(names).toContain('uninstall.php')
    expect(
      names.filter((name) => /^tests|composer|\.dist$|\.br$|\.map$|(^|\/)\./.test(name)),
    ).toEqual([])
    expect(names).toEqual(names.toSorted())
    expect(new Set(names).size).toBe(names.length)
  })

  it('lists only existing files', async () => {
    const missing = (await pluginFiles()).filter(({ source }) => !existsSync(source))
    expect(missing).toEqual([])
  })
})
