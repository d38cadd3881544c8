<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Cli;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Gateway\Endpoint;
use Cfg_Configurator\Modules\Gateway\Gateway_Response;
use Cfg_Configurator\Modules\Health\Requests\Call_Result;
use Cfg_Configurator\Modules\Health\Requests\Content;

/** Updates what the plugin has cached of the content site. */
final class Cache_Command {
	public function __construct( private Content $content ) {
	}

	/**
	 * Requests everything that visitors see from the content site, for example after prices have changed there. While the
	 * content site does not answer, the last good responses stay.
	 *
	 * ## EXAMPLES
	 *
	 *     wp cfg cache refresh
	 *
	 * @param list<string> $positional None.
	 */
	public function refresh( array $positional ): void {
		foreach ( Endpoint::all() as $name => $endpoint ) {
			if ( in_array( $endpoint->about, array( Endpoint::CATALOGUE, Endpoint::DEALERS ), true ) ) {
				$this->content->get( $name );
			} elseif ( Endpoint::MODEL === $endpoint->about ) {
				foreach ( $this->content->models() as $model ) {
					$this->content->of_model( $name, $model );
				}
			}
		}
		/**
		 * Fires after the content site has been asked for everything that visitors see.
		 *
		 * @since 1.1.0
		 */
		do_action( 'cfg_configurator_cache_refreshed' );
		$answers = $this->content->answers();
		$failed  = array_filter( $answers, static fn ( Call_Result $answer ): bool => ! $answer->is_ok || Gateway_Response::STALE === $answer->source );
		foreach ( $failed as $answer ) {
			$note = Gateway_Response::STALE === $answer->source ? ', the last good response stays' : '';
			\WP_CLI::line( "{$answer->path}: status {$answer->status}{$note}" );
		}
		$count = count( $answers ) - count( $failed );
		array() === $failed
			? \WP_CLI::success( "{$count} responses are up to date." )
			: \WP_CLI::error( sprintf( '%d of %d responses could not be updated.', count( $failed ), count( $answers ) ) );
	}
}
