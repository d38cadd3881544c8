<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Content_Site;
use Cfg_Configurator\Leads\Lead_Endpoint;
use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Field_Type;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Settings;

/** The element's attributes, from the settings that name one. Those that are not set are omitted: the content site's values apply. */
final class Attributes {
	/**
	 * @param array<string, string> $overrides Attributes of one shortcode or block, filtered by Overrides.
	 * @return array<string, string> Unescaped texts by name.
	 */
	public static function all( array $overrides = array() ): array {
		$page     = Widget_Page::current() ?? ( Page_Address::page_id() > 0 ? get_post( Page_Address::page_id() ) : null );
		$defaults = array(
			'base-path' => Page_Address::base_path( $page ),
			'api-url'   => Content_Site::url(),
			'routing'   => null !== $page && Page_Rewrite::serves( $page ) ? '' : 'memory',
		) + self::of_settings();
		// Without its own URL, the stock call goes to the content site itself.
		$defaults['stock-url'] = '' === $defaults['stock-url'] ? Settings::text( 'content_site' ) : $defaults['stock-url'];
		$waiting               = Consent_Manager::is_active() ? array( 'consent' => 'denied' ) : array();
		$merged                = $waiting + self::fixed( $defaults, $overrides ) + $overrides + $defaults;
		$attributes            = array_filter( $merged, static fn ( string $text ): bool => '' !== $text );
		/**
		 * Filters the attributes of one element.
		 *
		 * @param array<string, string> $attributes Unescaped texts by name.
		 * @param array<string, string> $overrides  Attributes of the shortcode or block.
		 */
		$filtered = apply_filters( 'cfg_configurator_attributes', $attributes, $overrides );
		$filtered = array_filter( is_array( $filtered ) ? $filtered : $attributes, 'is_string', ARRAY_FILTER_USE_KEY );
		return array_map( 'strval', array_filter( $filtered, 'is_scalar' ) );
	}

	/** @return array<string, string> Texts by attribute; '' if no setting for it is set. */
	private static function of_settings(): array {
		$texts  = array();
		$is_set = static fn ( mixed $value ): bool => '' !== $value && array() !== $value;
		foreach ( Setting_Registry::by_attribute() as $name => $fields ) {
			$values = array_filter( array_map( self::value( ... ), $fields ), $is_set );
			if ( isset( $fields[''] ) ) {
				$texts[ $name ] = is_array( $values[''] ?? '' ) ? self::json( $values[''] ) : (string) ( $values[''] ?? '' );
			} else {
				$texts[ $name ] = self::json( array() === $values ? array() : self::nested( $values ) + self::given( $name, $fields ) );
			}
		}
		return $texts;
	}

	/**
	 * @param array<string, mixed> $values By member: 'title', 'petrol.price'.
	 * @return array<string, mixed> 'petrol.price' as member 'price' of an object 'petrol'.
	 */
	private static function nested( array $values ): array {
		$object = array();
		foreach ( $values as $member => $value ) {
			$parts = explode( '.', $member );
			if ( isset( $parts[1] ) ) {
				$object[ $parts[0] ] = array( $parts[1] => $value ) + (array) ( $object[ $parts[0] ] ?? array() );
			} else {
				$object[ $member ] = $value;
			}
		}
		return $object;
	}

	/** @return string|float|array<mixed> */
	private static function value( Field $field ): string|float|array {
		$text  = Settings::text( $field->key );
		$saved = Settings::value( $field->key ) ?? $field->default;
		return match ( true ) {
			Field_Type::CONTROL === $field->type => in_array( $saved, array( '', array() ), true ) ? '' : $field->control()?->attribute( $saved ) ?? '',
			'form_url' === $field->key && '' === $text => Lead_Endpoint::url(),
			'' !== $text && str_starts_with( $field->attribute, 'credit-limits.' ) => (float) $text,
			default => $text,
		};
	}

	/**
	 * Members that the content site provides. Pages of this site are never its own.
	 *
	 * @param array<string, Field> $fields By member.
	 * @return array<string, mixed>
	 */
	private static function given( string $name, array $fields ): array {
		// The fields of the response are the attributes' names in camel case.
		$object  = Content_Site::back_office()[ lcfirst( str_replace( '-', '', ucwords( $name, '-' ) ) ) ] ?? null;
		$allowed = array_filter( $fields, static fn ( Field $field ): bool => Field_Type::OWN_PAGE !== $field->type );
		$members = self::nested( array_fill_keys( array_keys( $allowed ), '' ) );
		$known   = is_array( $object ) ? array_intersect_key( $object, $members ) : array();
		$is_set  = static fn ( mixed $value, string $member ): bool =>
			is_array( $members[ $member ] ) ? is_array( $value ) : is_string( $value ) && '' !== $value;
		return array_filter( $known, $is_set, ARRAY_FILTER_USE_BOTH );
	}

	/**
	 * Overridden objects with members that only the settings may change: those members, and the ones that the override
	 * leaves open, keep the settings' values.
	 *
	 * @param array<string, string> $defaults
	 * @param array<string, string> $overrides
	 * @return array<string, string>
	 */
	private static function fixed( array $defaults, array $overrides ): array {
		$merged = array();
		foreach ( array_intersect_key( Setting_Registry::by_attribute(), $overrides ) as $name => $fields ) {
			$fixed = array_filter( $fields, static fn ( Field $field ): bool => ! $field->is_overridable );
			if ( array() !== $fixed ) {
				$custom          = array_diff_key( (array) json_decode( $overrides[ $name ], true ), $fixed );
				$merged[ $name ] = self::json( $custom + (array) json_decode( $defaults[ $name ], true ) );
			}
		}
		return $merged;
	}

	/** @param array<mixed> $values */
	private static function json( array $values ): string {
		$flags = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_HEX_AMP;
		return array() === $values ? '' : (string) wp_json_encode( $values, $flags );
	}
}
