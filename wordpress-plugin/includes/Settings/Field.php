<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/** Definition of a setting: the only place that names its key, type, default, limits, words and attribute. Texts are as in Texts. */
final class Field {
	/**
	 * @param string                             $key            Key in the stored option.
	 * @param mixed                              $label          Text.
	 * @param mixed                              $help           Text, including what an empty field means.
	 * @param string|\Closure(): string          $example        Example value; '' for none.
	 * @param string|int|array<mixed>            $default        Value if nothing is stored.
	 * @param string                             $attribute      Attribute of the element, or a member of its JSON object: 'seo.title',
	 *                                                           'energy-prices.petrol.date'; '' for none.
	 * @param string                             $property       Custom property of the element: 'accent' for --cfg-accent; '' for none.
	 * @param bool                               $is_overridable Whether shortcode and block may set the attribute.
	 * @param bool                               $is_transferred Whether an export contains the value.
	 * @param bool                               $has_secret     Whether the value contains a secret, which is neither exported nor listed.
	 * @param string                             $at_most        Key of the setting that this one must not exceed; '' for none.
	 * @param mixed                              $unit           Text after a number.
	 * @param bool                               $decimals       Whether the number may have decimals.
	 * @param bool                               $required       Whether an empty field is rejected.
	 * @param int                                $length         Maximum length of a text, in characters.
	 * @param array<int|string, mixed>|null      $choices        Texts by value, for CHOICE. Of other fields, that of the empty value.
	 * @param \Closure(string): (string|\WP_Error)|null $check   Returns a text, or says what is wrong with it; null accepts all. An
	 *                                                           empty text field with it shows the example.
	 * @param class-string<Control>|null         $control        What validates and renders the value, for CONTROL.
	 * @param bool                               $is_spread      Whether the tab shows the value in other places than a row of its own.
	 * @param string|null                        $initial        Value that is stored on a new site; null for none.
	 */
	public function __construct(
		public readonly string $key,
		public readonly Field_Type $type,
		private readonly mixed $label,
		private readonly mixed $help = '',
		private readonly string|\Closure $example = '',
		public readonly string|int|array $default = '',
		public readonly string $attribute = '',
		public readonly string $property = '',
		public readonly bool $is_overridable = true,
		public readonly bool $is_transferred = true,
		public readonly bool $has_secret = false,
		public readonly ?float $min = null,
		public readonly ?float $max = null,
		public readonly string $at_most = '',
		private readonly mixed $unit = '',
		public readonly bool $decimals = false,
		public readonly bool $required = false,
		public readonly int $length = 200,
		private readonly ?array $choices = null,
		public readonly ?\Closure $check = null,
		private readonly ?string $control = null,
		public readonly bool $is_spread = false,
		public readonly ?string $initial = null,
	) {
	}

	public function label(): string {
		return Texts::translated( $this->label );
	}

	public function help(): string {
		return Texts::translated( $this->help );
	}

	public function example(): string {
		return is_string( $this->example ) ? $this->example : ( $this->example )();
	}

	public function unit(): string {
		return Texts::translated( $this->unit );
	}

	public function control(): ?Control {
		return null === $this->control ? null : new $this->control();
	}

	/** Whether the value has several inputs, or one with a label of its own, so that the row's heading labels none. */
	public function is_group(): bool {
		return Field_Type::TICK === $this->type || ( $this->control()?->is_group() ?? false );
	}

	/** @return array<int|string, string> Labels by value; those of a FLAG if none are given. */
	public function choices(): array {
		return null !== $this->choices ? array_map( Texts::translated( ... ), $this->choices ) : array(
			''      => __( 'Use the content site\'s value', 'cfg-configurator' ),
			'true'  => __( 'Yes', 'cfg-configurator' ),
			'false' => __( 'No', 'cfg-configurator' ),
		);
	}
}
