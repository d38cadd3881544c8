import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { closeWhole, listenOn } from '../../demo/listening.ts'
import { PAGE_PATH } from '../../demo/page.ts'
import { findBrowser } from '../browser/find-browser.ts'
import { startGroup } from '../wordpress/serve/process-group.ts'
import { median } from './median.ts'
import { slowNetwork, type Network } from './slow-network.ts'
import { atMost, type Target } from './targets.ts'

const RUNS = 5

/** Target of the largest contentful paint after the activation of a prerendered page, in ms. */
const AT_MOST = 500

/** Time for prerendering, and after that for the paint and the report, in ms. */
const PRERENDERING_TIME = 8000
const TIMEOUT = 30_000

/** A page that prerenders the configurator and then opens it. */
const LINKING_PAGE = `<!doctype html><title>Link</title>
<script type="speculationrules">
  {"prerender": [{"source": "list", "urls": ["${PAGE_PATH}"], "eagerness": "immediate"}]}
</script>
<script>setTimeout(() => location.assign('${PAGE_PATH}'), ${PRERENDERING_TIME})</script>`

/** Reports the times of the activation and of the largest contentful paint, 1.5 s after the page has been opened. */
const REPORTER = `
const report = () => setTimeout(() => {
  const [{ activationStart }] = performance.getEntriesByType('navigation')
  new PerformanceObserver((list) => {
    const paint = list.getEntries().at(-1).startTime
    navigator.sendBeacon('/report', JSON.stringify({ activationStart, paint }))
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}, 1500)
if (document.prerendering) document.addEventListener('prerenderingchange', report)
else addEventListener('load', report)`

/** Times in ms from the start of navigation; activationStart is 0 if the page was not prerendered. */
interface Report {
  readonly activationStart: number
  readonly paint: number
}

/** Serves the pages of a demo server, with the reporter in the configurator's, and the linking page. */
function serve(demoUrl: string, onReport: (report: Report) => void) {
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '/' } = request
    if (url === '/link') response.setHeader('Content-Type', 'text/html').end(LINKING_PAGE)
    else if (url === '/reporter.js')
      response.setHeader('Content-Type', 'text/javascript').end(REPORTER)
    else if (url === '/report') {
      onReport(JSON.parse((await request.toArray()).join('')) as Report)
      response.end()
    } else {
      const page = await fetch(new URL(url, demoUrl), { headers: { accept: '*/*' } })
      const body = Buffer.from(await page.arrayBuffer())
      for (const name of ['content-type', 'cache-control', 'etag'])
        response.setHeader(name, page.headers.get(name) ?? '')
      response.writeHead(page.status)
      const script = '<script src="/reporter.js"></script></head>'
      response.end(url === PAGE_PATH ? body.toString().replace('</head>', script) : body)
    }
  }
  return createServer((request, response) => void respond(request, response))
}

/**
 * Measures how long after it is opened a prerendered page shows its largest contentful paint. The browser runs without
 * remote control, which would forbid prerendering, and the page reports its own times.
 */
export async function measurePrerender(demoUrl: string, network: Network): Promise<Target> {
  await using stack = new AsyncDisposableStack()
  let settle: (report: Report) => void = () => undefined
  const server = serve(demoUrl, (report) => settle(report))
  const port = await listenOn(server, 0)
  stack.defer(() => closeWhole(server))
  const slow = await slowNetwork(port, network)
  stack.defer(slow.close)
  const waits: number[] = []
  while (waits.length < RUNS) {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'prerender-'))
    const { promise, resolve } = Promise.withResolvers<Report>()
    settle = resolve
    const options = ['--headless', '--no-sandbox', `--user-data-dir=${folder.path}`]
    const page = `http://127.0.0.1:${slow.port}/link`
    // Debian's command is a script that starts the browser, so both have to be stopped.
    await using _ = startGroup([findBrowser(), ...options, page], { cwd: folder.path })
    const report = await Promise.race([promise, wait(TIMEOUT, null, { ref: false })])
    if (!report || report.activationStart === 0) throw new Error('The page was not prerendered')
    waits.push(Math.max(0, report.paint - report.activationStart))
  }
  return atMost(
    'largest contentful paint after a prerendered page is opened',
    median(waits),
    AT_MOST,
    ' ms',
  )
}
