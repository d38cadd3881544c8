import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentSite } from './demo/vite-content-site.ts'
import { cdn } from './scripts/build/cdn.ts'
import { firstPaintCss } from './scripts/build/first-paint-css.ts'
import { licenceTexts } from './scripts/build/licence-texts.ts'
import { namedReactExports } from './scripts/build/named-react-exports.ts'
import { plainDynamicImport } from './scripts/build/plain-dynamic-import.ts'
import { precompress } from './scripts/build/precompress.ts'
import { styleLayers } from './scripts/build/style-layers.ts'
import { trimReactDom } from './scripts/build/trim-react.ts'

/** A build with the whole of React DOM, for tests, beside the one that is published (docs/decisions/0063). */
const isWhole = process.env.WHOLE_REACT === '1'

/** Rolldown compresses what Terser has minified. Otherwise it would print the workers with line breaks again. */
const MINIFIED_AGAIN = { compress: true, mangle: false, codegen: true } as const

const fromPackage = (name: string): RegExp => new RegExp(`[\\\\/]node_modules[\\\\/]${name}[\\\\/]`)

export default defineConfig({
  // Resolve chunks relative to the entry, because each site chooses the folder.
  base: './',
  publicDir: 'demo/public',
  appType: 'custom',
  resolve: {
    // Wouter supports older versions of React with a shim of what React exports itself.
    alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: 'react' }],
  },
  optimizeDeps: { entries: ['demo/main.ts'] },
  plugins: [
    react(),
    plainDynamicImport(),
    namedReactExports(),
    trimReactDom(),
    styleLayers(),
    firstPaintCss(),
    licenceTexts(),
    precompress(),
    isWhole ? null : cdn(),
    contentSite(),
  ],
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4173), strictPort: true },
  // Beside the chunks.
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: '[name]-[hash:6].js', minify: MINIFIED_AGAIN } },
  },
  build: {
    outDir: isWhole ? 'dist/whole-react' : 'dist/widget',
    copyPublicDir: false,
    target: 'es2022',
    // Smaller than with Vite's own minifier (docs/decisions/0229).
    minify: 'terser',
    terserOptions: { module: true, compress: { passes: 2, ecma: 2020 }, format: { ecma: 2020 } },
    cssTarget: ['chrome111', 'firefox114', 'safari16.4'],
    manifest: true,
    license: true,
    modulePreload: false,
    rolldownOptions: {
      input: { configurator: 'src/index.ts' },
      output: {
        minify: MINIFIED_AGAIN,
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash:6].js',
        assetFileNames: '[name]-[hash][extname]',
        codeSplitting: {
          // The entry contains no code that chunks import. A site appends `?ver=` to the entry's URL,
          // so a chunk that imports the entry would load it, and React, a second time under the plain
          // URL.
          groups: [
            {
              name: 'react',
              tags: ['$initial'],
              test: /[\\/]node_modules[\\/]|rolldown[\\/]runtime/,
              priority: 2,
            },
            { name: 'app', tags: ['$initial'], test: /[\\/]src[\\/](?!index\.ts$)/, priority: 1 },
            // Modules shared with the model list are kept out of the steps, in one chunk per kind.
            {
              name: 'texts',
              test: /[\\/]src[\\/](ui[\\/](primitives[\\/]text-section|base[\\/]sanitised?-html)|screens[\\/]shared[\\/]legal-section)/,
              priority: 1,
            },
            // The model list requests it together with the models; the steps and the dialogs need it too.
            {
              name: 'legal',
              test: /[\\/]src[\\/](screens[\\/]legal[\\/](?!configured)|ui[\\/]legal|store[\\/]legal|api[\\/]wltp|domain[\\/]catalogue[\\/]wltp|labels[\\/]pt-PT[\\/]legal)/,
              priority: 1,
            },
            {
              name: 'icons',
              test: /[\\/]src[\\/]ui[\\/](primitives[\\/](icon-button|lazy-icon|picture)|stage[\\/]no-model)/,
              priority: 1,
            },
            {
              name: 'words',
              test: /[\\/]src[\\/](labels[\\/](pt-PT[\\/](?!agent)|[\w-]+\.ts)|screens[\\/]shared[\\/](use-text|filter-groups|step-labels)|ui[\\/]primitives[\\/]text-button)/,
              priority: 1,
            },
            // The steps are loaded together and compress better as one chunk.
            {
              name: 'steps',
              test: /[\\/]src[\\/]screens[\\/](?!agents|equipment[\\/]item|home|running-cost|guided-start|routing|shared[\\/](?!notice)|summary|comparison|contact|build|step[\\/](gallery-modal|finance-modal|representative-example|car-gallery))/,
            },
            // What follows the steps and every dialog. It is loaded after them, in one chunk, because its parts have much
            // in common and compress a tenth better together. The QR code is a chunk of its own. The entry points of the
            // model list need it for the saved configurations, so they are in it, too.
            {
              name: 'summary',
              test: /[\\/]src[\\/](screens[\\/](home[\\/]home-(start|facets)|summary|contact|comparison|build-comparison|running-cost|builds[\\/](?!phone)|guided-start[\\/]|step[\\/](gallery-modal|finance-modal|representative-example|car-gallery))|ui[\\/](line-up|builds|chart|comparison|running-cost|guided-start[\\/])|(domain|store)[\\/](running-cost|guided-start|builds[\\/]build-comparison))/,
            },
            { name: 'filter', test: /home-filter|filter-(body|panel)/, priority: 1 },
            {
              name: 'swiper',
              test: /[\\/]node_modules[\\/]swiper[\\/]|carousel-controls/,
            },
            // Loaded only by browsers with an interface for agents.
            { name: 'agents', test: /[\\/]src[\\/](screens|store)[\\/]agents/ },
            { name: 'dompurify', test: fromPackage('dompurify') },
          ],
        },
      },
    },
  },
})
