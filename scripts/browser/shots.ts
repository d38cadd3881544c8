import { runAlone } from '../test/test-report.ts'
import { runE2eTests } from './e2e.ts'

const WIDTHS = ['360', '390', '768', '992', '1280', '1920']

/**
 * Implements `npm run shots [-- WIDTH ...] [-- NAME ...]`: saves screenshots of all or selected
 * screens and states to `shots/`.
 */
const words = process.argv.slice(2)
const widths = WIDTHS.filter((width) => words.includes(width))
const names = words.filter((word) => !widths.includes(word))
await runAlone('shots', () =>
  runE2eTests({
    projects: (widths.length > 0 ? widths : WIDTHS).map((width) => `shots-${width}`),
    args: names.length > 0 ? ['--grep', `\\b(${names.join('|')})$`] : [],
    reporters: 'line,json',
  }),
)
