import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { contentSite } from './demo/vite-content-site.ts'
import { cdn } from './scripts/build/cdn.ts'
import { firstPaintCss } from './scripts/build/first-paint-css.ts'
import { licenceTexts } from './scripts/build/licence-texts.ts'
import { precompress } from './scripts/build/precompress.ts'
import { preloads } from './scripts/build/preloads.ts'

const ROOT = import.meta.dirname

/** Tests that need a document. */
const withDocument = ['src/**/*.dom.test.{ts,tsx}', 'test/walks/*.test.ts']

const inDocument = {
  environment: 'happy-dom',
  setupFiles: ['test/without-owner-stacks.ts', 'test/clean-page.ts'],
}

/** Integration tests: the whole widget, with the demo content site in place of the network. */
const wholeWidget = ['src/**/*.widget.test.{ts,tsx}', 'test/widget/**/*.test.{ts,tsx}']

/** Those of them that walk hundreds of times: about three minutes on two cores. */
const slowWidget = 'test/widget/changed-answers/*.test.ts'

/**
 * Tests that are slow by nature: they read every picture, check whole content sites or start other
 * processes.
 */
const slow = [
  'test/architecture/remove-feature.test.ts',
  'test/contract/check-site.test.ts',
  'test/contract/command.test.ts',
  'test/contract/static-catalogue.test.ts',
  'test/demo/media.test.ts',
  'test/wordpress/direct-access.test.ts',
]

export default defineConfig(({ command, mode }) => ({
  // Resolve chunks relative to the entry, because each site chooses the folder.
  base: './',
  publicDir: 'demo/public',
  appType: 'custom',
  // Vite leaves this to the page that uses a library. A page without a bundler cannot.
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  resolve: {
    // Wouter supports older versions of React with a shim of what React exports itself.
    alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: 'react' }],
  },
  optimizeDeps: { entries: ['demo/main.ts'] },
  // Tests transform the sources only.
  plugins:
    mode === 'test'
      ? []
      : [react(), firstPaintCss(), licenceTexts(), precompress(), preloads(), cdn(), contentSite()],
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4173), strictPort: true },
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: '[name]-[hash:6].js' } },
  },
  build: {
    outDir: 'dist/widget',
    copyPublicDir: false,
    target: 'es2022',
    cssTarget: ['chrome111', 'firefox114', 'safari16.4'],
    // A library has no HTML page whose style sheets and modules Vite would preload.
    lib: { entry: { configurator: 'src/index.ts' }, formats: ['es'] },
    manifest: true,
    license: true,
    rolldownOptions: {
      output: {
        minify: true,
        comments: false,
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash:6].js',
        codeSplitting: {
          groups: [
            { name: 'react', tags: ['$initial'], test: 'node_modules', priority: 6 },
            // The entry contains no code that chunks import. A site appends `?ver=` to the entry's URL, so a chunk that
            // imports the entry would load it, and React, a second time under the plain URL.
            {
              name: 'home',
              tags: ['$initial'],
              test: (id) => !id.endsWith('/src/index.ts'),
              priority: 5,
            },
            // What the model list loads next, then the flow with the engines, then its later steps: each with all that
            // it needs. Everything after them is a chunk per dynamic import, or per feature where those are small, and one
            // with what several of those share.
            { name: 'legal', test: /home-texts|legal-line|sanitise/, priority: 4 },
            { name: 'flow', test: /(shell|steps)\/flow\.tsx/, priority: 3 },
            { name: 'later-steps', test: /(version|option)-screen|interior-view/, priority: 2 },
            {
              name: 'home-parts',
              test: /ui\/filter|notice-bar|\/home-(parts|return|ways)/,
              priority: 2,
            },
            { name: 'shared', minShareCount: 2, priority: 1 },
            {
              name: 'builds',
              test: /builds\/.*(modal|screen)|running-cost-modal/,
              priority: 1,
            },
            {
              name: 'summary',
              test: /(summary|comparison)-screen|summary-parts|price-notes|stock-cars-disclosure|monthly-total/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  test: {
    // Use every core to keep the feedback loop short.
    maxWorkers: '100%',
    // Threads start faster than processes and share compiled code.
    pool: 'threads',
    // A generous timeout, so that a busy machine does not fail tests.
    testTimeout: 60_000,
    // Files share a worker's modules and document; the setup files undo what a test leaves behind.
    isolate: false,
    setupFiles: 'test/restore-mocks.ts',
    globalSetup: 'test/temporary-folder.ts',
    // Only failed tests print what the code under test logs.
    silent: 'passed-only',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{src,test}/**/*.test.{ts,tsx}'],
          exclude: [...withDocument, ...wholeWidget, ...slow],
        },
      },
      {
        extends: true,
        // The documented React host imports the package by its name.
        resolve: {
          alias: { 'cfg-configurator/define': `${ROOT}/src/element/configurator-element.tsx` },
        },
        test: {
          ...inDocument,
          name: 'dom',
          include: withDocument,
        },
      },
      {
        extends: true,
        test: {
          ...inDocument,
          name: 'widget',
          include: wholeWidget,
          exclude: [slowWidget],
        },
      },
      {
        extends: true,
        test: {
          ...inDocument,
          name: 'slow-widget',
          include: [slowWidget],
        },
      },
      {
        extends: true,
        test: {
          ...inDocument,
          name: 'translated',
          include: wholeWidget,
          exclude: [slowWidget],
          setupFiles: [...inDocument.setupFiles, 'test/translated-page.ts'],
        },
      },
      { extends: true, test: { name: 'slow', include: slow } },
    ],
    coverage: { include: ['src/**', 'demo/content-site/**'] },
  },
}))
