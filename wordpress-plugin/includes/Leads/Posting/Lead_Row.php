<?php
/**
 * Makes a row of a form.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead_Status;

/**
 * What is kept of a valid form. Name and e-mail of the dealer are the content site's own, so that no form can send a
 * lead to a stranger.
 */
final class Lead_Row {
	/** Fields that tell one lead from another, beside the message. */
	private const CONTENT = array(
		'submission_id',
		'form_type',
		'name',
		'email',
		'telefone',
		'dealer',
		'disclaimer',
	);

	/**
	 * @param string $held_reason   One of Lead_Status's; '' lets the lead be mailed.
	 * @param string $created       UTC.
	 * @param string $configuration The snapshot that the form carried, else what is saved under its configuration id, as JSON; '' for neither.
	 * @param string $warning       One of Snapshot_Warning.
	 * @return array<string, int|string> As Lead_Table takes it.
	 */
	public static function of(
		Posted_Form $form,
		Dealer_Network $network,
		string $held_reason,
		string $created,
		string $configuration,
		string $warning
	): array {
		$is_dealers = Form_Type::EMAIL !== $form->text( 'form_type' );
		$dealer     = $is_dealers ? $network->dealer( $form->text( 'dealer' ) ) : null;
		$asked      = static fn ( string $name ): string => $is_dealers ? $form->text( $name ) : '';
		$extra      = array_filter( array_intersect_key( $form->all(), array_flip( Lead_Fields::EXTRA ) ), static fn ( string $value ): bool => '' !== $value );
		return array(
			'idempotency_key'  => self::key( $form ),
			'form_type'        => $form->text( 'form_type' ),
			'status'           => '' === $held_reason ? Lead_Status::RECEIVED : Lead_Status::HELD,
			'held_reason'      => $held_reason,
			'created_gmt'      => $created,
			'name'             => $form->text( 'name' ),
			'email'            => $form->text( 'email' ),
			'phone'            => $asked( 'telefone' ),
			'district_id'      => self::short( $asked( 'id_district' ) ),
			'district'         => self::short( $dealer->district ?? '' ),
			'dealer_id'        => self::short( $asked( 'dealer' ) ),
			'dealer'           => self::short( $dealer->name ?? '' ),
			'dealer_email'     => self::short( $dealer->email ?? '' ),
			'message'          => $asked( 'msg' ),
			'consent'          => 1,
			'marketing'        => 'S' === $form->text( 'disclaimer' ) ? 1 : 0,
			'model'            => self::short( $form->text( 'model' ) ),
			'model_id'         => self::short( $form->text( 'id_model' ) ),
			'configuration_id' => self::short( $form->text( 'configurationID' ) ),
			'from_page'        => $form->text( 'from_page' ),
			'extra'            => (string) wp_json_encode( (object) $extra ),
			'configuration'    => $configuration,
			'warning'          => $warning,
		);
	}

	/**
	 * One lead is one submission id with one content: a form that is posted again as it was is the same lead, also where
	 * its time, its campaign or the newly made link to its PDF differ. A form without an id is always a new lead.
	 */
	private static function key( Posted_Form $form ): string {
		if ( '' === $form->text( 'submission_id' ) ) {
			return bin2hex( random_bytes( 32 ) );
		}
		$parts    = array_map( array( $form, 'text' ), self::CONTENT );
		$parts[]  = Lead_Rules::message_without_pdf( $form );
		$snapshot = $form->text( Lead_Fields::SNAPSHOT );
		// A reload may rename the configuration, which only a form without snapshot is told apart by.
		$parts[] = '' === $snapshot ? $form->text( 'configurationID' ) : (string) preg_replace( '/"configurationId":"[^"]*",?/', '', $snapshot );
		return hash( 'sha256', 'submission|' . implode( "\0", $parts ) );
	}

	/**
	 * What fits a column of 191 characters.
	 */
	private static function short( string $text ): string {
		return mb_substr( $text, 0, 191 );
	}
}
