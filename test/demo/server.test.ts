import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('has a server that Node runs as it is, without a build tool for the components of the widget', () => {
  const code = `import('./demo/server.ts').then(({ startServer }) => console.log(typeof startServer))`
  const args = ['--disable-warning=ExperimentalWarning', '--eval', code]
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' }).trim()).toBe('function')
})
