import { defineConfig } from 'vitest/config'

const domTests = ['ui', 'screens', 'element', 'browser-floor'].map(
  (floor) => `test/${floor}/**/*.test.{ts,tsx}`,
)

export default defineConfig({
  test: {
    // The inner loop is to be short: both cores work, and files share a worker's modules.
    maxWorkers: '100%',
    isolate: false,
    // A busy machine is no defect.
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...domTests, 'test/browser/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          setupFiles: 'test/screens/patience.ts',
          include: domTests,
        },
      },
    ],
    coverage: { include: ['src/**', 'demo/content-site/**'] },
  },
})
