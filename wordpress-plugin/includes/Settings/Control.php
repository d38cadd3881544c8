<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/** Validates and renders the value of a field whose type is Field_Type::CONTROL. */
abstract class Control {
	/** Returns the sanitised value, or an error message that says what is wrong and what is valid. The input is unslashed, of any type. */
	abstract public function validate( Field $field, mixed $raw ): mixed;

	/**
	 * Prints inputs whose ids and names start with the field's (Admin\Field_Renderer).
	 *
	 * @param mixed  $value   The saved value, or the rejected input.
	 * @param string $refusal Error message, which is printed already; '' if none.
	 */
	abstract public function render( Field $field, mixed $value, string $refusal ): void;

	/** Whether there are several inputs. */
	public function is_group(): bool {
		return true;
	}

	/** Enqueues assets of its own, on the tab of the field. */
	public function enqueue(): void {
	}

	/**
	 * Returns what the attribute of the element gets; '' or an empty array for nothing.
	 *
	 * @return string|array<mixed>
	 */
	public function attribute( mixed $saved ): string|array {
		return is_string( $saved ) || is_array( $saved ) ? $saved : '';
	}

	/** Returns what to validate of a long list of which the form posts changed rows only, because PHP drops fields above `max_input_vars`. */
	public function complete( mixed $saved, mixed $posted ): mixed {
		return $posted;
	}
}
