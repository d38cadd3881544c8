<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/** A group of fields with a heading. Words are closures, as in Field. */
final class Section {
	/** @var array<string, Field> By key, in display order. */
	public readonly array $fields;

	/**
	 * @param string                  $id     Unique in its tab.
	 * @param \Closure(): string      $title  Heading.
	 * @param \Closure(): string|null $intro  One or two sentences below it.
	 */
	public function __construct(
		public readonly string $id,
		private readonly \Closure $title,
		private readonly ?\Closure $intro,
		Field ...$fields,
	) {
		$this->fields = array_column( $fields, null, 'key' );
	}

	/** This section with the fields of another one after its own. */
	public function with( self $other ): self {
		return new self( $this->id, $this->title, $this->intro, ...array_values( $this->fields + $other->fields ) );
	}

	/** Introduction; '' for none. */
	public function intro(): string {
		return null === $this->intro ? '' : ( $this->intro )();
	}

	public function title(): string {
		return ( $this->title )();
	}
}
