<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Share_Preview;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Configuration\Snapshot_Reader;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Modules\Public_Files\Public_Folder;
use Cfg_Configurator\Modules\Server_Render\Car_Preview;
use Cfg_Configurator\Modules\Server_Render\Model_List_Store;

/** Puts the picture of the configured car into the mail with which buyers send themselves their configuration. */
final class Mail_Picture {
	private const STYLE = 'display:block;width:100%;max-width:536px;height:auto;margin:0 0 16px;border:0;border-radius:8px;';

	/** Width in the mail, in pixels: that of its content. */
	private const WIDTH = 536;

	/**
	 * The posted ids only select a car of the catalogue: name and picture are the catalogue's, because anybody could post a text.
	 *
	 * @param mixed                $body As `html` and `text`.
	 * @param array<string, mixed> $lead Columns of the lead.
	 */
	public static function add( mixed $body, string $recipient, array $lead ): mixed {
		$json     = $lead['configuration'] ?? '';
		$is_mail  = Delivery::VISITOR === $recipient && Form_Type::EMAIL === ( $lead['form_type'] ?? '' );
		$snapshot = $is_mail && is_string( $json ) ? Snapshot_Reader::read( $json ) : null;
		if ( null === $snapshot || ! is_array( $body ) || ! is_string( $body['html'] ?? null ) ) {
			return $body;
		}
		$ids = array();
		foreach ( Configuration_Snapshot::ITEMS as $kind ) {
			$ids[ $kind ] = $snapshot->text( $kind, 'id' );
		}
		$model = ( new Model_List_Store() )->read()->model( $ids['model'] );
		$car   = null === $model ? null : Shared_Car::of( $model, $ids );
		$files = null === $car ? null : Preview_Pictures::files( $car->picture() );
		$url   = null === $files ? '' : (string) Public_Folder::of_site()?->url( $files['wide'] );
		if ( null === $car || '' === $url ) {
			return $body;
		}
		$height       = intdiv( self::WIDTH * Car_Preview::WIDE[1], Car_Preview::WIDE[0] );
		$format       = '<img src="%s" alt="%s" width="%d" height="%d" style="%s">';
		$image        = sprintf( $format, esc_url( $url ), esc_attr( $car->name() ), self::WIDTH, $height, self::STYLE );
		$heading      = '</h1>';
		$end          = strpos( $body['html'], $heading );
		$body['html'] = false === $end ? $body['html'] : substr_replace( $body['html'], $heading . $image, $end, strlen( $heading ) );
		return $body;
	}
}
