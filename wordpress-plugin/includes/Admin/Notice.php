<?php
declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Setting_Registry;

/** Results of saving and importing. They are announced to screen readers. */
final class Notice {
	public static function success( string $text ): void {
		printf( '<div class="notice notice-success inline" role="status"><p>%s</p></div>', esc_html( $text ) );
	}

	public static function error( string $text ): void {
		printf( '<div class="notice notice-error inline" role="alert"><p>%s</p></div>', esc_html( $text ) );
	}

	/**
	 * Lists rejected values, with links to their fields.
	 *
	 * @param string                $tab      Slug of the tab that shows the notice.
	 * @param string                $severity 'error' or 'warning'.
	 * @param array<string, string> $refusals Error messages by key of the setting.
	 * @param array<string, string> $values   Rejected values to show, by key.
	 */
	public static function refused( string $tab, string $severity, string $heading, array $refusals, array $values = array() ): void {
		printf( '<div class="notice notice-%s inline" role="alert"><p><strong>%s</strong></p><ul>', esc_attr( $severity ), esc_html( $heading ) );
		foreach ( $refusals as $key => $refusal ) {
			$field = Setting_Registry::fields()[ $key ] ?? null;
			echo '<li>';
			if ( null === $field ) {
				printf( '<code>%s</code>', esc_html( $key ) );
			} else {
				$page = Setting_Registry::tab_of( $key ) === $tab ? '' : Settings_Page::url( Setting_Registry::tab_of( $key ) );
				printf( '<a href="%s">%s</a>', esc_url( $page . '#' . Field_Renderer::id( $field ) ), esc_html( $field->label() ) );
			}
			echo ': ', esc_html( $refusal );
			if ( isset( $values[ $key ] ) ) {
				printf( ' <code>%s</code>', esc_html( $values[ $key ] ) );
			}
			echo '</li>';
		}
		echo '</ul></div>';
	}
}
