import type { siteUnderTest } from './site-under-test.ts'

/** Where the demo's back office has forms posted to. */
export const LEAD_PATH = '/forms/lead/'
/** A share link's address. */
export const CONFIGURATION =
  '/configurador/?modelid=101&engine=1012&version=10123&colext=VBR&colint=PCA'

/** A proposal as it is filled in. */
export const proposal: Readonly<Record<string, string>> = {
  form_type: 'proposal',
  submission_id: 'a1b2c3d4e5f6',
  name: 'Inês Conceição',
  email: 'ines@exemplo.pt',
  telefone: '912345678',
  id_district: '11',
  dealer: 'LX01',
  msg: 'Bom dia,\r\ngostaria de uma proposta.',
  accept: 'S',
  model: 'Maré',
  id_model: '101',
  configurationID: 'c1',
  from_page: CONFIGURATION,
  utm_source: 'boletim',
  leadSource: 'Configurador',
}

type Site = ReturnType<typeof siteUnderTest>

export const urlencoded = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields)

export function multipart(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** Posts a form and returns the status and the parts of the redirect URL. */
export async function post(
  { request }: Site,
  body: NonNullable<RequestInit['body']>,
  headers: Readonly<Record<string, string>> = {},
) {
  const response = await request(LEAD_PATH, { method: 'POST', body, headers })
  const location = new URL(response.headers.get('Location') ?? '', 'http://site.test')
  return {
    status: response.status,
    page: location.pathname,
    back: location.searchParams.get('cfg_configurator_back'),
    fields: location.searchParams.get('cfg_configurator_fields'),
    address: response.headers.get('Location') ?? '',
  }
}
