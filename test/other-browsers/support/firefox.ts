import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/wordpress/serve/free-port.ts'
import { startGroup, until } from '../../../scripts/wordpress/serve/process-group.ts'
import { asJson, type Browser, type Session } from './session.ts'

/** Preferences that keep Firefox from loading anything but the page under test. */
const PREFERENCES = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'pt-PT',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
}

const SIZE = { width: 1280, height: 900 }

interface Reply {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly result?: unknown
  readonly message?: string
}

/** Sends a WebDriver BiDi command and returns its result. */
type Send = <Result>(method: string, params: object) => Promise<Result>

/** The fields read from the result of a script. */
interface ScriptResult {
  readonly result?: { readonly value?: string }
  readonly exceptionDetails?: { readonly text: string }
}

function openSocket(address: string): Promise<WebSocket | null> {
  const socket = new WebSocket(address)
  return new Promise((resolve) => {
    socket.addEventListener('open', () => resolve(socket))
    socket.addEventListener('error', () => resolve(null))
  })
}

/** Speaks WebDriver BiDi (https://w3c.github.io/webdriver-bidi/) on a socket. */
function senderOn(socket: WebSocket): Send {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply
    const id = reply.id ?? -1
    const command = waiting.get(id)
    waiting.delete(id)
    if (reply.type === 'error') command?.reject(new Error(reply.message))
    else command?.resolve(reply.result)
  })
  socket.addEventListener('close', () => {
    for (const command of waiting.values()) command.reject(new Error('Firefox ended'))
  })
  let lastId = 0
  return async (method, params) => {
    const command = Promise.withResolvers<unknown>()
    waiting.set((lastId += 1), command)
    socket.send(JSON.stringify({ id: lastId, method, params }))
    return (await command.promise) as never
  }
}

async function openTab(send: Send): Promise<Session> {
  // A user context has cookies and storage of its own.
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {})
  const { context } = await send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  })
  await send('browsingContext.setViewport', { context, viewport: SIZE })
  return {
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'interactive' })
    },
    async goBack() {
      await send('browsingContext.traverseHistory', { context, delta: -1 })
    },
    async evaluate(expression) {
      const { result, exceptionDetails } = await send<ScriptResult>('script.evaluate', {
        expression: asJson(expression),
        awaitPromise: true,
        target: { context },
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return JSON.parse(result?.value ?? 'null') as never
    },
    async perform(actions) {
      await send('input.performActions', { context, actions })
    },
    async close() {
      await send('browser.removeUserContext', { userContext })
    },
  }
}

/** Starts Firefox without a window and controls it over WebDriver BiDi. */
export async function startFirefox(program: string): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const preferences = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), preferences.join('\n'))
  const port = await freePort()
  const options = ['--headless', '--no-remote', '--profile', profile]
  const firefox = startGroup([program, ...options, `--remote-debugging-port=${port}`], {
    cwd: profile,
  })
  const close = async (): Promise<void> => {
    await firefox.stop()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    let socket: WebSocket | null = null
    const connect = async (): Promise<boolean> => {
      socket = await openSocket(`ws://127.0.0.1:${port}/session`)
      return socket !== null
    }
    await until(connect, firefox)
    const send = senderOn(socket!)
    await send('session.new', { capabilities: {} })
    return { newSession: () => openTab(send), close }
  } catch (error) {
    await close()
    throw error
  }
}
