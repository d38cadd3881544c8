<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Webhooks;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Row_Group;
use Cfg_Configurator\Settings\Address_Validator;

/**
 * Validates the webhooks of the form. Each row has a `url`, a `secret`, the `id` of a saved row, and `remove` to delete
 * it. Rows without a URL are dropped; a missing id or secret is created.
 */
final class Webhook_Validator {
	/** Maximum number of webhooks, and length of a URL in characters. */
	private const MAX_ROWS   = 10;
	private const MAX_LENGTH = 2000;

	/**
	 * @param mixed $raw A list of rows, unslashed.
	 * @return list<array{id: string, url: string, secret: string}>|\WP_Error
	 */
	public static function validate( mixed $raw ): array|\WP_Error {
		if ( '' === $raw || null === $raw ) {
			return array();
		}
		if ( ! is_array( $raw ) ) {
			return new \WP_Error( 'refused', __( 'This is not a list of webhooks.', 'cfg-configurator' ) );
		}
		$rows = array();
		foreach ( Row_Group::sorted( $raw ) as $index => $row ) {
			$text   = static fn ( string $key ): string => is_string( $row[ $key ] ?? null ) ? trim( wp_check_invalid_utf8( $row[ $key ] ) ) : '';
			$url    = $text( 'url' );
			$secret = $text( 'secret' );
			if ( '' === $url ) {
				continue;
			}
			$refusal = self::refusal( $url, $secret );
			if ( '' !== $refusal ) {
				/* translators: 1: number of the webhook in the list, 2: what is wrong with it. */
				return new \WP_Error( 'refused', sprintf( __( 'Webhook %1$d: %2$s', 'cfg-configurator' ), $index + 1, $refusal ) );
			}
			$id     = 1 === preg_match( '/^[0-9a-f]{12}$/', $text( 'id' ) ) && ! in_array( $text( 'id' ), array_column( $rows, 'id' ), true );
			$rows[] = array(
				'id'     => $id ? $text( 'id' ) : bin2hex( random_bytes( 6 ) ),
				'url'    => $url,
				'secret' => '' === $secret ? Signature::new_secret() : $secret,
			);
		}
		if ( count( $rows ) > self::MAX_ROWS ) {
			/* translators: %s: a number. */
			return new \WP_Error( 'refused', sprintf( __( 'The maximum is %s webhooks.', 'cfg-configurator' ), number_format_i18n( self::MAX_ROWS ) ) );
		}
		return $rows;
	}

	private static function refusal( string $url, string $secret ): string {
		$address = Address_Validator::absolute( $url );
		if ( is_wp_error( $address ) ) {
			return $address->get_error_message();
		}
		if ( mb_strlen( $url ) > self::MAX_LENGTH || $address !== $url || ! Webhook_Client::is_valid( $url ) ) {
			return __( 'This URL is not valid. The host may only contain letters without accents, digits, dots and hyphens.', 'cfg-configurator' );
		}
		if ( ! Webhook_Client::is_encrypted( $url ) ) {
			return __( 'The URL must start with https://, because leads contain personal data.', 'cfg-configurator' );
		}
		if ( '' !== $secret && ! Signature::is_secret( $secret ) ) {
			return __( 'The secret must be \'whsec_\' with 24 to 64 bytes in Base64. Leave it empty to have one created.', 'cfg-configurator' );
		}
		return '';
	}
}
