<?php
/**
 * Sanitises submitted or imported settings.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Works field by field: rejected values keep the old value, missing fields stay unchanged, unknown keys are reported.
 */
final class Sanitiser {
	public function __construct( private Setting_Tabs $tabs, private Value_Check $check, private Setting_Rules $rules ) {
	}

	/**
	 * Returns the settings after applying the input.
	 *
	 * @param array<string, mixed> $old    Settings saved so far.
	 * @param array<mixed>         $input  Untrusted values by key, unslashed.
	 * @param Setting_Tab|null     $tab    Accept only this tab's fields; null for all fields.
	 */
	public function take( array $old, array $input, ?Setting_Tab $tab = null ): Result {
		$known    = array_intersect_key( $old, Setting_List::DEFAULTS );
		$values   = $known;
		$refusals = array();
		foreach ( array_intersect_key( $this->tabs->fields( $tab ), $input ) as $key => $field ) {
			$verdict = $this->check->check( $field, $input[ $key ] );
			if ( $verdict->is_refused() ) {
				$refusals[ $key ] = $verdict->refusal;
			} else {
				$values[ $key ] = $verdict->value;
			}
		}
		foreach ( $this->rules->contradictions( $values + Setting_List::DEFAULTS ) as $pair ) {
			foreach ( array_intersect( $pair, array_keys( $input ) ) as $key ) {
				if ( isset( $refusals[ $key ] ) || ! $this->has_changed( $known, $values, $key ) ) {
					continue;
				}
				$refusals[ $key ] = $this->contradiction( $pair, $values );
			}
			$values = $this->put_back( $values, $known, array_intersect( $pair, array_keys( $refusals ) ) );
		}
		return new Result( $this->with_path( $values, $input ), $refusals, array_intersect_key( $input, $refusals ) );
	}

	/**
	 * @param array<string, mixed> $before
	 * @param array<string, mixed> $after
	 */
	private function has_changed( array $before, array $after, string $key ): bool {
		return ( $before[ $key ] ?? '' ) !== ( $after[ $key ] ?? '' );
	}

	/**
	 * @param array{string, string} $pair
	 * @param array<string, mixed>  $values
	 */
	private function contradiction( array $pair, array $values ): string {
		$fields = $this->tabs->fields();
		$shown  = static function ( string $key ) use ( $values ): string {
			$value = is_numeric( $values[ $key ] ) ? (float) $values[ $key ] : 0.0;
			return number_format_i18n( $value, floor( $value ) === $value ? 0 : 2 );
		};
		return sprintf(
			/* translators: 1: name of the smaller limit, 2: its value, 3: name of the greater limit, 4: its value. */
			__( '\'%1$s\' (%2$s) is greater than \'%3$s\' (%4$s).', 'cfg-configurator' ),
			$fields[ $pair[0] ]->label,
			$shown( $pair[0] ),
			$fields[ $pair[1] ]->label,
			$shown( $pair[1] )
		);
	}

	/**
	 * @param array<string, mixed>  $values
	 * @param array<string, mixed>  $before
	 * @param array<int, string>    $keys
	 * @return array<string, mixed>
	 */
	private function put_back( array $values, array $before, array $keys ): array {
		foreach ( $keys as $key ) {
			unset( $values[ $key ] );
			if ( array_key_exists( $key, $before ) ) {
				$values[ $key ] = $before[ $key ];
			}
		}
		return $values;
	}

	/**
	 * Stores the page's path with its id, for the rewrite rule (Setting_List 'page_path'). Without a page, the path is
	 * what code has set. A page in the trash keeps its last path.
	 *
	 * @param array<string, mixed> $values
	 * @param array<mixed>         $input
	 * @return array<string, mixed>
	 */
	private function with_path( array $values, array $input ): array {
		$page = is_numeric( $values['page_id'] ?? null ) ? (int) $values['page_id'] : 0;
		$post = $page > 0 ? get_post( $page ) : null;
		if ( $post instanceof \WP_Post ) {
			return 'trash' === $post->post_status ? $values : array( 'page_path' => Page_Path::of( $post ) ) + $values;
		}
		$path = $input['page_path'] ?? '';
		$path = is_string( $path ) ? trim( sanitize_text_field( rawurldecode( $path ) ), '/' ) : '';
		return '' === $path ? $values : array( 'page_path' => $path ) + $values;
	}
}
