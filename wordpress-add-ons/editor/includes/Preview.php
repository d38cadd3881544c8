<?php
declare(strict_types=1);

namespace Cfg_Configurator_Editor;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Element\Page;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Settings\Settings_Page;

/**
 * The configurator's page beside the settings that change how it looks. preview.js gives the element in it the values in the fields;
 * without JavaScript, it shows what is saved.
 */
final class Preview {
	private const TABS = array( 'appearance', 'legal', 'texts' );

	public static function enqueue( string $screen ): void {
		if ( 'toplevel_page_' . Settings_Page::SLUG === $screen ) {
			wp_enqueue_style( 'cfg-configurator-preview', plugins_url( 'assets/preview.css', FILE ), array(), VERSION );
			wp_enqueue_script( 'cfg-configurator-preview', plugins_url( 'assets/preview.js', FILE ), array( 'wp-autop' ), VERSION, true );
		}
	}

	public static function print( string $tab ): void {
		if ( ! in_array( $tab, self::TABS, true ) || 'publish' !== get_post_status( Settings::number( 'page_id' ) ) ) {
			return;
		}
		$fields = array();
		foreach ( Settings::fields_of( $tab ) as $field ) {
			if ( '' !== $field->attribute . $field->property ) {
				$fields[] = array( $field->key, $field->type, $field->attribute, $field->property, $field->unit );
			}
		}
		?>
		<aside class="cfg-configurator-preview" aria-labelledby="cfg-configurator-preview"
			data-fields="<?php echo esc_attr( (string) wp_json_encode( $fields ) ); ?>">
			<h2 id="cfg-configurator-preview"><?php esc_html_e( 'Preview', 'cfg-configurator-editor' ); ?></h2>
			<p class="description">
				<?php esc_html_e( 'Shows your changes before you save them. You can walk through the configurator here.', 'cfg-configurator-editor' ); ?>
			</p>
			<iframe title="<?php esc_attr_e( 'The configurator with your changes', 'cfg-configurator-editor' ); ?>"
				src="<?php echo esc_url( Page::url() ); ?>"></iframe>
		</aside>
		<?php
	}
}
