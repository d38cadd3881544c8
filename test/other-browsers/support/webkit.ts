import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { closeWhole, listenOn } from '../../../demo/listening.ts'
import type { WebKitPrograms } from '../../../scripts/browser/other-browsers.ts'
import { printed, startProgram } from './programs.ts'
import { asJson, type Session, type WindowSize } from './session.ts'

/** Sends a WebDriver command and returns its value (https://www.w3.org/TR/webdriver2/). */
type Send = <Value>(method: 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>

function sender(root: string): Send {
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

/** The driver cannot choose a port itself. */
async function findFreePort(): Promise<number> {
  const server = createServer()
  const port = await listenOn(server, 0)
  await closeWhole(server)
  return port
}

async function waitForServer(url: string): Promise<void> {
  while (!(await fetch(url).then(Boolean, () => false))) await setTimeout(50)
}

/** Starts WebKitGTK's MiniBrowser in a virtual display and controls it over WebDriver. */
export async function startWebKit(programs: WebKitPrograms, size: WindowSize): Promise<Session> {
  const screen = ['-screen', '0', '1920x1200x24', '-nolisten', 'tcp']
  // Xvfb chooses a free display and prints its number.
  const display = startProgram(programs.display, ['-displayfd', '1', ...screen])
  const [number] = await printed(display, /^\d+\n/)
  const port = await findFreePort()
  const driver = startProgram(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    DISPLAY: `:${number.trim()}`,
  })
  const close = async (): Promise<void> => {
    await driver.stop()
    await display.stop()
  }
  try {
    const root = `http://127.0.0.1:${port}`
    await waitForServer(`${root}/status`)
    const { sessionId } = await sender(root)<{ sessionId: string }>('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          pageLoadStrategy: 'eager',
          'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
        },
      },
    })
    const send = sender(`${root}/session/${sessionId}`)
    await send('POST', '/window/rect', size)

    return {
      async open(url) {
        await send('POST', '/url', { url })
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
        await send('DELETE', '').catch(() => undefined)
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
