<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Preview;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Content_Site;
use Cfg_Configurator\Embed\Page_Address;

/**
 * The configurator's page beside the settings that change how it looks. preview.js gives the element in it the values in
 * the fields; without JavaScript, it shows what is saved.
 */
final class Preview {
	/** Name of the frame, for links. */
	public const FRAME = 'cfg-preview';

	/** Slugs of the tabs. */
	private const TABS = array( 'appearance', 'legal', 'texts' );

	/** Id of the model that the later steps show; '' if no model is known. */
	public static function model(): string {
		$id = Content_Site::models()[0]['id'] ?? '';
		return is_scalar( $id ) ? (string) $id : '';
	}

	public static function render( string $tab ): void {
		if ( ! in_array( $tab, self::TABS, true ) ) {
			return;
		}
		Settings_Page::script( __FILE__, 'preview', 'wp-autop' );
		?>
		<aside class="cfg-preview" aria-labelledby="cfg-preview-title"
			data-model="<?php echo esc_attr( self::model() ); ?>"
			data-calls="<?php echo esc_url( rest_url( 'cfg/' ) ); ?>">
			<h2 id="cfg-preview-title"><?php esc_html_e( 'Preview', 'cfg-configurator' ); ?></h2>
			<?php do_action( 'cfg_configurator_settings_preview', $tab ); ?>
			<p class="description">
				<?php esc_html_e( 'Your changes are shown here before you save them.', 'cfg-configurator' ); ?>
				<?php esc_html_e( 'Windows and forms open with their buttons, as for buyers.', 'cfg-configurator' ); ?>
			</p>
			<iframe class="cfg-preview-frame" name="<?php echo esc_attr( self::FRAME ); ?>"
				title="<?php esc_attr_e( 'The configurator with your changes', 'cfg-configurator' ); ?>"
				src="<?php echo esc_url( Page_Address::url() ); ?>"></iframe>
		</aside>
		<?php
	}
}
