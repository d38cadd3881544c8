<?php
/**
 * What a check says of one value.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Either the clean value, or why the value is refused.
 */
final class Validation_Result {
	/**
	 * @param mixed  $value   Clean value; null where refused.
	 * @param string $refusal What is wrong and what would be right, for the editor; '' where accepted.
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
