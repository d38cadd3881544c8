<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/** A group of fields with a heading and, below it, one or two sentences. */
final class Section {
	/** @var array<string, Field> By key, in display order. */
	public readonly array $fields;

	/**
	 * @param string $id    Unique in its tab.
	 * @param mixed  $title Text (Texts).
	 * @param mixed  $intro Text; null for none.
	 */
	public function __construct( public readonly string $id, private readonly mixed $title, private readonly mixed $intro, Field ...$fields ) {
		$this->fields = array_column( $fields, null, 'key' );
	}

	/** This section with the fields of another one after its own. */
	public function with( self $other ): self {
		return new self( $this->id, $this->title, $this->intro, ...array_values( $this->fields + $other->fields ) );
	}

	public function title(): string {
		return Texts::translated( $this->title );
	}

	public function intro(): string {
		return Texts::translated( $this->intro );
	}
}
