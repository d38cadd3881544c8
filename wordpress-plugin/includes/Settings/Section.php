<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/** A group of fields with a heading. Words are closures, as in Field. */
final class Section {
	/** @var array<string, Field> By key, in display order. */
	public readonly array $fields;

	/** @var (\Closure(): void)|null */
	private ?\Closure $more = null;

	/** @var (\Closure(string, array<string, mixed>): void)|null */
	private ?\Closure $rows = null;

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
		$section = new self( $this->id, $this->title, $this->intro, ...array_values( $this->fields + $other->fields ) );

		$section->more = $this->more;
		$section->rows = $this->rows;
		return $section;
	}

	/** @param \Closure(): void $print Prints what follows the introduction. */
	public function followed_by( \Closure $print ): self {
		$this->more = $print;
		return $this;
	}

	/** Prints introduction and what follows it. */
	public function print_intro(): void {
		if ( null !== $this->intro ) {
			printf( '<p class="cfg-intro">%s</p>', esc_html( ( $this->intro )() ) );
		}
		if ( null !== $this->more ) {
			( $this->more )();
		}
	}

	/** @param \Closure(string, array<string, mixed>): void $add Adds rows with add_settings_field(). Gets the page and the settings. */
	public function with_rows( \Closure $add ): self {
		$this->rows = $add;
		return $this;
	}

	/** @param array<string, mixed> $values Settings by key. */
	public function add_rows( string $page, array $values ): void {
		if ( null !== $this->rows ) {
			( $this->rows )( $page, $values );
		}
	}

	public function title(): string {
		return ( $this->title )();
	}
}
