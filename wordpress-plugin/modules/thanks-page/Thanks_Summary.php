<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Thanks_Page;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Content_Site;
use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Leads\Configuration\Snapshot_Rows;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Posting\Result_Pages;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Tables;

/** The thank-you page: reference, car, dealer, next steps. A lead is found by its key, which nobody can guess, and no personal data is shown. */
final class Thanks_Summary {
	/** Name of the key in addresses of earlier versions, which visitors may have stored. */
	private const FORMER_KEY = 'referencia';

	/** Escaped; '' without a lead, for example while it waits for its table. */
	public static function html(): string {
		$key = Result_Pages::argument( Result_Pages::KEY );
		$key = '' === $key ? Result_Pages::argument( self::FORMER_KEY ) : $key;
		$row = 1 === preg_match( '/^[0-9a-f]{64}$/', $key ) ? Database::row( 'SELECT * FROM %i WHERE idempotency_key = %s', Tables::leads(), $key ) : null;
		if ( null === $row ) {
			return '';
		}
		$lead  = new Lead( $row );
		$steps = implode( '', array_map( static fn ( string $step ): string => '<li>' . esc_html( $step ) . '</li>', self::steps( $lead ) ) );
		return '<div class="cfg-thanks">' . self::picture( $lead ) . '<ul role="list">' . self::facts( $lead ) . '</ul></div>'
			. '<h2>' . esc_html_x( 'What happens next', 'visitor', 'cfg-configurator' ) . '</h2><ol>' . $steps . '</ol>';
	}

	/** The model as on its card; '' if it is not known. Nothing is requested from the content site. */
	private static function picture( Lead $lead ): string {
		$pictures = array_column( Content_Site::models(), 'modelImg', 'id' );
		$picture  = $pictures[ (string) $lead->configuration?->text( 'model', 'id' ) ] ?? '';
		$address  = is_string( $picture ) ? Page_Address::absolute_url( $picture ) : '';
		return '' === $address ? '' : sprintf(
			'<figure><img src="%s" alt="" width="1200" height="675"><figcaption>%s</figcaption></figure>',
			esc_url( $address ),
			esc_html_x( 'Picture of the model; the colour may differ.', 'visitor', 'cfg-configurator' )
		);
	}

	private static function facts( Lead $lead ): string {
		$facts = array(
			_x( 'Reference', 'visitor', 'cfg-configurator' ) => (string) $lead->id,
			_x( 'Model', 'visitor', 'cfg-configurator' )  => $lead->model,
			...array_filter( Snapshot_Rows::for_buyer( Snapshot_Rows::choices( $lead->configuration ) ) ),
			_x( 'Dealer', 'visitor', 'cfg-configurator' ) => $lead->dealer,
		);
		$html  = '';
		foreach ( array_filter( $facts, static fn ( string $text ): bool => '' !== $text ) as $name => $text ) {
			$html .= '<li>' . esc_html( $name ) . ': <strong>' . esc_html( $text ) . '</strong></li>';
		}
		return $html;
	}

	/** @return list<string> */
	private static function steps( Lead $lead ): array {
		if ( Form_Type::EMAIL === $lead->form_type ) {
			return array(
				_x( 'You will receive the configuration by email, usually within a few minutes.', 'visitor', 'cfg-configurator' ),
				_x( 'You can open it and continue whenever you like, on any device.', 'visitor', 'cfg-configurator' ),
			);
		}
		return array(
			_x( 'The dealer will contact you by email or phone.', 'visitor', 'cfg-configurator' ),
			_x( 'Together you go through your questions about the car and its finance.', 'visitor', 'cfg-configurator' ),
			_x( 'You agree on the next step: a test drive or a quote, with no obligation to buy.', 'visitor', 'cfg-configurator' ),
		);
	}
}
