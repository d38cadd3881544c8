import { defineConfig } from 'vitest/config'

const ROOT = import.meta.dirname

/** Folders whose tests need a document. */
const withDocument = ['browser', 'element', 'store', 'ui'].map(
  (folder) => `test/${folder}/**/*.test.{ts,tsx}`,
)

const inDocument = {
  environment: 'happy-dom',
  setupFiles: ['test/trim-react-dom.ts', 'test/without-owner-stacks.ts', 'test/clean-page.ts'],
}

/** Integration tests: the whole widget, with the demo content site in place of the network. */
const wholeWidget = 'test/screens/**/*.test.{ts,tsx}'

/**
 * Tests that are slow by nature: they read every picture, compute meshes, check whole content sites or start other
 * processes.
 */
const slow = [
  'test/contract/check-site.test.ts',
  'test/contract/command.test.ts',
  'test/contract/equipment.test.ts',
  'test/contract/static-catalogue.test.ts',
  'test/demo/car-boxes.test.ts',
  'test/demo/media.test.ts',
  'test/demo/studio/**/*.test.ts',
  'test/scripts/wordpress/process-group.test.ts',
  'test/wordpress/direct-access.test.ts',
]

export default defineConfig({
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
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...withDocument, wholeWidget, ...slow],
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
          include: [wholeWidget],
        },
      },
      { extends: true, test: { name: 'slow', include: slow } },
    ],
    coverage: { include: ['src/**', 'demo/content-site/**'] },
  },
})
