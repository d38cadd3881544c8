import { tmpdir } from 'node:os'
import type { WebKitPrograms } from './programs.ts'
import { freePort } from '../../../scripts/wordpress/serve/free-port.ts'
import { startGroup, until } from '../../../scripts/wordpress/serve/process-group.ts'
import { asJson, type Browser, type Session } from './session.ts'

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

/** Opens a window with an empty profile. The driver allows one at a time. */
async function openWindow(root: string, browser: string): Promise<Session> {
  const { sessionId } = await senderTo(root)<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        // WebKitGTK may never answer a script that it receives while a page loads.
        pageLoadStrategy: 'normal',
        'webkitgtk:browserOptions': {
          binary: browser,
          args: ['--automation', '--enable-page-cache=false'],
        },
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
    },
  }
}

/** Starts WebKitGTK in a virtual display and controls it over WebDriver. */
export async function startWebKit(programs: WebKitPrograms): Promise<Browser> {
  const port = await freePort()
  const root = `http://127.0.0.1:${port}`
  const screen = ['--auto-servernum', '--server-args=-screen 0 1920x1200x24 -nolisten tcp']
  const driver = startGroup([programs.display, ...screen, programs.driver, `--port=${port}`], {
    cwd: tmpdir(),
  })
  const isReady = async (): Promise<boolean> =>
    fetch(`${root}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until(isReady, driver)
  return { newSession: () => openWindow(root, programs.browser), close: driver.stop }
}
