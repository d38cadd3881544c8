<?php
declare(strict_types=1);

namespace Cfg_Configurator\First_Paint;

defined( 'ABSPATH' ) || exit;

/** Renders the credit notice and the legal line with the widget's elements and classes. */
final class Legal_Notices {
	/** Links after the privacy policy: member of `legalLinks` and label, in display order. */
	private const LINKS = array(
		'accessibility' => 'legalAccessibility',
		'complaints'    => 'legalComplaints',
		'imprint'       => 'legalImprint',
	);

	/**
	 * Returns escaped HTML; '' if no model shows a monthly payment.
	 *
	 * @param list<Range_Model> $models Models shown.
	 */
	public static function credit( array $models, Page_Texts $texts ): string {
		$has_rent = array_filter( $models, static fn ( Range_Model $model ): bool => ( $model->figure( 'rent' ) ?? 0.0 ) > 0 );
		if ( array() === $has_rent ) {
			return '';
		}
		$credit = $texts->credit();
		// The widget reserves the same space (src/screens/legal/credit-block.tsx).
		$reserved = '' === $credit->parties ? '' : ' data-reserved';
		return '<p class="credit"' . $reserved . '><strong>' . esc_html( $credit->warning ) . '</strong>'
			. esc_html( rtrim( ' ' . $credit->parties ) ) . '</p>';
	}

	/** Returns escaped HTML; '' without links. */
	public static function links( Page_Texts $texts ): string {
		$html = self::link( $texts->policy_link(), $texts->word( 'legalPolicy' ) );
		foreach ( self::LINKS as $member => $label ) {
			$html .= self::link( $texts->of_section( 'legalLinks', $member ), $texts->word( $label ) );
		}
		$label = $texts->word( 'legalLine' );
		return '' === $html ? '' : '<nav class="legal-line" aria-label="' . esc_attr( $label ) . '">' . $html . '</nav>';
	}

	private static function link( string $address, string $label ): string {
		$address = Range_Model::absolute_url( $address );
		return '' === $address ? '' : sprintf( '<a href="%s">%s</a>', esc_url( $address ), esc_html( $label ) );
	}
}
