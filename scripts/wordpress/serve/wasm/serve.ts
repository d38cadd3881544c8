import { Server } from 'node:net'

/** What this process is started with, as JSON in its first argument. */
export interface ServeRequest {
  readonly folder: string
  readonly port: number
  readonly phpVersion: string
  /** Folders beside the site's own. */
  readonly mounts: readonly Mount[]
}

export interface Mount {
  readonly hostPath: string
  readonly vfsPath: string
}

/** Code to run, and what became of it. */
export interface RunRequest {
  readonly id: number
  readonly code: string
}
export type RunAnswer =
  | { readonly id: number; readonly text: string }
  | { readonly id: number; readonly error: string }

interface Playground {
  readonly run: (options: {
    code: string
  }) => Promise<{ readonly text: string; readonly errors: string; readonly exitCode: number }>
}

interface PlaygroundCli {
  readonly runCLI: (options: object) => Promise<{ readonly playground: Playground }>
}

/** The CLI listens on every interface of the machine unless it is told otherwise here. */
function listenOnLoopbackOnly(): void {
  type Listen = (this: Server, ...args: unknown[]) => Server
  const listen = Reflect.get(Server.prototype, 'listen') as Listen
  Server.prototype.listen = function onLoopback(this: Server, ...args: unknown[]): Server {
    const [port, ...others] = args
    const rest = others.filter((argument) => typeof argument === 'function')
    return typeof port === 'number'
      ? listen.call(this, port, '127.0.0.1', ...rest)
      : listen.apply(this, args)
  }
}

async function serve({ folder, port, phpVersion, mounts }: ServeRequest): Promise<Playground> {
  const name = '@wp-playground/cli'
  const { runCLI } = (await import(name)) as PlaygroundCli
  const { playground } = await runCLI({
    command: 'server',
    port,
    php: phpVersion,
    'site-url': `http://127.0.0.1:${port}`,
    'mount-before-install': [{ hostPath: folder, vfsPath: '/wordpress' }, ...mounts],
    // The site brings its own database drop-in and is installed by the same scripts as elsewhere.
    wordpressInstallMode: 'do-not-attempt-installing',
    skipSqliteSetup: true,
    verbosity: 'quiet',
    workers: 2,
  })
  return playground
}

async function answer(playground: Playground, { id, code }: RunRequest): Promise<RunAnswer> {
  try {
    const { text, errors, exitCode } = await playground.run({ code })
    return exitCode === 0 ? { id, text } : { id, error: `${errors}${text}` }
  } catch (error) {
    return { id, error: String(error) }
  }
}

// Ends with the process that started it.
process.once('disconnect', () => process.exit())
listenOnLoopbackOnly()
const playground = await serve(JSON.parse(process.argv[2] ?? '{}') as ServeRequest)
process.on('message', (request: RunRequest) => {
  void answer(playground, request).then((answered) => process.send?.(answered))
})
process.send?.('ready')
