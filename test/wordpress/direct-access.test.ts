import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../scripts/wordpress/serve/free-port.ts'
import { hasNativePhp, phpCommand } from '../../scripts/wordpress/php/native-php.ts'
import {
  startGroup,
  until,
  type ProcessGroup,
} from '../../scripts/wordpress/serve/process-group.ts'
import { pluginSources } from './support/plugin-sources.ts'

const GUARD = /\ndefined\( '(?:ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;\n/

describe('a direct request for a file of the plugin or an add-on', () => {
  it('is stopped by a guard before any other code of the file runs', () => {
    expect(pluginSources.length).toBeGreaterThan(50)
    const unguarded = pluginSources.filter((name) => {
      const code = readFileSync(name, 'utf8')
      const start = code.search(GUARD)
      return (
        start === -1 ||
        /^(?:final |abstract )*(?:class|interface|enum|trait|require|use) /m.test(
          code.slice(0, start),
        )
      )
    })
    expect(unguarded).toEqual([])
  })

  describe.skipIf(!hasNativePhp())('on a web server', () => {
    let server: ProcessGroup
    let url: string

    beforeAll(async () => {
      const port = await freePort()
      url = `http://127.0.0.1:${port}`
      const settings = ['-d', 'display_errors=1', '-d', 'error_reporting=-1']
      const command = [phpCommand(), ...settings, '-S', `127.0.0.1:${port}`, '-t', '.']
      server = startGroup(command, { cwd: '.' })
      await until(() => fetch(url).then(Boolean, () => false), server)
    })

    afterAll(() => server.stop())

    it('returns an empty page without an error', async () => {
      const failed: string[] = []
      for (const name of pluginSources) {
        const answer = await fetch(`${url}/${name}`)
        const text = await answer.text()
        if (answer.status !== 200 || text !== '') failed.push(`${name}: ${answer.status} ${text}`)
      }
      expect(failed).toEqual([])
    })
  })
})
