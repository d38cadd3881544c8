<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Texts;

/** The texts of the first screen, with the widget's default labels (src/labels/pt-PT/line-up-labels.ts). */
final class First_View_Texts extends Page_Texts {
	/** Back-office fields shown on the first screen, and the attribute that overrides each. */
	protected const FIELDS = array(
		'product'           => 'product',
		'seo'               => 'seo',
		'legalSect'         => 'legal-sect',
		'labels'            => 'labels',
		'svg'               => 'svg',
		'cfg_msg_no_result' => 'cfg-msg-no-result',
		'policyLink'        => 'policy-link',
		'creditLegal'       => 'credit-legal',
		'guarantee'         => 'guarantee',
		'legalLinks'        => 'legal-links',
	);

	/** Returns the name of the line-up, or a generic default. */
	public function product(): string {
		$name = $this->field( 'product' );
		return is_scalar( $name ) && '' !== trim( (string) $name ) ? trim( (string) $name ) : _x( 'car', 'visitor', 'cfg-configurator' );
	}

	/** Returns a text of a field of the back-office response, such as 'seo' or 'legalSect', by its key; '' if it is missing. */
	public function of_section( string $field, string $key ): string {
		$section = $this->field( $field );
		$text    = is_array( $section ) ? $section[ $key ] ?? '' : '';
		return is_scalar( $text ) ? trim( (string) $text ) : '';
	}

	/**
	 * @param array<mixed> $back_office
	 * @return array<string, mixed> The fields that the first screen needs.
	 */
	public static function fields_of( array $back_office ): array {
		return array_intersect_key( $back_office, self::FIELDS );
	}

	/** @return array<string, mixed> The back-office fields that the first screen needs and no attribute overrides. */
	public function given(): array {
		$is_open = fn ( string $field ): bool => '' === ( $this->attributes[ self::FIELDS[ $field ] ] ?? '' );
		return array_filter( self::fields_of( $this->back_office ), $is_open, ARRAY_FILTER_USE_KEY );
	}

	protected static function default( string $key ): string {
		return match ( $key ) {
			'homeTitle'          => _x( 'Choose your {product}', 'visitor', 'cfg-configurator' ),
			'homeIntro'          => _x( 'Prices with VAT. Each model has a finance quote.', 'visitor', 'cfg-configurator' ),
			'range'              => _x( '{product} range', 'visitor', 'cfg-configurator' ),
			'modelsList'         => _x( 'Models', 'visitor', 'cfg-configurator' ),
			'select'             => _x( 'Select', 'visitor', 'cfg-configurator' ),
			'selectModel'        => _x( 'Select {model}', 'visitor', 'cfg-configurator' ),
			'from'               => _x( 'from', 'visitor', 'cfg-configurator' ),
			'rent'               => _x( 'Monthly payment', 'visitor', 'cfg-configurator' ),
			'perMonth'           => _x( '/month', 'visitor', 'cfg-configurator' ),
			'taeg'               => _x( 'APR (TAEG)', 'visitor', 'cfg-configurator' ),
			'financedAmount'     => _x( 'Amount financed', 'visitor', 'cfg-configurator' ),
			'initialEntry'       => _x( 'Deposit', 'visitor', 'cfg-configurator' ),
			'nrPayments'         => _x( 'Number of payments', 'visitor', 'cfg-configurator' ),
			'filter'             => _x( 'Filter', 'visitor', 'cfg-configurator' ),
			'legalTitle'         => _x( 'Legal notices', 'visitor', 'cfg-configurator' ),
			'guaranteeLink'      => _x( 'More about the guarantee', 'visitor', 'cfg-configurator' ),
			'legalLine'          => _x( 'Legal information', 'visitor', 'cfg-configurator' ),
			'legalPolicy'        => _x( 'Privacy policy', 'visitor', 'cfg-configurator' ),
			'legalAccessibility' => _x( 'Accessibility', 'visitor', 'cfg-configurator' ),
			'legalComplaints'    => _x( 'Complaints book', 'visitor', 'cfg-configurator' ),
			'legalImprint'       => _x( 'Company details', 'visitor', 'cfg-configurator' ),
			default              => parent::default( $key ),
		};
	}
}
