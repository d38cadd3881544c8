<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Health\Requests\Content;
use Cfg_Configurator\Settings\Settings;

/**
 * Combines the limits as the widget does: the settings first, then the response of config_simul. Limits are named by
 * the field of config_simul, which is also the settings key; a missing one is null.
 */
final class Limits {
	public function __construct( private Content $content ) {
	}

	public function number( string $key ): ?float {
		return $this->of_settings( $key ) ?? $this->of_content_site( $key );
	}

	public function of_settings( string $key ): ?float {
		$text = Settings::text( $key );
		return is_numeric( $text ) ? (float) $text : null;
	}

	public function of_content_site( string $key ): ?float {
		$value = $this->content->get( 'config_simul' )->data[ $key ] ?? null;
		return is_numeric( $value ) ? (float) $value : null;
	}

	public function has_simulation(): bool {
		$own = Settings::text( 'has_simul' );
		return '' === $own ? $this->content->get( 'config_simul' )->flag( 'hasSimul' ) : 'true' === $own;
	}
}
