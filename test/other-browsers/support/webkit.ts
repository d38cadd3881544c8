import { once } from 'node:events'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import type { WebKitPrograms } from './programs.ts'
import { freePort } from '../../../scripts/wordpress/serve/free-port.ts'
import {
  startGroup,
  until,
  type ProcessGroup,
} from '../../../scripts/wordpress/serve/process-group.ts'
import { asJson, type Browser, type Session } from './session.ts'

function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy())
}

const SIZE = { width: 1280, height: 940 }

/** Sends a WebDriver command and returns its value (https://www.w3.org/TR/webdriver2/). */
type Send = <Value>(method: 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>

function senderTo(root: string): Send {
  return async (method, path, body = {}) => {
    const response = await fetch(`${root}${path}`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    })
    const { value } = (await response.json()) as { value: { message?: string } }
    if (!response.ok) throw new Error(value.message ?? `WebDriver responded ${response.status}`)
    return value as never
  }
}

/** Starts a browser with an empty profile in a virtual display, which the driver can reach on a port. */
async function startBrowser(
  { display, browser }: WebKitPrograms,
  port: number,
): Promise<ProcessGroup> {
  const screen = ['--auto-servernum', '--server-args=-screen 0 1920x1200x24 -nolisten tcp']
  const group = startGroup(
    [display, ...screen, browser, '--automation', '--enable-page-cache=false'],
    { cwd: tmpdir(), env: { WEBKIT_INSPECTOR_SERVER: `127.0.0.1:${port}` } },
  )
  await until(() => accepts(port), group)
  return group
}

/** Opens a window. The driver allows one at a time. */
async function openWindow(root: string, programs: WebKitPrograms, port: number): Promise<Session> {
  const browser = await startBrowser(programs, port)
  const { sessionId } = await senderTo(root)<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        // WebKitGTK may never answer a script that it receives while a page loads.
        pageLoadStrategy: 'normal',
      },
    },
  })
  const send = senderTo(`${root}/session/${sessionId}`)
  await send('POST', '/window/rect', SIZE)
  return {
    async open(url) {
      await send('POST', '/url', { url })
    },
    async goBack() {
      await send('POST', '/back')
    },
    async evaluate(expression) {
      const script = `return ${asJson(expression)}`
      const json = await send<string | null>('POST', '/execute/sync', { script, args: [] })
      return JSON.parse(json ?? 'null') as never
    },
    async perform(actions) {
      await send('POST', '/actions', { actions })
    },
    async close() {
      await send('DELETE', '')
      await browser.stop()
    },
  }
}

/**
 * Controls WebKitGTK over WebDriver. A driver that starts the browser itself looks for a free port and
 * passes its number on; if another program takes the port before the browser does, the session never
 * starts. So the browser is started here, on a port that no other program is assigned.
 */
export async function startWebKit(programs: WebKitPrograms): Promise<Browser> {
  const [port, browserPort] = [await freePort(), await freePort()]
  const root = `http://127.0.0.1:${port}`
  const driver = startGroup(
    [programs.driver, `--port=${port}`, `--target=127.0.0.1:${browserPort}`],
    { cwd: tmpdir() },
  )
  const isReady = async (): Promise<boolean> =>
    fetch(`${root}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until(isReady, driver)
  return { newSession: () => openWindow(root, programs, browserPort), close: driver.stop }
}
