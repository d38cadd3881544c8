import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentSite } from './demo/vite-content-site.ts'
import { firstPaintCss } from './scripts/build/first-paint-css.ts'
import { plainDynamicImport } from './scripts/build/plain-dynamic-import.ts'
import { precompress } from './scripts/build/precompress.ts'

const fromPackage = (name: string): RegExp => new RegExp(`[\\\\/]node_modules[\\\\/]${name}[\\\\/]`)

export default defineConfig({
  // Chunks are found relative to the entry, wherever a site puts the folder.
  base: './',
  publicDir: 'demo/public',
  appType: 'custom',
  optimizeDeps: { entries: ['demo/main.ts'] },
  plugins: [react(), plainDynamicImport(), firstPaintCss(), precompress(), contentSite()],
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4173), strictPort: true },
  build: {
    outDir: 'dist/widget',
    copyPublicDir: false,
    target: 'es2022',
    cssTarget: ['chrome111', 'firefox114', 'safari16.4'],
    manifest: true,
    license: true,
    modulePreload: false,
    rolldownOptions: {
      input: { configurator: 'src/index.ts' },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
        codeSplitting: {
          // The entry holds nothing that a chunk could import back: a site appends `?ver=` to the
          // entry's address, and a second copy of React would be loaded under the plain one.
          groups: [
            {
              name: 'react',
              tags: ['$initial'],
              test: /[\\/]node_modules[\\/]|rolldown[\\/]runtime/,
              priority: 2,
            },
            { name: 'app', tags: ['$initial'], test: /[\\/]src[\\/](?!index\.ts$)/, priority: 1 },
            // What the range fetches too stays apart from the steps, each kind when it is needed.
            {
              name: 'texts',
              test: /[\\/]src[\\/](ui[\\/](primitives[\\/]text-section|base[\\/]trusted-html)|screens[\\/]shared[\\/]legal-section)/,
              priority: 1,
            },
            {
              name: 'icons',
              test: /[\\/]src[\\/]ui[\\/](primitives[\\/](icon-button|lazy-icon)|stage[\\/]no-model)/,
              priority: 1,
            },
            {
              name: 'words',
              test: /[\\/]src[\\/](labels|screens[\\/]shared[\\/](use-text|filter-groups)|ui[\\/]primitives[\\/]empty-state)/,
              priority: 1,
            },
            // The steps are fetched together and compress better as one.
            {
              name: 'steps',
              test: /[\\/]src[\\/]screens[\\/](step[\\/](?!gallery-modal|finance-modal|car-gallery)|engine|version|exterior|interior)/,
            },
            { name: 'swiper', test: fromPackage('swiper') },
            { name: 'dompurify', test: fromPackage('dompurify') },
          ],
        },
      },
    },
  },
})
