<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;
use Cfg_Configurator\Settings\Field_Type;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Settings;

/**
 * Settings store the path of a selected page. When an editor changes the page's slug or parent, they get its new path:
 * WordPress does not redirect the old one.
 */
final class Linked_Pages implements Module {
	public function register(): void {
		add_action( 'post_updated', array( $this, 'follow' ), 10, 3 );
	}

	public function follow( int $id, \WP_Post $after, \WP_Post $before ): void {
		if ( 'page' !== $after->post_type || 'publish' !== $after->post_status || 'publish' !== $before->post_status ) {
			return;
		}
		$old = self::path( $before );
		$new = self::path( $after );
		if ( '' === $old || $old === $new ) {
			return;
		}
		$changes = array();
		foreach ( Setting_Registry::fields() as $key => $field ) {
			$is_link = in_array( $field->type, array( Field_Type::OWN_PAGE, Field_Type::PAGE_LINK ), true );
			if ( $is_link && in_array( Settings::text( $key ), array( $old, home_url( $old ) ), true ) ) {
				$changes[ $key ] = $new;
			}
		}
		if ( array() !== $changes ) {
			update_option( Settings::OPTION, $changes + Settings::all(), true );
		}
	}

	/** Path of a page from the root of the host, as settings store it. */
	public static function path( \WP_Post $page ): string {
		return wp_make_link_relative( (string) get_permalink( $page ) );
	}
}
