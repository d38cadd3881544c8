import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { moduleNames, pluginFiles } from '../../../scripts/wordpress/install/plugin-files.ts'

describe('the zip file of the plugin', () => {
  it('contains the plugin without its development files', async () => {
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

  it('contains each module with its entry', async () => {
    const names = (await pluginFiles()).map(({ name }) => name)
    expect(moduleNames().length).toBeGreaterThan(0)
    for (const module of moduleNames()) expect(names).toContain(`modules/${module}/module.php`)
    const folders = names.map((name) => /^modules\/([^/]+)\//.exec(name)?.[1])
    expect([...new Set(folders)].filter((name) => name !== undefined)).toEqual(moduleNames())
  })

  it('lists only existing files', async () => {
    const missing = (await pluginFiles()).filter(({ source }) => !existsSync(source))
    expect(missing).toEqual([])
  })
})
