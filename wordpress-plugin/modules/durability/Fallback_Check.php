<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Durability;

defined( 'ABSPATH' ) || exit;

/** Checks that a lead could be stored in a file while the database fails, and whether leads wait to be moved to the table. */
final class Fallback_Check {
	/** @return iterable<array<string, string>> */
	public static function run(): iterable {
		$waiting = count( Fallback_Store::all() );
		if ( $waiting > 0 ) {
			/* translators: %s: number of leads. */
			$text = _n( '%s lead is in the fallback store.', '%s leads are in the fallback store.', $waiting, 'cfg-configurator' );
			yield array(
				'severity' => 'warning',
				'text'     => sprintf( $text, number_format_i18n( $waiting ) ),
				'next'     => __( 'The scheduled tasks move them to the list of leads. If they stay, check these tasks and the database.', 'cfg-configurator' ),
			);
		}
		if ( ! self::is_writable() ) {
			yield array(
				'severity' => 'warning',
				'text'     => __( 'While the database fails, leads cannot be stored in a file, because no folder is writable.', 'cfg-configurator' ),
				'next'     => __(
					'Make wp-content writable, or define CFG_CONFIGURATOR_PRIVATE_DIR in wp-config.php as a folder that is not served.',
					'cfg-configurator'
				),
			);
		} elseif ( 0 === $waiting ) {
			yield array(
				'severity' => 'fine',
				'text'     => __( 'Leads can be stored in a file while the database fails.', 'cfg-configurator' ),
			);
		}
	}

	/** Whether one of the folders is writable, or could be created. */
	private static function is_writable(): bool {
		foreach ( Private_Folder::writable() as $folder ) {
			$place = file_exists( $folder ) ? $folder : dirname( $folder );
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem may need credentials, which a post by a buyer does not have.
			if ( is_dir( $place ) && is_writable( $place ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param array<string, array{fields?: array<string, array<string, string>>}> $sections Of WordPress's debug information. Copies are in English.
	 * @return array<string, mixed>
	 */
	public static function add_numbers( array $sections ): array {
		if ( isset( $sections['cfg-configurator']['fields'] ) ) {
			$sections['cfg-configurator']['fields'] += array(
				'fallback' => array(
					'label' => __( 'Leads in the fallback store', 'cfg-configurator' ),
					'value' => (string) count( Fallback_Store::all() ),
				),
				'folder'   => array(
					'label' => __( 'Folder for leads writable', 'cfg-configurator' ),
					'value' => self::is_writable() ? __( 'Yes', 'cfg-configurator' ) : __( 'No', 'cfg-configurator' ),
					'debug' => self::is_writable() ? 'yes' : 'no',
				),
			);
		}
		return $sections;
	}
}
