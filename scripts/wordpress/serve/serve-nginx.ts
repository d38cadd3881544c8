import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execaSync } from 'execa'
import { ensureProgram, isRoot } from '../install/debian.ts'
import { startGroup, until } from './process-group.ts'
import { isAnswering, running, type Running } from './serve-native.ts'

const FPM = ['php-fpm8.4', 'php-fpm8.3', 'php-fpm8.2', 'php-fpm8.1', 'php-fpm']
const FPM_PACKAGES = ['php-fpm', 'php-mysql', 'php-mbstring', 'php-xml', 'php-curl']

/** Writes a configuration template from this folder to another one, with its `{placeholders}` replaced. */
async function configure(
  name: string,
  folder: string,
  values: Readonly<Record<string, string | number>>,
): Promise<string> {
  const text = await readFile(join(import.meta.dirname, name), 'utf8')
  const filled = text.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(values[key]))
  await writeFile(join(folder, name), filled)
  return join(folder, name)
}

/** Creates a self-signed certificate. Returns the lines of nginx's configuration that name it. */
function createCertificate(folder: string): string {
  const openssl = ensureProgram(['openssl'], ['openssl'])
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const files = ['-subj', '/CN=127.0.0.1', '-keyout', key, '-out', certificate]
  execaSync(openssl, ['req', ...kind, ...files])
  return `ssl_certificate ${certificate}; ssl_certificate_key ${key};`
}

/** A site behind nginx. */
interface NginxSite extends Running {
  /** Stops php-fpm, so that only files are served. */
  readonly stopPhp: () => Promise<void>
}

/**
 * Serves a site's folder with nginx and php-fpm, like a web host.
 * @param url Root URL of the site, on a loopback port: `https` with a self-signed certificate and HTTP/2, or `http`.
 */
export async function serveNginx(site: string, url: string): Promise<NginxSite> {
  const { port, protocol } = new URL(url)
  const isSecure = protocol === 'https:'
  const nginx = ensureProgram(['nginx'], ['nginx-light'])
  const fpm = ensureProgram(FPM, FPM_PACKAGES)
  await using stack = new AsyncDisposableStack()
  const { path: folder } = stack.use(await mkdtempDisposable(join(tmpdir(), 'nginx-')))
  const start = (...command: readonly string[]) => stack.use(startGroup(command, { cwd: folder }))
  const asRoot = isRoot() ? ['--allow-to-run-as-root'] : []
  const fpmUser = isRoot() ? 'user = root\ngroup = root' : ''
  const fpmConf = await configure('php-fpm.conf', folder, { folder, asRoot: fpmUser })
  const php = start(fpm, '--nodaemonize', ...asRoot, '--fpm-config', fpmConf)
  const webUser = isRoot() ? 'user root root;' : ''
  const webConf = await configure('nginx.conf', folder, {
    folder,
    site,
    port,
    asRoot: webUser,
    tls: isSecure ? ' ssl http2' : '',
    certificate: isSecure ? createCertificate(folder) : '',
  })
  const web = start(nginx, '-e', `${folder}/nginx.log`, '-p', folder, '-c', webConf)
  await until(() => isAnswering(`${url}/wp-login.php`), web, php)
  const servers = stack.move()
  return { ...running(url, () => servers.disposeAsync()), stopPhp: php.stop }
}
