import rules from '../../../wordpress-plugin/tests/leads/lead-rules.json' with { type: 'json' }
import { runInWordpress } from '../../wordpress/php/php.ts'
import type { Site } from '../../wordpress/install/prepare-site.ts'

/** Must-use plugin with an empty form handler. The rate limit is off, because all leads come from one address. */
export const EMPTY_FORM = `<?php
define( 'CFG_CONFIGURATOR_RATE_LIMIT', 0 );
add_action( 'admin_post_nopriv_empty', static function (): void { wp_safe_redirect( home_url( '/' ), 303 ); exit; } );
`

/** Request timeout of a client, in ms. */
const TIMEOUT = 60_000

export interface Dealer {
  readonly id: string
  readonly district: string
}

const SITE_DEALER = `( static function () {
  $dealer = Cfg_Configurator\\First_View\\Content_Site::get( 'hyuDealersLst/all' )['dealers'][0];
  return array( 'id' => (string) $dealer['objectId'], 'district' => (string) $dealer['district'] );
} )()`

/** Evaluates a PHP expression in the site's WordPress. */
export const read = async <Value>({ php }: Site, expression: string): Promise<Value> =>
  JSON.parse(await runInWordpress(php, `echo wp_json_encode( ${expression} );`)) as Value

/** Returns a dealer of the site's content site. */
export const siteDealer = (site: Site): Promise<Dealer> => read<Dealer>(site, SITE_DEALER)

/** Returns the URL that forms are posted to. */
export const leadUrl = (url: string): string => `${url}/?cfg_configurator=lead`

/** Returns a proposal as a browser posts it. Each number gives a lead of a different buyer. */
export const leadForm = (number: number | string, dealer: Dealer): URLSearchParams =>
  new URLSearchParams({
    ...rules.valid,
    submission_id: `bench-lead-${number}`,
    name: `Inês Conceição ${number}`,
    email: `ines${number}@exemplo.pt`,
    id_district: dealer.district,
    dealer: dealer.id,
    msg: 'Bom dia, gostaria de uma proposta. 🚗',
    model: 'Maré',
    configurationID: `bench-${number}`,
    open_ms: '42000',
    web_page: '',
  })

/** Posts a form once, without retries. Returns whether the response leads to the success page. */
export async function isThanked(url: string, body: URLSearchParams): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT)
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual', signal }).catch(
    () => null,
  )
  await answer?.arrayBuffer()
  return answer?.headers.get('Location')?.includes('pedido-recebido') ?? false
}
