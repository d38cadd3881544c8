<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/** One tab of the settings page. */
final class Setting_Tab {
	/** @var array<int, Section> In display order. */
	public readonly array $sections;

	/** @var bool Whether the configurator's page is shown beside the fields. preview.js gives it the values in them. */
	public bool $has_preview = false;

	/**
	 * @param string             $slug     Lowercase letters and dashes, for the URL.
	 * @param \Closure(): string $title    Title.
	 * @param int                $position Place among the tabs, in ascending order.
	 */
	public function __construct( public readonly string $slug, private readonly \Closure $title, public readonly int $position, Section ...$sections ) {
		$this->sections = array_values( $sections );
	}

	/** This tab with the fields of another one: those of a section with the same id, and its other sections after its own. */
	public function with( self $other ): self {
		$existing = array_column( $this->sections, null, 'id' );
		$more     = array_column( $other->sections, null, 'id' );
		foreach ( array_intersect_key( $more, $existing ) as $id => $section ) {
			$existing[ $id ] = $existing[ $id ]->with( $section );
		}
		$tab = new self( $this->slug, $this->title, $this->position, ...array_values( $existing + $more ) );

		$tab->has_preview = $this->has_preview;
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
