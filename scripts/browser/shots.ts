import { runE2eTests } from './e2e.ts'

/**
 * Implements `npm run shots [-- WIDTH ...] [-- NAME ...]`: saves screenshots of all or selected
 * screens and states to `shots/`.
 */
const words = process.argv.slice(2)
const widths = words.filter((word) => /^\d+$/.test(word))
const names = words.filter((word) => !widths.includes(word))
if (widths.length > 0) process.env.SHOT_WIDTHS = widths.join(' ')
const grep = names.length > 0 ? ['--grep', `\\b(${names.join('|')})$`] : []
const { failed } = await runE2eTests(
  ['--config', 'playwright.shots.config.ts', ...grep],
  'line,json',
)
process.exitCode = failed === 0 ? 0 : 1
