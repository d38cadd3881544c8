<?php
declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Language;
use Cfg_Configurator\Settings\Contrast;
use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Settings\Tabs\Appearance_Tab;

/**
 * The configurator's page beside the settings that change how it looks. preview.js gives the element in it the values in
 * the fields; without JavaScript, it shows what is saved.
 */
final class Preview {
	/** Name of the frame, for links. */
	public const FRAME = 'cfg-preview';

	/** Tabs with a preview. */
	public const TABS = array( 'texts', Appearance_Tab::SLUG, 'legal' );

	public static function render( string $tab ): void {
		?>
		<aside class="cfg-preview" aria-labelledby="cfg-preview-title"
			data-model="<?php echo esc_attr( Screen_Links::model() ); ?>"
			data-calls="<?php echo esc_url( rest_url( 'cfg/' ) ); ?>">
			<h2 id="cfg-preview-title"><?php esc_html_e( 'Preview', 'cfg-configurator' ); ?></h2>
			<?php
			if ( Appearance_Tab::SLUG === $tab ) {
				self::contrast();
			}
			?>
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

	/** The contrast of the saved colours; pickers.js updates it. */
	private static function contrast(): void {
		$set     = array_map( static fn ( Field $field ): string => Settings::text( $field->key ), Setting_Registry::by_property() );
		$colours = Contrast::colours( $set );
		$words   = array(
			'enough' => __( 'sufficient', 'cfg-configurator' ),
			'low'    => __( 'too low, at least 4.5 is needed', 'cfg-configurator' ),
		);
		printf(
			'<h3>%s</h3><ul class="cfg-contrast" aria-live="polite" data-enough="%s" data-low="%s" data-minimum="%s">',
			esc_html__( 'Contrast', 'cfg-configurator' ),
			esc_attr( $words['enough'] ),
			esc_attr( $words['low'] ),
			esc_attr( (string) Contrast::MINIMUM )
		);
		foreach ( Contrast::pairs() as $pair ) {
			$ratio = Contrast::ratio( $colours[ $pair['text'] ], $colours[ $pair['background'] ] );
			$is_ok = $ratio >= Contrast::MINIMUM;
			printf(
				'<li data-text="%s" data-text-colour="%s" data-background="%s"%s>%s: <strong>%s</strong></li>',
				esc_attr( $pair['text'] ),
				esc_attr( $colours[ $pair['text'] ] ),
				esc_attr( $pair['background'] ),
				$is_ok ? '' : ' class="cfg-contrast-low"',
				esc_html( $pair['label'] ),
				// Rounded down, so that a ratio below the minimum is not shown as the minimum.
				esc_html( Language::number( floor( $ratio * 10 ) / 10, 1 ) . ', ' . $words[ $is_ok ? 'enough' : 'low' ] )
			);
		}
		echo '</ul>';
	}
}
