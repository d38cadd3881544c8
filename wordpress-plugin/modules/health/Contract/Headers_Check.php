<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health\Contract;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Health\Check;
use Cfg_Configurator\Health\Finding;
use Cfg_Configurator\Modules\Gateway\Endpoint_Registry;
use Cfg_Configurator\Modules\Health\Requests\Content;
use Cfg_Configurator\Network\Web_Request;
use Cfg_Configurator\Settings\Settings;

/** Requests the list of models from the content site itself, and checks CORS and caching of the response. */
final class Headers_Check implements Check {
	/** Headers of every GET response (docs/openapi.yaml). */
	private const NEEDED = array( 'ETag', 'Access-Control-Allow-Origin' );

	public function __construct( private Content $content ) {
	}

	public function run(): iterable {
		$site   = untrailingslashit( Settings::text( 'content_site' ) );
		$answer = $this->content->get( Endpoint_Registry::MODELS );
		if ( '' === $site || ! $answer->is_ok || 'stale' === $answer->source ) {
			yield Finding::fine( __( 'The headers of the content site were not checked.', 'cfg-configurator' ) );
			return;
		}
		$url     = $site . '/' . Endpoint_Registry::named( Endpoint_Registry::MODELS )->path();
		$reply   = Web_Request::get( $url );
		$missing = array_filter( self::NEEDED, static fn ( string $name ): bool => '' === ( $reply['headers'][ strtolower( $name ) ] ?? '' ) );
		if ( 200 === $reply['status'] && array() !== $missing ) {
			/* translators: %s: names of HTTP headers. */
			$text = __( 'The responses of the content site lack these headers: %s.', 'cfg-configurator' );
			$next = __( 'Ask the administrator of the content site to add them.', 'cfg-configurator' );
			yield Finding::warning( sprintf( $text, implode( ', ', $missing ) ), $next );
			return;
		}
		$status = Web_Request::get( $url, array( 'If-None-Match' => $reply['headers']['etag'] ?? '' ) )['status'];
		if ( 304 === $status || 0 === $status ) {
			yield Finding::fine( __( 'The responses of the content site can be cached and used by other sites.', 'cfg-configurator' ) );
			return;
		}
		/* translators: %d: HTTP status. */
		$text = __( 'The content site sends unchanged responses again (status %d instead of 304).', 'cfg-configurator' );
		yield Finding::warning( sprintf( $text, $status ), __( 'Ask the administrator of the content site to support If-None-Match.', 'cfg-configurator' ) );
	}
}
