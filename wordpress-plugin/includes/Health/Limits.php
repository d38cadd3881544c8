<?php
/**
 * The financing limits that hold in the end.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Settings;

/**
 * What the settings say, and where they say nothing, what config_simul answers: as the widget puts them together.
 */
final class Limits {
	public function __construct( private Content $content, private Settings $settings ) {
	}

	/**
	 * The limit that holds; null for none.
	 *
	 * @param string $key A field of config_simul, which is also a key of the settings.
	 */
	public function number( string $key ): ?float {
		return $this->own( $key ) ?? $this->contents( $key );
	}

	/**
	 * The limit of the settings; null where they leave it to the content site.
	 */
	public function own( string $key ): ?float {
		$text = $this->settings->text( $key );
		return is_numeric( $text ) ? (float) $text : null;
	}

	/**
	 * The limit of the content site; null where it has none.
	 */
	public function contents( string $key ): ?float {
		$value = $this->content->get( 'config_simul' )->data[ $key ] ?? null;
		return is_numeric( $value ) ? (float) $value : null;
	}

	public function has_simulation(): bool {
		$own = $this->settings->text( 'has_simul' );
		if ( '' !== $own ) {
			return 'true' === $own;
		}
		$value = $this->content->get( 'config_simul' )->data['hasSimul'] ?? null;
		return true === $value || in_array( is_scalar( $value ) ? strtolower( (string) $value ) : '', array( '1', 's', 'true' ), true );
	}
}
