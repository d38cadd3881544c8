import { defineConfig } from 'vitest/config'

const domTests = ['ui', 'screens', 'element', 'browser-floor'].map(
  (floor) => `test/${floor}/**/*.test.{ts,tsx}`,
)

export default defineConfig({
  test: {
    restoreMocks: true,
    unstubGlobals: true,
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
          include: domTests,
        },
      },
    ],
    coverage: { include: ['src/**', 'demo/content-site/**'] },
  },
})
