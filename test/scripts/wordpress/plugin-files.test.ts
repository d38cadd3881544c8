import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pluginFiles } from '../../../scripts/wordpress/install/plugin-files.ts'

describe("the plugin's zip", () => {
  it('holds the plugin and nothing of how it is made', async () => {
    const names = (await pluginFiles()).map(({ name }) => name)
    expect(names).toContain('cfg-configurator.php')
    expect(names).toContain('includes/Plugin.php')
    expect(names).toContain('uninstall.php')
    expect(
      names.filter((name) => /^tests|composer|\.dist$|\.br$|\.map$|(^|\/)\./.test(name)),
    ).toEqual([])
    expect(names).toEqual(names.toSorted())
    expect(new Set(names).size).toBe(names.length)
  })

  it('names only files that are there', async () => {
    const missing = (await pluginFiles()).filter(({ source }) => !existsSync(source))
    expect(missing).toEqual([])
  })
})
