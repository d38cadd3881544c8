<?php
declare(strict_types=1);

namespace Cfg_Configurator\Element;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\First_View\Catalogue;
use Cfg_Configurator\First_View\Content_Site;
use Cfg_Configurator\Leads\Endpoint;
use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Settings;

/** The element's attributes, from the settings that name one. Those that are not set are omitted: the content site's values apply. */
final class Attributes {
	/** Those that no setting describes: texts, and JSON objects. */
	private const TEXTS   = array( 'base-path', 'api-url', 'request-timeout', 'configuration', 'routing', 'follow-title', 'has-build-codes', 'time-zone' );
	private const OBJECTS = array( 'labels', 'energy-prices' );

	/** @var array<string, string>|null Those of the settings. */
	private static ?array $of_settings = null;

	/**
	 * @param array<string, string> $overrides Attributes of one shortcode or block, of overrides().
	 * @return array<string, string> Unescaped texts by name.
	 */
	public static function all( array $overrides = array() ): array {
		$page = Page::current() ?? Page::main();
		// The page that is shown may have the element in a template or a footer.
		$shown    = Page::current_singular() ?? $page;
		$defaults = array(
			'base-path' => Page::base_path( $page ),
			'api-url'   => Content_Site::api_url(),
			'routing'   => null !== $shown && Page::serves( $shown ) ? '' : 'memory',
			'time-zone' => Language::time_zone(),
		) + self::of_settings();
		// Without its own URL, the stock call goes to the content site itself.
		$defaults['stock-url'] = '' === $defaults['stock-url'] ? Settings::text( 'content_site' ) : $defaults['stock-url'];
		$waiting               = Consent::is_managed() ? array( 'consent' => 'denied' ) : array();
		$merged                = $waiting + $overrides + $defaults;
		$attributes            = array_filter( $merged, static fn ( string $text ): bool => '' !== $text );
		$filtered              = apply_filters( 'cfg_configurator_attributes', $attributes, $overrides );
		$filtered              = array_filter( is_array( $filtered ) ? $filtered : $attributes, 'is_string', ARRAY_FILTER_USE_KEY );
		return array_map( 'strval', array_filter( $filtered, 'is_scalar' ) );
	}

	/** @return array<string, array<string, Field>> Settings by attribute, then by member of its JSON object; '' if it is none. */
	public static function fields(): array {
		$found = array();
		foreach ( Settings::fields() as $field ) {
			$parts                                 = explode( '.', $field->attribute, 2 );
			$found[ $parts[0] ][ $parts[1] ?? '' ] = $field;
		}
		unset( $found[''] );
		return $found;
	}

	/** Forgets the attributes of the settings, which have changed. */
	public static function forget(): void {
		self::$of_settings = null;
	}

	/** @return array<string, string> Texts by attribute; '' if no setting for it is set. */
	private static function of_settings(): array {
		$is_set = static fn ( mixed $value ): bool => ! in_array( $value, array( '', array() ), true );
		if ( null === self::$of_settings ) {
			$saved             = Settings::all();
			$value             = static fn ( Field $field ): string|float|array => self::value( $field, $saved[ $field->key ] ?? '' );
			self::$of_settings = array();
			foreach ( self::fields() as $name => $fields ) {
				$values = array_filter( array_map( $value, $fields ), $is_set );
				$single = $values[''] ?? '';
				$object = array() === $values ? array() : $values + self::of_content_site( $name, $fields );

				self::$of_settings[ $name ] = match ( true ) {
					! isset( $fields[''] ) => self::json( $object ),
					is_array( $single ) => self::json( $single ),
					default => (string) $single,
				};
			}
		}
		return self::$of_settings;
	}

	/** @return string|float|array<mixed> */
	private static function value( Field $field, mixed $saved ): string|float|array {
		$text = is_scalar( $saved ) ? Settings::resolve( (string) $saved ) : '';
		return match ( true ) {
			is_array( $saved ) => $saved,
			'form_url' === $field->key && Endpoint::is_here() => Endpoint::url(),
			// The endpoint knows these pages. A plugin against spam reads their addresses in the post.
			in_array( $field->key, array( 'success_page', 'failure_page' ), true ) && Endpoint::is_here() => '',
			'' !== $text && str_starts_with( $field->attribute, 'credit-limits.' ) => (float) $text,
			default => $text,
		};
	}

	/**
	 * Members that the content site provides: an attribute replaces its whole object. Pages of this site are never its own.
	 *
	 * @param array<string, Field> $fields By member.
	 * @return array<string>
	 */
	private static function of_content_site( string $name, array $fields ): array {
		$object = Catalogue::back_office()[ self::field_of( $name ) ] ?? null;
		$pages  = array_filter( $fields, static fn ( Field $field ): bool => 'own-page' === $field->type );
		$known  = array_filter( is_array( $object ) ? $object : array(), static fn ( mixed $value ): bool => is_string( $value ) && '' !== $value );
		return array_diff_key( $known, $pages );
	}

	/**
	 * What a shortcode or block may set, in the element's format. The widget ignores invalid values; where forms are posted stays.
	 *
	 * @param array<mixed> $input Attributes by name, with words separated by '-' or '_'.
	 * @return array<string, string> Unescaped values by the element's attribute names.
	 */
	public static function overrides( array $input ): array {
		$valid = array();
		foreach ( $input as $name => $value ) {
			$name = str_replace( '_', '-', strtolower( (string) $name ) );
			$text = is_bool( $value ) ? (string) wp_json_encode( $value ) : $value;

			$valid[ $name ] = is_scalar( $text ) ? self::override( $name, trim( (string) $text ) ) : '';
		}
		return array_filter( $valid, static fn ( string $text ): bool => '' !== $text );
	}

	private static function override( string $name, string $text ): string {
		$fields = self::fields()[ $name ] ?? array();
		$type   = isset( $fields[''] ) ? $fields['']->type : '';
		$fixed  = array_filter( $fields, static fn ( Field $field ): bool => ! $field->is_overridable );
		return match ( true ) {
			array() !== $fixed || ( array() === $fields && ! in_array( $name, array( ...self::TEXTS, ...self::OBJECTS ), true ) ) => '',
			'api-url' === $name, in_array( $type, array( 'site', 'address', 'page-link' ), true ) => esc_url_raw( $text, array( 'http', 'https' ) ),
			in_array( $name, self::OBJECTS, true ), 'rows' === $type, array() !== $fields && '' === $type => self::object( $text ),
			default => sanitize_text_field( $text ),
		};
	}

	/** The text as a JSON object; '' if it is none. The editor may have replaced quotes with entities. */
	private static function object( string $text ): string {
		$value = json_decode( $text, true ) ?? json_decode( html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ), true );
		return is_array( $value ) && ! array_is_list( $value ) ? self::json( $value ) : '';
	}

	/** @param array<mixed> $values */
	private static function json( array $values ): string {
		return array() === $values ? '' : (string) wp_json_encode( $values, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_HEX_AMP );
	}

	/** What the content site says in place of an attribute, or of a member such as 'seo.title', as far as it is known; '' otherwise. */
	public static function content_value( string $path ): string {
		$parts = explode( '.', $path );
		$text  = Catalogue::back_office()[ self::field_of( $parts[0] ) ] ?? '';
		$text  = isset( $parts[1] ) && is_array( $text ) ? $text[ $parts[1] ] ?? '' : $text;
		return is_string( $text ) ? trim( wp_strip_all_tags( $text ) ) : '';
	}

	/** The field of the content site's response: the attribute's name in camel case, except one. */
	private static function field_of( string $attribute ): string {
		return 'cfg-msg-no-result' === $attribute ? 'cfg_msg_no_result' : lcfirst( str_replace( '-', '', ucwords( $attribute, '-' ) ) );
	}
}
