<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Completes the long lists of a form: it posts changed rows only, because PHP drops fields above `max_input_vars`. An
 * empty row removes what was saved; a row that was not posted keeps it.
 */
final class Posted_Rows {
	/**
	 * @param mixed $saved  The saved value of the field.
	 * @param mixed $posted Untrusted.
	 * @return mixed What to validate.
	 */
	public static function merged( Field $field, mixed $saved, mixed $posted ): mixed {
		return match ( $field->type ) {
			Field_Type::RECIPIENTS => self::recipients( is_array( $saved ) ? $saved : array(), $posted ),
			Field_Type::CONTROL => $field->control()?->complete( $saved, $posted ),
			default => $posted,
		};
	}

	/** @param array<mixed> $saved */
	private static function recipients( array $saved, mixed $posted ): mixed {
		if ( ! is_array( $posted ) && '' !== $posted ) {
			return $posted;
		}
		$rows = array();
		foreach ( array( ...$saved, ...array_values( (array) $posted ) ) as $row ) {
			$dealer = is_array( $row ) ? $row['dealer'] ?? '' : '';
			if ( ! is_string( $dealer ) || '' === $dealer ) {
				continue;
			}
			$rows[ $dealer ] = $row;
		}
		return array_values( $rows );
	}
}
