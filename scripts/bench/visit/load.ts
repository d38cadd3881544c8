import { readdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

/** Ticks of /proc/PID/stat per second. */
const TICKS = 100

/** Connections stay open, as those of browsers do. */
export const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

export interface Loaded {
  /** The time until the last byte, in ms. */
  readonly ms: number
  /** As sent: usually compressed with gzip. */
  readonly body: Buffer
}

/** Requests a URL. Throws unless the status is 200. */
export async function load(url: string): Promise<Loaded> {
  const start = performance.now()
  return await new Promise((resolve, reject) => {
    request(url, { agent, headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const ms = performance.now() - start
        if (response.statusCode === 200) resolve({ ms, body: Buffer.concat(chunks) })
        else reject(new Error(`${url} answers ${response.statusCode}`))
      })
    })
      .on('error', reject)
      .end()
  })
}

/** Processor time in ms that nginx, php-fpm and MariaDB of this benchmark have used. */
export function processorMs(): number {
  const children = new Map<number, number[]>()
  const ticks = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number)
      const [, parent = 0] = fields
      children.set(parent, [...(children.get(parent) ?? []), Number(name)])
      const isServer = /\((nginx|php-fpm|mariadbd)/.test(stat)
      // utime, stime, and those of children that have ended.
      if (isServer)
        ticks.set(
          Number(name),
          fields.slice(11, 15).reduce((sum, each) => sum + each, 0),
        )
    } catch {
      // The process has ended.
    }
  }
  let sum = 0
  const add = (pid: number): void => {
    sum += ticks.get(pid) ?? 0
    children.get(pid)?.forEach(add)
  }
  add(process.pid)
  return (sum * 1000) / TICKS
}
