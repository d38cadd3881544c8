import { build } from 'vite'
import { expect, it } from 'vitest'
import { namedExports, namedReactExports } from '../../scripts/build/named-react-exports.ts'

/** Builds a module and returns its code. */
async function builtCode(source: string): Promise<string> {
  const entry = { name: 'entry', load: (id: string) => (id === '\0entry' ? source : null) }
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      { ...entry, resolveId: (id) => (id === 'entry' ? '\0entry' : null) },
      namedReactExports(),
    ],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  })
  const [result] = [output].flat()
  if (!result || !('output' in result)) throw new Error('nothing was built')
  return result.output.map((file) => ('code' in file ? file.code : '')).join('')
}

it.each(['react', 'react/jsx-runtime'])('exports every name of %s', async (module) => {
  const names = Object.keys((await import(module)) as object).filter((name) => /^\w+$/.test(name))
  for (const name of names.filter((key) => key !== 'default'))
    expect(namedExports(module)).toContain(`export const ${name} =`)
})

it('calls React without the object of its module', async () => {
  const code = await builtCode("import { useId } from 'react'; globalThis.id = () => useId()")
  expect(code).toMatch(/globalThis\.id=\(\)=>\w+\(\)/)
})

it('leaves out the names that nothing imports', async () => {
  const code = await builtCode("import { useId } from 'react'; globalThis.id = useId")
  // The names are read by a function: `(e => react[e])('useId')`.
  expect([...code.matchAll(/\(`(use\w+)`\)/g)].map(([, name]) => name)).toEqual(['useId'])
})
