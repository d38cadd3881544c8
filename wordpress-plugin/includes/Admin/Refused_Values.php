<?php
declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Result;
use Cfg_Configurator\Settings\Setting_Registry;

/**
 * Keeps rejected values across the redirect after saving, per user, for five minutes or until shown once. Secrets are not
 * kept: the saved ones are shown again.
 */
final class Refused_Values {
	private const SECONDS = 300;

	/** @param string $tab Slug of the submitted tab. */
	public static function keep( string $tab, Result $outcome ): void {
		delete_transient( self::name( $tab ) );
		if ( array() !== $outcome->refusals ) {
			$stored = array(
				'refusals' => $outcome->refusals,
				'typed'    => self::without_secrets( $outcome->typed ),
			);
			set_transient( self::name( $tab ), $stored, self::SECONDS );
		}
	}

	/** Returns the rejected values and deletes them. */
	public static function take( string $tab ): Result {
		$stored = get_transient( self::name( $tab ) );
		delete_transient( self::name( $tab ) );
		$part = static fn ( string $name ): array => is_array( $stored ) && is_array( $stored[ $name ] ?? null )
			? array_filter( $stored[ $name ], 'is_string', ARRAY_FILTER_USE_KEY )
			: array();
		return new Result( array(), array_filter( $part( 'refusals' ), 'is_string' ), $part( 'typed' ) );
	}

	/**
	 * @param array<string, mixed> $typed
	 * @return array<string, mixed>
	 */
	private static function without_secrets( array $typed ): array {
		$without = static fn ( mixed $row ): mixed => is_array( $row ) ? array_diff_key( $row, array( 'secret' => 0 ) ) : '';
		foreach ( array_intersect_key( Setting_Registry::fields(), $typed ) as $key => $field ) {
			if ( ! $field->has_secret ) {
				continue;
			}
			if ( is_array( $typed[ $key ] ) ) {
				$typed[ $key ] = array_map( $without, $typed[ $key ] );
			} else {
				unset( $typed[ $key ] );
			}
		}
		return $typed;
	}

	private static function name( string $tab ): string {
		return 'cfg_configurator_refused_' . $tab . '_' . get_current_user_id();
	}
}
