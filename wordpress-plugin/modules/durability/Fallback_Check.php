<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Durability;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Health\Check;
use Cfg_Configurator\Health\Finding;

/** Checks that a lead could be stored in a file while the database fails, and whether leads wait to be moved to the table. */
final class Fallback_Check implements Check {
	public function run(): iterable {
		$waiting = count( Fallback_Store::all() );
		if ( $waiting > 0 ) {
			/* translators: %s: number of leads. */
			$text = _n( '%s lead is in the fallback store.', '%s leads are in the fallback store.', $waiting, 'cfg-configurator' );
			yield Finding::warning(
				sprintf( $text, number_format_i18n( $waiting ) ),
				__( 'The scheduled tasks move them to the list of leads. If they stay, check these tasks and the database.', 'cfg-configurator' )
			);
		}
		if ( ! self::is_writable() ) {
			yield Finding::warning(
				__( 'While the database fails, leads cannot be stored in a file, because no folder is writable.', 'cfg-configurator' ),
				__( 'Make wp-content writable, or define CFG_CONFIGURATOR_PRIVATE_DIR in wp-config.php as a folder that is not served.', 'cfg-configurator' )
			);
		} elseif ( 0 === $waiting ) {
			yield Finding::fine( __( 'Leads can be stored in a file while the database fails.', 'cfg-configurator' ) );
		}
	}

	/** Whether one of the folders is writable, or could be created. */
	public static function is_writable(): bool {
		foreach ( Private_Folder::writable() as $folder ) {
			$place = file_exists( $folder ) ? $folder : dirname( $folder );
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem may need credentials, which a post by a buyer does not have.
			if ( is_dir( $place ) && is_writable( $place ) ) {
				return true;
			}
		}
		return false;
	}
}
