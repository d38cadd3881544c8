<?php
/**
 * Effective financing limits.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Settings;

/**
 * Combines the limits as the widget does: the settings first, then the response of config_simul.
 */
final class Limits {
	public function __construct( private Content $content, private Settings $settings ) {
	}

	/**
	 * Returns the effective limit; null if there is none.
	 *
	 * @param string $key Field of config_simul, which is also a settings key.
	 */
	public function number( string $key ): ?float {
		return $this->own( $key ) ?? $this->contents( $key );
	}

	/**
	 * Returns the limit from the settings; null if it is not set.
	 */
	public function own( string $key ): ?float {
		$text = $this->settings->text( $key );
		return is_numeric( $text ) ? (float) $text : null;
	}

	/**
	 * Returns the limit from the content site; null if there is none.
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
