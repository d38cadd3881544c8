<?php
declare(strict_types=1);

namespace Cfg_Configurator_Gateway;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Settings;

/**
 * The add-on's settings; and user name and password of a content site that is closed to browsers (basic authentication), which are
 * sent to that site and to nobody else.
 */
final class Gateway_Settings {
	private const USER     = 'cfg_gateway_user';
	private const PASSWORD = 'cfg_gateway_password';
	private const CODES    = 'cfg_gateway_codes';

	/**
	 * @param array<string, array<string, mixed>> $tabs
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_fields( array $tabs ): array {
		$codes   = array(
			''      => __( 'Yes', 'cfg-configurator-gateway' ),
			'false' => __( 'No', 'cfg-configurator-gateway' ),
		);
		$section = array(
			'title'  => __( 'Gateway', 'cfg-configurator-gateway' ),
			'intro'  => __( 'Visitors call this site, and this site calls the content site.', 'cfg-configurator-gateway' ),
			'fields' => array(
				( new Field( self::USER, 'text', __( 'User name', 'cfg-configurator-gateway' ), is_secret: true ) )->help(
					__( 'Only if the content site asks for a user name and a password. They are sent to no other site.', 'cfg-configurator-gateway' )
				),
				new Field( self::PASSWORD, 'text', __( 'Password', 'cfg-configurator-gateway' ), is_secret: true ),
				( new Field( self::CODES, 'choice', __( 'Offer codes', 'cfg-configurator-gateway' ), attribute: 'has-build-codes', choices: $codes ) )->help(
					__( 'A short code opens a finished configuration on another device. It is stored without personal data.', 'cfg-configurator-gateway' )
				),
			),
		);
		foreach ( $tabs as $slug => $tab ) {
			$sections = is_array( $tab['sections'] ?? null ) ? $tab['sections'] : array();
			if ( isset( $sections['source'] ) ) {
				$place                     = 1 + (int) array_search( 'source', array_keys( $sections ), true );
				$tabs[ $slug ]['sections'] = array_slice( $sections, 0, $place ) + array( 'gateway' => $section ) + $sections;
			}
		}
		return $tabs;
	}

	/**
	 * Offers codes, because this site has them: neither the setting nor a shortcode says otherwise.
	 *
	 * @param array<string, string> $attributes
	 * @return array<string, string>
	 */
	public static function add_attribute( array $attributes ): array {
		$is_set = '' !== ( $attributes['has-build-codes'] ?? '' );
		return $is_set ? $attributes : array( 'has-build-codes' => 'true' ) + $attributes;
	}

	/**
	 * Callback for WordPress's filter of the arguments of outgoing requests. A request that may be redirected gets nothing: the
	 * header would follow to another host.
	 *
	 * @param array<string, mixed> $arguments
	 * @return array<string, mixed>
	 */
	public static function add_to_request( array $arguments, string $url ): array {
		$site = Settings::text( 'content_site' );
		$user = Settings::text( self::USER );
		if ( '' !== $site && '' !== $user && str_starts_with( $url, trailingslashit( $site ) ) && 0 === ( $arguments['redirection'] ?? 5 ) ) {
			// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- the format of basic authentication.
			$value                = 'Basic ' . base64_encode( $user . ':' . Settings::text( self::PASSWORD ) );
			$arguments['headers'] = array( 'Authorization' => $value ) + (array) ( $arguments['headers'] ?? array() );
		}
		return $arguments;
	}
}
