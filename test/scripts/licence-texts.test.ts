import { expect, it } from 'vitest'
import { withLicenceTexts } from '../../scripts/build/licence-texts.ts'

const LIST = `# Licenses

The app bundles dependencies which contain the following licenses:

## @a/core - 1.3.1 (MIT)

## b - 2.0.0 (MIT)

MIT License

Copyright (c) B

## c - 3.0.0 (Unlicense)
`

const authorOf = (name: string) => `the author of ${name}`

it('adds the text of the licence of every bundled package that contains none', () => {
  const [intro, a, b, c] = withLicenceTexts(LIST, authorOf).split(/^## /m)
  expect(intro).toContain('# Licenses')
  expect(a).toContain('Copyright (c) the author of @a/core')
  expect(a).toContain('Permission is hereby granted')
  expect(b).toBe('b - 2.0.0 (MIT)\n\nMIT License\n\nCopyright (c) B\n\n')
  expect(c).toContain('public domain by the author of c')
})

it('stops the build for a package without a text whose licence is not known', () => {
  expect(() => withLicenceTexts('## d - 1.0.0 (BSD-2-Clause)\n', authorOf)).toThrow(
    'd contains no text of its licence, BSD-2-Clause',
  )
})
