<?php
/**
 * Database row of a lead.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead_Status;

/**
 * Converts a valid form to a row. The dealer's name and e-mail come from the content site, so that a form cannot send a
 * lead to an arbitrary address.
 */
final class Lead_Row {
	/** Fields, besides the message, that distinguish one lead from another. */
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
	 * @param string $held_reason   One of Lead_Status's reasons; '' if the lead is not held.
	 * @param string $created       UTC.
	 * @param string $configuration Submitted snapshot, else the configuration saved under its id, as JSON; '' if neither.
	 * @param string $warning       One of Snapshot_Warning.
	 * @return array<string, int|string> Row for Lead_Table.
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
	 * Idempotency key, from the submission id and the content. Resubmitting the same form yields the same lead, even if
	 * its time, campaign or PDF link changed. A form without a submission id is always a new lead.
	 */
	private static function key( Posted_Form $form ): string {
		if ( '' === $form->text( 'submission_id' ) ) {
			return bin2hex( random_bytes( 32 ) );
		}
		$parts    = array_map( array( $form, 'text' ), self::CONTENT );
		$parts[]  = Lead_Rules::message_without_pdf( $form );
		$snapshot = $form->text( Lead_Fields::SNAPSHOT );
		// A reload may change the configuration id, so it only counts for forms without a snapshot.
		$parts[] = '' === $snapshot ? $form->text( 'configurationID' ) : (string) preg_replace( '/"configurationId":"[^"]*",?/', '', $snapshot );
		return hash( 'sha256', 'submission|' . implode( "\0", $parts ) );
	}

	/**
	 * Truncates to the column length of 191 characters.
	 */
	private static function short( string $text ): string {
		return mb_substr( $text, 0, 191 );
	}
}
