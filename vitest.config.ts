import { defineConfig } from 'vitest/config'

const domTests = ['ui', 'screens', 'element', 'browser-floor'].map(
  (floor) => `test/${floor}/**/*.test.{ts,tsx}`,
)

export default defineConfig({
  test: {
    // The inner loop is to be short: every core works.
    maxWorkers: '100%',
    // A busy machine is no defect.
    testTimeout: 30_000,
    setupFiles: 'test/leave-no-trace.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          // Without a document there is little to leave behind: files share a worker's modules.
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
          // As for the journeys: on a shared machine a test that fails twice has failed.
          retry: 1,
          setupFiles: ['test/screens/patience.ts'],
          include: domTests,
        },
      },
    ],
    coverage: { include: ['src/**', 'demo/content-site/**'] },
  },
})
