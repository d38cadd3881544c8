<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Embed\Protected_Html;

/** Renders the legal information of the first screen with the widget's elements and classes (src/screens/legal). */
final class Legal_Notices {
	/** Links after the privacy policy: member of `legalLinks` and label, in display order. */
	private const LINKS = array(
		'accessibility' => 'legalAccessibility',
		'complaints'    => 'legalComplaints',
		'imprint'       => 'legalImprint',
	);

	/** Elements of texts from the back office. */
	private const ELEMENTS = 'p br hr h2 h3 h4 h5 h6 b strong i em u small sup sub span ul ol li blockquote';

	/** @param list<Listed_Model> $models Models shown. Returns escaped HTML; '' if none of them shows a monthly payment. */
	public static function credit( array $models, First_View_Texts $texts ): string {
		$has_rent = array_filter( $models, static fn ( Listed_Model $model ): bool => ( $model->figure( 'rent' ) ?? 0.0 ) > 0 );
		if ( array() === $has_rent ) {
			return '';
		}
		$credit = $texts->credit();
		// The widget reserves the same space (src/screens/legal/credit-block.tsx).
		$reserved = '' === $credit['parties'] ? '' : ' data-reserved';
		return '<p class="credit"' . $reserved . '><strong>' . esc_html( $credit['warning'] ) . '</strong>'
			. esc_html( rtrim( ' ' . $credit['parties'] ) ) . '</p>';
	}

	/** Returns escaped HTML: consumption, electric range and emissions; '' if the content site has none. */
	public static function official_values( Listed_Model $model, First_View_Texts $texts ): string {
		$html = '';
		foreach ( $model->wltp()?->rows( $texts->word( ... ) ) ?? array() as $label => $value ) {
			$html .= Model_Card::figure( $texts->word( $label ), $value );
		}
		return '' === $html ? '' : '<dl class="rows">' . $html . '</dl>';
	}

	/** Returns escaped HTML: the editor's notice about the guarantee; '' if all its fields are empty. */
	public static function guarantee( First_View_Texts $texts ): string {
		$title   = $texts->of_section( 'guarantee', 'title' );
		$text    = $texts->of_section( 'guarantee', 'text' );
		$picture = Page_Address::absolute_url( $texts->of_section( 'guarantee', 'picture' ) );
		$link    = self::link( $texts->of_section( 'guarantee', 'link' ), $texts->word( 'guaranteeLink' ) );
		if ( '' === $title . $text . $picture . $link ) {
			return '';
		}
		$image = '<img src="%s" alt="%s" loading="lazy" width="160" height="160"' . Protected_Html::PICTURE . '>';
		return '<aside class="guarantee">' . ( '' === $picture ? '' : sprintf( $image, esc_url( $picture ), esc_attr( $title ) ) ) . '<div>'
			. ( '' === $title ? '' : '<b>' . esc_html( $title ) . '</b>' )
			. ( '' === $text ? '' : '<div>' . self::rich_text( $text ) . '</div>' ) . $link . '</div></aside>';
	}

	/** Returns escaped HTML; '' without links. */
	public static function links( First_View_Texts $texts ): string {
		$html = self::link( $texts->policy_link(), $texts->word( 'legalPolicy' ) );
		foreach ( self::LINKS as $member => $label ) {
			$html .= self::link( $texts->of_section( 'legalLinks', $member ), $texts->word( $label ) );
		}
		$label = $texts->word( 'legalLine' );
		return '' === $html ? '' : '<nav class="legal-line" aria-label="' . esc_attr( $label ) . '">' . $html . '</nav>';
	}

	private static function link( string $address, string $label ): string {
		$address = Page_Address::absolute_url( $address );
		return '' === $address ? '' : sprintf( '<a href="%s">%s</a>', esc_url( $address ), esc_html( $label ) );
	}

	/** HTML from the back office, as the widget shows it (src/ui/base/sanitise-html.ts), but without images. Escaped. */
	public static function rich_text( string $content ): string {
		$allowed      = array_fill_keys( explode( ' ', self::ELEMENTS ), array() );
		$allowed['a'] = array( 'href' => true );
		return wp_kses( $content, $allowed, array( 'http', 'https', 'mailto', 'tel' ) );
	}
}
