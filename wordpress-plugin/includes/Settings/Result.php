<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Address;

/** The settings to save, and the rejected values. */
final class Result {
	/** How long rejected values are kept, in seconds. */
	private const SECONDS = 300;

	/**
	 * @param array<string, mixed>  $values   All settings, sanitised.
	 * @param array<string, string> $refusals Error messages by key.
	 * @param array<string, mixed>  $typed    Rejected values by key.
	 */
	public function __construct(
		public readonly array $values,
		public readonly array $refusals,
		public readonly array $typed,
	) {
	}

	/**
	 * The settings after applying the input field by field: rejected values keep the old value, missing fields stay unchanged.
	 * Unknown keys are not saved; saved ones stay, because they may be of a module that is switched off.
	 *
	 * @param array<string, mixed> $old   Settings saved so far.
	 * @param array<mixed>         $input Untrusted values by key, unslashed.
	 * @param Setting_Tab|null     $tab   Accept only this tab's fields, and complete its long lists; null for all fields.
	 */
	public static function of( array $old, array $input, ?Setting_Tab $tab = null ): self {
		$values   = $old;
		$refusals = array();
		foreach ( array_intersect_key( $tab?->fields() ?? Setting_Registry::fields(), $input ) as $key => $field ) {
			$control = null === $tab ? null : $field->control();
			if ( null !== $control ) {
				$input[ $key ] = $control->complete( $old[ $key ] ?? null, $input[ $key ] );
			}
			$value = Value_Validator::validate( $field, $input[ $key ] );
			if ( is_wp_error( $value ) ) {
				$refusals[ $key ] = $value->get_error_message();
			} else {
				$values[ $key ] = $value;
			}
		}
		foreach ( Setting_Registry::contradictions( $values ) as $pair ) {
			foreach ( array_intersect( $pair, array_keys( $input ) ) as $key ) {
				if ( ( $old[ $key ] ?? '' ) !== $values[ $key ] ) {
					$refusals[ $key ] ??= self::contradiction( $pair, $values );
				}
			}
			$refused = array_intersect_key( array_flip( $pair ), $refusals );
			$values  = array_intersect_key( $old, $refused ) + array_diff_key( $values, $refused );
		}
		return new self( self::with_path( $values, $input ), $refusals, array_intersect_key( $input, $refusals ) );
	}

	/**
	 * @param array{string, string} $pair
	 * @param array<string, mixed>  $values
	 */
	private static function contradiction( array $pair, array $values ): string {
		$parts = array();
		foreach ( $pair as $key ) {
			$value = is_numeric( $values[ $key ] ) ? (float) $values[ $key ] : 0.0;
			array_push( $parts, Setting_Registry::fields()[ $key ]->label(), number_format_i18n( $value, floor( $value ) === $value ? 0 : 2 ) );
		}
		/* translators: 1: name of the smaller limit, 2: its value, 3: name of the greater limit, 4: its value. */
		return vsprintf( __( '\'%1$s\' (%2$s) is greater than \'%3$s\' (%4$s).', 'cfg-configurator' ), $parts );
	}

	/**
	 * Stores the page's path with its id (Setting_Registry::PAGE_PATH). Without a page, the path is what code has set. A
	 * page in the trash keeps its last path.
	 *
	 * @param array<string, mixed> $values
	 * @param array<mixed>         $input
	 * @return array<string, mixed>
	 */
	private static function with_path( array $values, array $input ): array {
		$page = is_numeric( $values['page_id'] ?? null ) ? (int) $values['page_id'] : 0;
		$post = $page > 0 ? get_post( $page ) : null;
		if ( $post instanceof \WP_Post ) {
			return 'trash' === $post->post_status ? $values : array( 'page_path' => Page_Address::setting_of( $post ) ) + $values;
		}
		$path = $input['page_path'] ?? '';
		$path = is_string( $path ) ? trim( sanitize_text_field( rawurldecode( $path ) ), '/' ) : '';
		return '' === $path ? $values : array( 'page_path' => $path ) + $values;
	}

	/** Keeps the rejected values of a tab for the next page, per user, until shown once. Secrets are not kept: the saved ones are shown again. */
	public function keep( string $tab ): void {
		delete_transient( self::name( $tab ) );
		if ( array() !== $this->refusals ) {
			$stored = array(
				'refusals' => $this->refusals,
				'typed'    => self::without_secrets( $this->typed ),
			);
			set_transient( self::name( $tab ), $stored, self::SECONDS );
		}
	}

	/** Returns the rejected values that were kept, and deletes them. */
	public static function take( string $tab ): self {
		$stored = get_transient( self::name( $tab ) );
		delete_transient( self::name( $tab ) );
		$part = static fn ( string $name ): array => is_array( $stored ) && is_array( $stored[ $name ] ?? null )
			? array_filter( $stored[ $name ], 'is_string', ARRAY_FILTER_USE_KEY )
			: array();
		return new self( array(), array_filter( $part( 'refusals' ), 'is_string' ), $part( 'typed' ) );
	}

	/**
	 * @param array<string, mixed> $typed
	 * @return array<string, mixed>
	 */
	private static function without_secrets( array $typed ): array {
		$without = static fn ( mixed $row ): mixed => is_array( $row ) ? array_diff_key( $row, array( 'secret' => 0 ) ) : '';
		$secrets = array_filter( Setting_Registry::fields(), static fn ( Field $field ): bool => $field->has_secret );
		$rows    = array_filter( array_intersect_key( $typed, $secrets ), 'is_array' );
		return array_map( static fn ( array $rows ): array => array_map( $without, $rows ), $rows ) + array_diff_key( $typed, $secrets );
	}

	private static function name( string $tab ): string {
		return 'cfg_configurator_refused_' . $tab . '_' . get_current_user_id();
	}
}
