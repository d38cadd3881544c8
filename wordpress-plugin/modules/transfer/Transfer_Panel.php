<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Transfer;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Panel;
use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Admin\Settings_Panel;
use Cfg_Configurator\Settings\Result;
use Cfg_Configurator\Settings\Settings;

/** Exports the settings as a file and imports such a file. Requires `manage_options`. */
final class Transfer_Panel extends Panel {
	public const EXPORT = 'cfg_configurator_export';
	public const IMPORT = 'cfg_configurator_import';

	/** Maximum file size in bytes: ten times the largest settings seen. */
	public const MAX_BYTES = 524288;

	public function slug(): string {
		return 'transfer';
	}

	public function title(): string {
		return __( 'Export and import', 'cfg-configurator' );
	}

	public function export(): never {
		Settings_Page::require_permission();
		check_admin_referer( self::EXPORT );
		nocache_headers();
		header( 'Content-Type: application/json; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="' . Transfer::file_name() . '"' );
		header( 'X-Content-Type-Options: nosniff' );
		echo Transfer::export(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a JSON download, not a page.
		exit;
	}

	public function import(): never {
		Settings_Page::require_permission();
		check_admin_referer( self::IMPORT );
		$text    = $this->upload();
		$outcome = is_wp_error( $text ) ? $text : Transfer::import( $text );
		if ( is_wp_error( $outcome ) ) {
			$outcome = new Result( array(), array( 'file' => $outcome->get_error_message() ), array() );
		} else {
			update_option( Settings::OPTION, $outcome->values );
		}
		$outcome->keep( $this->slug() );
		wp_safe_redirect( add_query_arg( 'imported', '1', Settings_Page::url( $this->slug() ) ), 303 );
		exit;
	}

	public function render(): void {
		$refused = Result::take( $this->slug() );
		$what    = sprintf(
			/* translators: %s: size of a file, such as '512 KB'. */
			__( 'A .json file of at most %s, exported from this site or another site that uses this plugin.', 'cfg-configurator' ),
			size_format( self::MAX_BYTES )
		);
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only chooses what is shown.
		if ( isset( $_GET['imported'] ) || array() !== $refused->refusals ) {
			$this->print_result( $refused->refusals, $refused->typed );
		}
		?>
		<h2><?php esc_html_e( 'Export', 'cfg-configurator' ); ?></h2>
		<p><?php esc_html_e( 'Downloads all settings as a file for a backup or another site, without leads.', 'cfg-configurator' ); ?></p>
		<form action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" method="post">
			<input type="hidden" name="action" value="<?php echo esc_attr( self::EXPORT ); ?>">
			<?php wp_nonce_field( self::EXPORT ); ?>
			<?php submit_button( __( 'Download settings', 'cfg-configurator' ), 'secondary', 'submit', false ); ?>
		</form>
		<h2><?php esc_html_e( 'Import', 'cfg-configurator' ); ?></h2>
		<p>
			<?php esc_html_e( 'Replaces the settings of this site with those in the file. Each is checked as if you had entered it.', 'cfg-configurator' ); ?>
			<?php esc_html_e( 'Rejected values leave the current setting unchanged. Download the current settings first as a backup.', 'cfg-configurator' ); ?>
		</p>
		<form action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" method="post" enctype="multipart/form-data">
			<input type="hidden" name="action" value="<?php echo esc_attr( self::IMPORT ); ?>">
			<?php wp_nonce_field( self::IMPORT ); ?>
			<p>
				<label for="cfg-file"><?php esc_html_e( 'Settings file', 'cfg-configurator' ); ?></label><br>
				<input type="file" id="cfg-file" name="file" accept=".json,application/json" required aria-describedby="cfg-file-help">
			</p>
			<p class="description" id="cfg-file-help"><?php echo esc_html( $what ); ?></p>
			<?php submit_button( __( 'Import file', 'cfg-configurator' ), 'secondary', 'submit' ); ?>
		</form>
		<?php
	}

	/** Text of the uploaded file, or an error message. */
	private function upload(): string|\WP_Error {
		// import() has checked the nonce; paths of uploads have no slashes added; the file is checked field by field.
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput
		$file    = isset( $_FILES['file'] ) && is_array( $_FILES['file'] ) ? $_FILES['file'] : array();
		$path    = is_string( $file['tmp_name'] ?? null ) ? $file['tmp_name'] : '';
		$error   = is_int( $file['error'] ?? null ) ? $file['error'] : UPLOAD_ERR_NO_FILE;
		$is_here = UPLOAD_ERR_OK === $error && is_uploaded_file( $path );
		if ( in_array( $error, array( UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE ), true ) || ( $is_here && filesize( $path ) > self::MAX_BYTES ) ) {
			/* translators: %s: size of a file, such as '512 KB'. */
			return new \WP_Error( 'refused', sprintf( __( 'The file is larger than %s.', 'cfg-configurator' ), size_format( self::MAX_BYTES ) ) );
		}
		return $is_here
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a local file.
			? (string) file_get_contents( $path, false, null, 0, self::MAX_BYTES )
			: new \WP_Error( 'refused', __( 'No file was uploaded. Choose a file and try again.', 'cfg-configurator' ) );
	}

	/**
	 * @param array<string, string> $refusals
	 * @param array<string, mixed>  $typed
	 */
	private function print_result( array $refusals, array $typed ): void {
		if ( isset( $refusals['file'] ) ) {
			printf(
				'<div class="notice notice-error inline" role="alert"><p><strong>%s</strong> %s</p></div>',
				esc_html__( 'Nothing was imported.', 'cfg-configurator' ),
				esc_html( $refusals['file'] )
			);
			return;
		}
		if ( array() === $refusals ) {
			Settings_Page::print_notice( 'success', __( 'All settings in the file were imported.', 'cfg-configurator' ) );
			return;
		}
		/* translators: %d: number of values. */
		$heading = _n(
			'Imported, except for %d value, which keeps its previous setting.',
			'Imported, except for %d values, which keep their previous settings.',
			count( $refusals ),
			'cfg-configurator'
		);
		$json    = static fn ( mixed $value ): string => (string) wp_json_encode( $value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		$values  = array_map( static fn ( mixed $value ): string => mb_strimwidth( $json( $value ), 0, 200, '…' ), $typed );
		Settings_Panel::print_refused( $this->slug(), 'warning', sprintf( $heading, count( $refusals ) ), $refusals, $values );
	}
}
