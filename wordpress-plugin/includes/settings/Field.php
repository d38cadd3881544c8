<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/** A setting: the only place that says how it is saved, shown and passed to the element. */
final class Field {
	/**
	 * @param string $type           How it is sanitized (Sanitizer) and shown (Field_Renderer): 'text' (one line), 'lines', 'rich' (HTML), 'site'
	 *                               (root URL), 'address' (URL or path), 'own-page' (page of this site), 'page-link' (the same or any address),
	 *                               'picture', 'number', 'choice', 'flag' ('true', 'false' or ''), 'tick' ('1' or ''), 'email', 'page' (id),
	 *                               'colour', 'font', 'rows' (list of `columns`), 'custom' (`sanitize` and `render`).
	 * @param string $help           Includes what an empty field means. Of a 'tick', its label.
	 * @param string $attribute      Attribute of the element, or a member of its JSON object: 'seo.title'.
	 * @param string $property       Custom property of the element: 'accent' for --cfg-accent.
	 * @param bool   $is_overridable Whether shortcode and block may set the attribute.
	 * @param int    $length         Maximum length of a text, in characters; 0 for that of its type.
	 * @param bool   $is_secret      Whether lists of settings leave the value out.
	 * @param array<int|string, string>|\Closure(): array<int|string, string> $choices Labels by value.
	 * @param array<string, Field>   $columns  Of 'rows', by member. A row without its first member is dropped.
	 * @param ?\Closure(mixed): mixed $sanitize Returns the value to save, or a WP_Error. The input is unslashed, of any type.
	 * @param ?\Closure(Field, mixed): void $render Prints inputs named Field_Renderer::name().
	 * @param string $unit           Text after a number, which is an integer unless it may have decimals.
	 */
	public function __construct(
		public readonly string $key,
		public readonly string $type,
		public readonly string $label,
		public string $help = '',
		public readonly string $example = '',
		public readonly string $attribute = '',
		public readonly string $property = '',
		public readonly bool $is_overridable = true,
		public int $length = 0,
		public readonly bool $is_secret = false,
		private readonly array|\Closure $choices = array(),
		public readonly array $columns = array(),
		public readonly ?\Closure $sanitize = null,
		public readonly ?\Closure $render = null,
		public readonly ?float $min = null,
		public readonly ?float $max = null,
		public readonly string $unit = '',
		public readonly bool $has_decimals = false,
	) {
		$this->help   = 'rich' === $type && '' === $help ? __( 'An empty line starts a new paragraph.', 'cfg-configurator' ) : $help;
		$this->length = $length > 0 ? $length : match ( $type ) {
			'rich' => 20_000,
			'address', 'own-page', 'page-link', 'picture' => 500,
			default => 200,
		};
	}

	/** This field with a help text, for a definition in two lines. */
	public function help( string $text ): self {
		$this->help = $text;
		return $this;
	}

	/** @return array<int|string, string> Labels by value. */
	public function choices(): array {
		$flags = array(
			''      => __( 'Use the content site\'s value', 'cfg-configurator' ),
			'true'  => __( 'Yes', 'cfg-configurator' ),
			'false' => __( 'No', 'cfg-configurator' ),
		);
		return 'flag' === $this->type ? $flags : ( $this->choices instanceof \Closure ? ( $this->choices )() : $this->choices );
	}

	/** Whether the value has several inputs, or one with a label of its own, so that the row's heading labels none. */
	public function is_group(): bool {
		return in_array( $this->type, array( 'tick', 'rows', 'custom' ), true );
	}
}
