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
  app: { file: 'app-1.js', name: 'app', imports: ['react'], dynamicImports: ['texts', 'swiper'] },
  react: { file: 'react-1.js', name: 'react' },
  texts: { file: 'home-texts-1.js', name: 'home-texts', imports: ['app'] },
  swiper: { file: 'swiper-1.js', name: 'swiper' },
}

const find = (name: string, manifest = MANIFEST, poster: string | null = null) =>
  sizeLimits(manifest, poster).find((each) => each.name === name)
const files = (...names: string[]) => names.map((name) => `dist/widget/${name}.br`)

describe('the size budgets', () => {
  it('add up the chunks that a browser needs before the first view', () => {
    expect(find('first view')).toMatchObject({
      path: files('configurator.js', 'react-1.js', 'app-1.js'),
      limit: '80 KiB',
    })
  })

  it('limit the first view together with the texts below it', () => {
    expect(find("first view with the model list's texts")).toMatchObject({
      path: files('configurator.js', 'react-1.js', 'app-1.js', 'home-texts-1.js'),
      limit: '80 KiB',
    })
  })

  it('count all of the first view except its packages as own code', () => {
    expect(find('own code of the first view')?.path).toEqual(files('configurator.js', 'app-1.js'))
  })

  it('add up all chunks', () => {
    expect(find('all chunks')?.path).toHaveLength(5)
  })

  it('limit Swiper and the panorama only when they are built', () => {
    expect(find('Swiper chunk')?.path).toEqual(files('swiper-1.js'))
    expect(find('panorama chunk')).toBeUndefined()
  })

  it('limit the picture that is shown first, if the model list has one', () => {
    expect(find('poster picture')).toBeUndefined()
    expect(find('poster picture', MANIFEST, '/media/a.avif')).toMatchObject({
      path: ['demo/content-site/media/a.avif'],
      limit: '30 KiB',
    })
    expect(firstPoster()).toMatch(/^\/media\/exterior\/.+\/poster\.avif$/)
  })

  it('show the size of each chunk without a limit', () => {
    expect(find('chunk swiper-1.js')).toEqual({
      name: 'chunk swiper-1.js',
      path: files('swiper-1.js'),
      brotli: false,
    })
  })

  it('reject a chunk that imports the entry', () => {
    const manifest = { ...MANIFEST, swiper: { file: 'swiper-1.js', imports: ['entry'] } }
    expect(() => sizeLimits(manifest, null)).toThrow('The entry is imported by swiper-1.js')
  })
})
