import { runAlone } from '../test/test-report.ts'
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
const config = ['--config', 'playwright.shots.config.ts']
await runAlone('shots', () => runE2eTests([...config, ...grep], 'line,json'))
