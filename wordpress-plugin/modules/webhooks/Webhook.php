<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Webhooks;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Overload_Protection\Circuit_Breaker;
use Cfg_Configurator\Settings\Settings;

/** A URL of another system that receives every lead, from the settings. */
final class Webhook {
	public const SETTING = 'webhooks';

	/**
	 * @param string $id     Identifies it when its URL is corrected or its secret replaced.
	 * @param string $secret See Signature.
	 */
	private function __construct( public readonly string $id, public readonly string $url, private string $secret ) {
	}

	/** @return array<string, self> By id. */
	public static function all(): array {
		$found = array();
		foreach ( Settings::rows( self::SETTING ) as $row ) {
			$id           = $row['id'] ?? '';
			$found[ $id ] = new self( $id, $row['url'] ?? '', $row['secret'] ?? '' );
		}
		return $found;
	}

	/** Host name, for messages: the rest of the URL may contain a token. */
	public function host(): string {
		return self::host_of( $this->url );
	}

	public static function host_of( string $url ): string {
		return (string) wp_parse_url( $url, PHP_URL_HOST );
	}

	/** Opens after two consecutive attempts without an answer. */
	public function breaker(): Circuit_Breaker {
		return new Circuit_Breaker( 'cfg_configurator_webhook_breaker_' . $this->id, 2 );
	}

	/** Value of the header `webhook-signature` at a Unix time. */
	public function sign( string $message_id, int $time, string $body ): string {
		return Signature::of( $this->secret, $message_id, $time, $body );
	}
}
