<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Cli;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Result;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Settings;

/** Reads and changes the settings, with the checks of the settings page. */
final class Settings_Command {
	/**
	 * Prints all settings with their values. Secrets are '(set)': a list is often copied as a whole.
	 *
	 * ## EXAMPLES
	 *
	 *     wp cfg settings list
	 *
	 * @subcommand list
	 * @param list<string> $positional None.
	 */
	public function list_all( array $positional ): void {
		$fields   = Setting_Registry::fields();
		$defaults = Setting_Registry::defaults();
		foreach ( array_intersect_key( Settings::all(), $defaults ) + $defaults as $key => $value ) {
			$is_hidden = ( $fields[ $key ]->has_secret ?? false ) && Setting_Registry::default_of( $key ) !== $value;
			\WP_CLI::line( $key . "\t" . ( $is_hidden ? '(set)' : self::printed( $value ) ) );
		}
	}

	/**
	 * Prints the value of a setting; JSON if it is a list.
	 *
	 * ## OPTIONS
	 *
	 * <key>
	 * : Key of the setting, as in `wp cfg settings list`.
	 *
	 * ## EXAMPLES
	 *
	 *     wp cfg settings get content_site
	 *
	 * @param list<string> $positional The key.
	 */
	public function get( array $positional ): void {
		$key = $positional[0] ?? '';
		if ( ! array_key_exists( $key, Setting_Registry::defaults() ) ) {
			\WP_CLI::error( "There is no setting '{$key}'." );
			return;
		}
		\WP_CLI::line( self::printed( Settings::all()[ $key ] ?? Setting_Registry::default_of( $key ) ) );
	}

	/**
	 * Changes a setting.
	 *
	 * ## OPTIONS
	 *
	 * <key>
	 * : Key of the setting, as in `wp cfg settings list`.
	 *
	 * <value>
	 * : The value as you would enter it; JSON for a list. '' restores the value of the content site.
	 *
	 * ## EXAMPLES
	 *
	 *     wp cfg settings set content_site https://conteudos.lume.example
	 *     wp cfg settings set faqs_motor '[{"question":"Posso testar?","answer":"Sim."}]'
	 *
	 * @param list<string> $positional Key and value.
	 */
	public function set( array $positional ): void {
		list( $key, $value ) = $positional + array( '', '' );
		if ( ! isset( Setting_Registry::fields()[ $key ] ) ) {
			\WP_CLI::error( "There is no setting '{$key}' that can be changed." );
			return;
		}
		$is_list = is_array( Setting_Registry::fields()[ $key ]->default );
		$this->save( Result::of( Settings::all(), array( $key => $is_list ? json_decode( $value, true ) : $value ) ) );
	}

	private function save( Result $outcome ): void {
		update_option( Settings::OPTION, $outcome->values, true );
		foreach ( $outcome->refusals as $key => $refusal ) {
			\WP_CLI::line( "{$key}: {$refusal}" );
		}
		array() === $outcome->refusals
			? \WP_CLI::success( 'Settings saved.' )
			: \WP_CLI::error( sprintf( '%d values were rejected and keep their previous setting.', count( $outcome->refusals ) ) );
	}

	private static function printed( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : (string) wp_json_encode( $value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}
}
