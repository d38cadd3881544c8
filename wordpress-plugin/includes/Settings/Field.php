<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Definition of a setting: the only place that names its key, type, default, limits, words and attribute. Words are
 * closures, because pages that only read settings load no translations.
 */
final class Field {
	/**
	 * @param string                                  $key            Key in the stored option.
	 * @param Field_Type                              $type           Decides how the value is validated and rendered.
	 * @param \Closure(): string                      $label          Label.
	 * @param \Closure(): string|null                 $help           Help text, including what an empty field means.
	 * @param string|\Closure(): string               $example        Example value; '' for none.
	 * @param string|int|array<mixed>                 $default        Value if nothing is stored.
	 * @param string                                  $attribute      Attribute of the element that gets the value, or a member of
	 *                                                                its JSON object: 'seo.title', 'energy-prices.petrol.date'; ''
	 *                                                                for none.
	 * @param string                                  $property       Custom property of the element that gets the value: 'accent' for
	 *                                                                --cfg-accent; '' for none.
	 * @param bool                                    $is_overridable Whether shortcode and block may set the attribute.
	 * @param bool                                    $is_transferred Whether an export contains the value.
	 * @param bool                                    $has_secret     Whether the value contains a secret, which is neither exported
	 *                                                                nor listed.
	 * @param float|null                              $min            Minimum; null for no limit.
	 * @param float|null                              $max            Maximum; null for no limit.
	 * @param string                                  $at_most        Key of the setting that this one must not exceed; '' for none.
	 * @param string|\Closure(): string               $unit           Unit of the number.
	 * @param bool                                    $decimals       Whether the number may have decimals.
	 * @param bool                                    $required       Whether an empty field is rejected.
	 * @param int                                     $length         Maximum length of a text, in characters.
	 * @param \Closure(): array<int|string, string>|null $choices     Labels by value, for CHOICE. Of other fields, the label of the
	 *                                                                empty value.
	 * @param \Closure(string): (string|\WP_Error)|null $check        Returns a text, or says what is wrong with it; null accepts all.
	 *                                                                An empty text field with it shows the example.
	 * @param \Closure(): Control|null                $control        Creates what validates and renders the value, for CONTROL.
	 * @param bool                                    $is_spread      Whether the tab shows the value in other places than a row of
	 *                                                                its own.
	 * @param string|null                             $initial        Value that is stored on a new site; null for none.
	 */
	public function __construct(
		public readonly string $key,
		public readonly Field_Type $type,
		private readonly \Closure $label,
		private readonly ?\Closure $help = null,
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
		private readonly string|\Closure $unit = '',
		public readonly bool $decimals = false,
		public readonly bool $required = false,
		public readonly int $length = 200,
		private readonly ?\Closure $choices = null,
		public readonly ?\Closure $check = null,
		private readonly ?\Closure $control = null,
		public readonly bool $is_spread = false,
		public readonly ?string $initial = null,
	) {
	}

	public function label(): string {
		return ( $this->label )();
	}

	public function help(): string {
		return null === $this->help ? '' : ( $this->help )();
	}

	public function example(): string {
		return is_string( $this->example ) ? $this->example : ( $this->example )();
	}

	public function unit(): string {
		return is_string( $this->unit ) ? $this->unit : ( $this->unit )();
	}

	public function control(): ?Control {
		return null === $this->control ? null : ( $this->control )();
	}

	/** @return array<int|string, string> Labels by value; those of a FLAG if none are given. */
	public function choices(): array {
		return null !== $this->choices ? ( $this->choices )() : array(
			''      => __( 'Use the content site\'s value', 'cfg-configurator' ),
			'true'  => __( 'Yes', 'cfg-configurator' ),
			'false' => __( 'No', 'cfg-configurator' ),
		);
	}
}
