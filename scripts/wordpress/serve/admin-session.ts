import { ADMIN } from '../install/prepare-site.ts'

const cookiesOf = (response: Response): string[] =>
  response.headers.getSetCookie().map((cookie) => cookie.split(';', 1).join())

/**
 * Logs in to a site as its administrator. Returns the header that says so.
 * @param url URL of the site without a trailing slash.
 */
export async function logInAsAdmin(url: string): Promise<{ Cookie: string }> {
  const address = `${url}/wp-login.php`
  const test = cookiesOf(await fetch(address))
  const response = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ log: ADMIN.user, pwd: ADMIN.password, testcookie: '1' }),
    headers: { Cookie: test.join('; ') },
    redirect: 'manual',
  })
  if (response.status !== 302) throw new Error(`${address} does not let the administrator in`)
  return { Cookie: [...test, ...cookiesOf(response)].join('; ') }
}
