<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Webhooks;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Modules\Leads_Rest\Lead_Data;

/** What a webhook sends (docs/webhooks.md). */
final class Webhook_Message {
	private const TYPE = 'lead.stored';

	private function __construct( public readonly string $id, public readonly string $body ) {
	}

	/**
	 * @param int $sendings Number of starts: all attempts of one start have the same id.
	 * @throws \JsonException If another plugin's filter returned what JSON cannot express.
	 */
	public static function of( Lead $lead, int $sendings ): self {
		$data    = Lead_Data::of( $lead, Lead_Extension::configuration( $lead ) );
		$payload = array(
			'type'      => self::TYPE,
			'timestamp' => $data['created'],
			'data'      => $data,
		);
		/**
		 * Filters what a webhook sends.
		 *
		 * @param array<string, mixed> $payload `type`, `timestamp` and `data`.
		 * @param int                  $id      Id of the lead.
		 */
		$filtered = apply_filters( 'cfg_configurator_webhook_payload', $payload, $lead->id );
		$flags    = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR;
		$body     = (string) wp_json_encode( is_array( $filtered ) ? $filtered : $payload, $flags );
		return new self( 'lead_' . substr( $lead->text( 'idempotency_key' ), 0, 32 ) . "_{$sendings}", $body );
	}

	/** A message without a lead, which only asks whether the receiver answers. */
	public static function ping(): self {
		return self::without_lead( 'ping', new \stdClass() );
	}

	/** A message without a lead, which an editor sends to try a receiver. Receivers answer it like any other ping. */
	public static function test(): self {
		return self::without_lead( 'test', array( 'test' => true ) );
	}

	/** @param array<string, mixed>|object $data Encoded as a JSON object. */
	private static function without_lead( string $prefix, array|object $data ): self {
		$payload = array(
			'type'      => 'ping',
			'timestamp' => gmdate( 'Y-m-d\TH:i:s\Z', Clock::now() ),
			'data'      => $data,
		);
		return new self( $prefix . '_' . bin2hex( random_bytes( 16 ) ), (string) wp_json_encode( $payload ) );
	}

	/** @return array<string, string> */
	public function headers( Webhook $webhook, int $time ): array {
		return array(
			'Content-Type'      => 'application/json',
			'Idempotency-Key'   => $this->id,
			'webhook-id'        => $this->id,
			'webhook-timestamp' => (string) $time,
			'webhook-signature' => $webhook->sign( $this->id, $time, $this->body ),
		);
	}
}
