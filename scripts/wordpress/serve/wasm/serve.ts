import { Server } from 'node:net'

/** Options of this process, passed as JSON in its first argument. */
export interface ServeRequest {
  readonly port: number
  readonly phpVersion: string
  readonly mounts: readonly Mount[]
  readonly blueprint?: object | undefined
}

export interface Mount {
  readonly hostPath: string
  readonly vfsPath: string
}

/** Messages: code to run, and its result. */
export interface RunRequest {
  readonly id: number
  readonly code: string
}
export type RunAnswer = { readonly id: number } & ({ text: string } | { error: string })

interface Playground {
  run(options: { code: string }): Promise<{ text: string; errors: string; exitCode: number }>
}

interface PlaygroundCli {
  runCLI(options: object): Promise<{ playground: Playground }>
}

/** The CLI listens on all network interfaces by default. */
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

async function serve(request: ServeRequest): Promise<Playground> {
  const { port, phpVersion, mounts, blueprint } = request
  const name = '@wp-playground/cli'
  const cli = (await import(name)) as PlaygroundCli
  const { playground } = await cli.runCLI({
    command: 'server',
    port,
    php: phpVersion,
    'site-url': `http://127.0.0.1:${port}`,
    'mount-before-install': mounts,
    // The site has its own database drop-in and is installed by the shared scripts.
    wordpressInstallMode: 'do-not-attempt-installing',
    skipSqliteSetup: true,
    ...(blueprint && { blueprint }),
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

// Exits with its parent process.
process.once('disconnect', () => process.exit())
listenOnLoopbackOnly()
const playground = await serve(JSON.parse(process.argv[2] ?? '{}') as ServeRequest)
process.on('message', (request: RunRequest) => {
  void answer(playground, request).then((answered) => process.send?.(answered))
})
process.send?.('ready')
