import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printed, startProgram } from './programs.ts'
import { asJson, type Session, type WindowSize } from './session.ts'

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

interface Reply {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly result?: unknown
  readonly message?: string
}

/** Sends a WebDriver BiDi command and returns its result. */
type Send = <Result>(method: string, params: object) => Promise<Result>

/** Connects to a WebDriver BiDi server (https://w3c.github.io/webdriver-bidi/). */
async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`no connection to ${address}`)))
  })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply
    const command = waiting.get(reply.id ?? -1)
    waiting.delete(reply.id ?? -1)
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

/** The fields read from the result of a script. */
interface ScriptResult {
  readonly type: 'success' | 'exception'
  readonly result?: { readonly value?: string }
  readonly exceptionDetails?: { readonly text: string }
}

/** Starts Firefox without a window and controls it over WebDriver BiDi. */
export async function startFirefox(program: string, size: WindowSize): Promise<Session> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const preferences = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), preferences.join('\n'))
  const firefox = startProgram(program, [
    '--headless',
    '--no-remote',
    '--remote-debugging-port=0',
    '--profile',
    profile,
  ])
  const close = async (): Promise<void> => {
    await firefox.stop()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const [, address] = await printed(firefox, /WebDriver BiDi listening on (\S+)/)
    const send = await connect(`${address}/session`)
    await send('session.new', { capabilities: {} })
    const tree = await send<{ contexts: [{ context: string }] }>('browsingContext.getTree', {})
    const { context } = tree.contexts[0]
    await send('browsingContext.setViewport', { context, viewport: size })

    return {
      async open(url) {
        await send('browsingContext.navigate', { context, url, wait: 'interactive' })
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
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
