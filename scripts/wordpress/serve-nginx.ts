import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRoot } from '../debian.ts'
import { ensureProgram } from './debian-packages.ts'
import { startGroup } from './process-group.ts'
import { isAnswering, type Running } from './serve-native.ts'
import { until } from './until.ts'

const WORKERS = 4

const fpmConfig = (folder: string): string => `[global]
error_log = ${folder}/fpm.log
daemonize = no
[www]
${isRoot() ? 'user = root\ngroup = root\n' : ''}listen = ${folder}/fpm.sock
pm = static
pm.max_children = ${WORKERS}
clear_env = no
php_admin_value[memory_limit] = 512M
php_admin_value[opcache.revalidate_freq] = 0
`

const nginxConfig = (
  folder: string,
  site: string,
  port: number,
): string => `${isRoot() ? 'user root root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
events { worker_connections 256; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  gzip on;
  gzip_proxied any;
  gzip_types text/css text/javascript application/javascript application/json image/svg+xml;
  client_body_temp_path ${folder}/body;
  fastcgi_temp_path ${folder}/fastcgi;
  proxy_temp_path ${folder}/proxy;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${site};
    index index.php;
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~ \\.php$ {
      include /etc/nginx/fastcgi_params;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      # Debian's parameters leave the port out.
      fastcgi_param HTTP_HOST $http_host;
      fastcgi_pass unix:${folder}/fpm.sock;
    }
  }
}
`

/** Serves a site's folder with nginx and php-fpm on a loopback port, as a host would. */
export async function serveNginx(site: string, port: number): Promise<Running> {
  const nginx = ensureProgram(['nginx'], ['nginx-light'])
  const fpm = ensureProgram(
    ['php-fpm8.4', 'php-fpm8.3', 'php-fpm8.2', 'php-fpm8.1', 'php-fpm'],
    ['php-fpm', 'php-mysql', 'php-mbstring', 'php-xml', 'php-curl'],
  )
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  await writeFile(join(folder, 'fpm.conf'), fpmConfig(folder))
  await writeFile(join(folder, 'nginx.conf'), nginxConfig(folder, site, port))
  const asRoot = isRoot() ? ['--allow-to-run-as-root'] : []
  const php = startGroup([fpm, '--nodaemonize', ...asRoot, '--fpm-config', `${folder}/fpm.conf`], {
    cwd: folder,
  })
  const web = startGroup(
    [nginx, '-e', `${folder}/nginx.log`, '-p', folder, '-c', `${folder}/nginx.conf`],
    {
      cwd: folder,
    },
  )
  const stop = async (): Promise<void> => {
    await Promise.all([web.stop(), php.stop()])
    await rm(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  try {
    await until(async () => {
      const said = php.ended()
      if (said !== null) throw new Error(`php-fpm ended: ${said}`)
      return isAnswering(`${url}/wp-login.php`)
    }, web)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}
