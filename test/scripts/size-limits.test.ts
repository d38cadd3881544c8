import { describe, expect, it } from 'vitest'
import { firstPoster, sizeLimits } from '../../scripts/build/size-limits.ts'
import type { Manifest } from '../../demo/built-widget.ts'

const MANIFEST: Manifest = {
  entry: {
    file: 'configurator.js',
    name: 'configurator',
    isEntry: true,
    imports: ['react'],
    dynamicImports: ['app'],
  },
  app: { file: 'app-1.js', name: 'app', imports: ['react'], dynamicImports: ['legal', 'flow'] },
  react: { file: 'react-1.js', name: 'react' },
  legal: { file: 'legal-1.js', name: 'legal', imports: ['app'] },
  flow: { file: 'flow-1.js', name: 'flow', imports: ['app', 'legal'] },
  swiper: { file: 'carousel-controls-1.js', name: 'carousel-controls' },
}

const KIB = 1024

const find = (name: string, manifest = MANIFEST, poster: string | null = null) =>
  sizeLimits(manifest, poster).find((each) => each.name === name)
const files = (...names: string[]) => names.map((name) => `dist/widget/${name}.br`)

describe('the size budgets', () => {
  it('add up the chunks that a browser needs before the first view', () => {
    expect(find('first view')).toMatchObject({
      files: files('configurator.js', 'react-1.js', 'app-1.js'),
      limit: 84 * KIB,
    })
  })

  it('limit the first view together with the texts below it', () => {
    expect(find("first view with the model list's texts")).toMatchObject({
      files: files('configurator.js', 'react-1.js', 'app-1.js', 'legal-1.js'),
      limit: 84 * KIB,
    })
  })

  it('limit what a tap on a model loads before its engines are shown', () => {
    expect(find('code from a tap on a model to its engines')?.files).toEqual(
      files('flow-1.js', 'legal-1.js'),
    )
  })

  it('count all of the first view except its packages as own code', () => {
    expect(find('own code of the first view')?.files).toEqual(files('configurator.js', 'app-1.js'))
  })

  it('add up all chunks', () => {
    expect(find('all chunks')?.files).toHaveLength(6)
  })

  it('limit Swiper and the panorama only when they are built', () => {
    expect(find('Swiper chunk')?.files).toEqual(files('carousel-controls-1.js'))
    expect(find('panorama chunk')).toBeUndefined()
  })

  it('limit the picture that is shown first, if the model list has one', () => {
    expect(find('poster picture')).toBeUndefined()
    expect(find('poster picture', MANIFEST, '/media/a.avif')).toMatchObject({
      files: ['demo/content-site/media/a.avif'],
      limit: 30 * KIB,
    })
    expect(firstPoster()).toMatch(/^\/media\/exterior\/.+\/poster\.avif$/)
  })

  it('show the size of each chunk without a limit', () => {
    expect(find('chunk carousel-controls-1.js')).toEqual({
      name: 'chunk carousel-controls-1.js',
      files: files('carousel-controls-1.js'),
    })
  })

  it('reject a chunk that imports the entry', () => {
    const manifest = { ...MANIFEST, swiper: { file: 'carousel-controls-1.js', imports: ['entry'] } }
    expect(() => sizeLimits(manifest, null)).toThrow(
      'The entry is imported by carousel-controls-1.js',
    )
  })
})
