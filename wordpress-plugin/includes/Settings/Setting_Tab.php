<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/** One tab of the settings page. */
final class Setting_Tab {
	/** @var array<int, Section> In display order. */
	public readonly array $sections;

	/** @var bool Whether the configurator's page is shown beside the fields. */
	private bool $has_preview = false;

	/** @var (\Closure(): void)|null */
	private ?\Closure $above_preview = null;

	/** @var (\Closure(array<string, string>): void)|null Prints what precedes the sections. */
	private ?\Closure $top = null;

	/**
	 * @param string             $slug     Lowercase letters and dashes, for the URL.
	 * @param \Closure(): string $title    Title.
	 * @param int                $position Place among the tabs, in ascending order.
	 */
	public function __construct( public readonly string $slug, private readonly \Closure $title, public readonly int $position, Section ...$sections ) {
		$this->sections = array_values( $sections );
	}

	/**
	 * Shows the configurator's page beside the fields. preview.js gives it the values in them.
	 *
	 * @param \Closure(): void|null $above Prints what precedes the page.
	 */
	public function with_preview( ?\Closure $above = null ): self {
		$this->has_preview   = true;
		$this->above_preview = $above;
		return $this;
	}

	public function print_above_preview(): void {
		if ( null !== $this->above_preview ) {
			( $this->above_preview )();
		}
	}

	public function has_preview(): bool {
		return $this->has_preview;
	}

	/** @param \Closure(array<string, string>): void $top Prints what precedes the sections. Gets error messages by key. */
	public function with_top( \Closure $top ): self {
		$this->top = $top;
		return $this;
	}

	/** @param array<string, string> $refusals Error messages by key of the setting. */
	public function print_top( array $refusals ): void {
		if ( null !== $this->top ) {
			( $this->top )( $refusals );
		}
	}

	/** This tab with the fields of another one: those of a section with the same id, and its other sections after its own. */
	public function with( self $other ): self {
		$existing = array_column( $this->sections, null, 'id' );
		$more     = array_column( $other->sections, null, 'id' );
		foreach ( array_intersect_key( $more, $existing ) as $id => $section ) {
			$existing[ $id ] = $existing[ $id ]->with( $section );
		}
		$tab = new self( $this->slug, $this->title, $this->position, ...array_values( $existing + $more ) );

		$tab->has_preview   = $this->has_preview;
		$tab->above_preview = $this->above_preview;
		$tab->top           = $this->top;
		return $tab;
	}

	public function title(): string {
		return ( $this->title )();
	}

	/** @return array<string, Field> By key. */
	public function fields(): array {
		return array_merge( ...array_column( $this->sections, 'fields' ) );
	}
}
