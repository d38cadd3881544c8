<?php
/**
 * Result of validating one value.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Either the sanitised value or an error message.
 */
final class Validation_Result {
	/**
	 * @param mixed  $value   Sanitised value; null if rejected.
	 * @param string $refusal Error message that says what is wrong and what is valid; '' if accepted.
	 */
	private function __construct( public readonly mixed $value, public readonly string $refusal ) {
	}

	public static function accept( mixed $value ): self {
		return new self( $value, '' );
	}

	public static function refuse( string $refusal ): self {
		return new self( null, $refusal );
	}

	public function is_refused(): bool {
		return '' !== $this->refusal;
	}
}
