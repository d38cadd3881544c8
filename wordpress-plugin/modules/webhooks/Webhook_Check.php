<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Webhooks;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Settings\Settings;

/** Checks the deliveries of leads to webhooks. Sends nothing to them. */
final class Webhook_Check {
	/** @return iterable<array<string, string>> */
	public static function run(): iterable {
		$webhooks = Webhook::all();
		if ( array() === $webhooks ) {
			return array( self::fine( __( 'No webhooks are set.', 'cfg-configurator' ) ) );
		}
		if ( '' !== Settings::text( 'form_url' ) ) {
			$text = __( 'Another system receives the forms, so nothing is sent to the webhooks.', 'cfg-configurator' );
			return array( self::finding( 'warning', $text, __( 'Clear the URL of the other system, or remove the webhooks.', 'cfg-configurator' ) ) );
		}
		$findings = array();
		foreach ( $webhooks as $webhook ) {
			array_push( $findings, ...array_filter( array( self::address( $webhook ), self::deliveries( $webhook ) ) ) );
		}
		return array() === $findings ? array( self::fine( __( 'Leads are delivered to the webhooks.', 'cfg-configurator' ) ) ) : $findings;
	}

	/** @return array<string, string>|null */
	private static function address( Webhook $webhook ): ?array {
		/* translators: %s: a host name. */
		$text = __( 'The host of a webhook cannot be found, or lies in a private network, which webhooks may not use: %s', 'cfg-configurator' );
		$next = __( 'Correct the URL.', 'cfg-configurator' );
		return Webhook_Client::is_allowed( $webhook->url ) ? null : self::finding( 'problem', sprintf( $text, $webhook->host() ), $next );
	}

	/** @return array<string, string>|null */
	private static function deliveries( Webhook $webhook ): ?array {
		$failed = Webhook_Channel::queue()->count( Delivery::FAILED, array( $webhook->id ) );
		$next   = __( 'Check the receiver and its secret, then send the leads again from the list.', 'cfg-configurator' );
		if ( $failed > 0 ) {
			/* translators: 1: number of leads, 2: a host name. */
			$text = _n(
				'%1$s lead could not be delivered to the webhook %2$s and is not tried again.',
				'%1$s leads could not be delivered to the webhook %2$s and are not tried again.',
				$failed,
				'cfg-configurator'
			);
			return self::finding( 'problem', sprintf( $text, number_format_i18n( $failed ), $webhook->host() ), $next );
		}
		if ( $webhook->breaker()->is_open() || Webhook_Channel::queue()->count( Delivery::PENDING, array( $webhook->id ), 1 ) > 0 ) {
			/* translators: %s: a host name. */
			$text = __( 'The webhook %s is failing. Leads wait and are tried again.', 'cfg-configurator' );
			return self::finding( 'warning', sprintf( $text, $webhook->host() ), __( 'Check the receiver and its secret.', 'cfg-configurator' ) );
		}
		return null;
	}

	/** @return array<string, string> */
	private static function finding( string $severity, string $text, string $next ): array {
		$url  = Settings_Page::url( 'webhooks' );
		$link = __( 'Webhooks', 'cfg-configurator' );
		return compact( 'severity', 'text', 'next', 'url', 'link' );
	}

	/** @return array<string, string> */
	private static function fine( string $text ): array {
		return array( 'severity' => 'fine' ) + compact( 'text' );
	}

	/**
	 * @param array<string, array{fields?: array<string, array<string, string>>}> $sections Of WordPress's debug information.
	 * @return array<string, mixed> With the number of webhooks and of their deliveries that wait or have failed.
	 */
	public static function add_numbers( array $sections ): array {
		if ( isset( $sections['cfg-configurator']['fields'] ) ) {
			$count   = count( Webhook::all() );
			$waiting = Webhook_Channel::queue()->count( Delivery::PENDING );
			$failed  = Webhook_Channel::queue()->count( Delivery::FAILED );

			$sections['cfg-configurator']['fields']['webhooks'] = array(
				'label' => __( 'Webhooks', 'cfg-configurator' ),
				'value' => sprintf( '%d (%s: %d, %s: %d)', $count, __( 'waiting', 'cfg-configurator' ), $waiting, __( 'failed', 'cfg-configurator' ), $failed ),
				'debug' => "{$count} (waiting: {$waiting}, failed: {$failed})",
			);
		}
		return $sections;
	}
}
