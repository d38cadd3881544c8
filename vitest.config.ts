import { defineConfig } from 'vitest/config'

const domTests = ['ui', 'screens', 'element', 'browser-floor'].map(
  (floor) => `test/${floor}/**/*.test.{ts,tsx}`,
)

export default defineConfig({
  test: {
    // Use every core to keep the feedback loop short.
    maxWorkers: '100%',
    // A generous timeout, so that a busy machine does not fail tests.
    testTimeout: 30_000,
    setupFiles: 'test/leave-no-trace.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          // Tests without a document leave little state behind, so files can share a worker's
          // modules.
          isolate: false,
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...domTests, 'test/browser/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          // As in the end-to-end tests: on a shared machine a test fails only when it fails twice.
          retry: 1,
          setupFiles: ['test/screens/patience.ts'],
          include: domTests,
        },
      },
    ],
    coverage: { include: ['src/**', 'demo/content-site/**'] },
  },
})
