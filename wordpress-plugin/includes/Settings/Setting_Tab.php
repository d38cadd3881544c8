<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/** One tab of the settings page. */
final class Setting_Tab {
	/** @var array<int, Section> In display order. */
	public readonly array $sections;

	/**
	 * @param string             $slug  Lowercase letters and dashes, for the URL.
	 * @param \Closure(): string $title Title.
	 */
	public function __construct( public readonly string $slug, private readonly \Closure $title, Section ...$sections ) {
		$this->sections = array_values( $sections );
	}

	/** This tab with the sections of another one after its own. */
	public function with( self $other ): self {
		return new self( $this->slug, $this->title, ...$this->sections, ...$other->sections );
	}

	public function title(): string {
		return ( $this->title )();
	}

	/** @return array<string, Field> By key. */
	public function fields(): array {
		return array_merge( ...array_column( $this->sections, 'fields' ) );
	}
}
