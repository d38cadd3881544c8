import { withExit, type Count } from '../test-report.ts'

const attribute = (tag: string, name: string): number =>
  Number(new RegExp(` ${name}="(\\d+)"`).exec(tag)?.[1] ?? 0)

/** Counts the tests of PHPUnit's JUnit report; a run that broke off or failed otherwise has at least one failure. */
export function countJunit(xml: string, isOk: boolean): Count {
  const all = /<testsuite [^>]*>/.exec(xml)?.[0] ?? ''
  const failed = attribute(all, 'failures') + attribute(all, 'errors')
  const skipped = attribute(all, 'skipped')
  const passed = attribute(all, 'tests') - failed - skipped
  return withExit({ passed, failed, skipped }, isOk && passed > 0)
}

/** Names and reasons of the tests that failed. */
export function failuresOf(xml: string): string[] {
  return [...xml.matchAll(/<(?:failure|error) [^>]*>([\s\S]*?)<\/(?:failure|error)>/g)].map(
    ([, text = '']) =>
      text
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&#13;', '')
        .replaceAll('&amp;', '&')
        .trim(),
  )
}
