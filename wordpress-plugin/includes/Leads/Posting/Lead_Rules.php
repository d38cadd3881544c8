<?php
/**
 * Checks a form.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Form_Type;

/**
 * The rules of spec §5, the same as the widget's. Lengths are counted in characters, where browsers count an emoji
 * as two: whatever a browser lets through is let through here.
 */
final class Lead_Rules {
	private const MAXIMUM_TEXT    = 80;
	private const MAXIMUM_MESSAGE = 3500;

	/** Room for the configuration's PDF after the message, in characters. */
	private const MAXIMUM_LINK = 500;

	/** What a browser takes for an e-mail address (HTML, valid e-mail address), with a dot in its domain. */
	private const EMAIL = '/^[\w.!#$%&\'*+\/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/iD';

	private const PHONE = '/^\d{9}$/D';

	private const SUBMISSION = '/^[A-Za-z0-9_-]{8,80}$/D';

	/** The configuration's PDF, as the widget appends it to a message (spec §7). */
	private const PDF_LINE = '/(?:^|\n)PDF: \S+$/D';

	/**
	 * Fields that break a rule, in the order of the form; none where the lead may be kept.
	 *
	 * @param Dealer_Network $network An empty one means that the dealers cannot be had: then any choice is taken.
	 * @return list<string>
	 */
	public static function broken( Posted_Form $form, Dealer_Network $network ): array {
		$type = $form->text( 'form_type' );
		if ( ! in_array( $type, Form_Type::ALL, true ) ) {
			return array( 'form_type' );
		}
		$rules = self::rules( $form, $network );
		if ( Form_Type::EMAIL === $type ) {
			// The configuration by e-mail asks for name, e-mail and consent only.
			unset( $rules['telefone'], $rules['id_district'], $rules['dealer'], $rules['msg'] );
		}
		return array_keys( array_filter( $rules, static fn ( bool $is_met ): bool => ! $is_met ) );
	}

	public static function is_email( string $text ): bool {
		return mb_strlen( $text ) <= self::MAXIMUM_TEXT && 1 === preg_match( self::EMAIL, $text );
	}

	public static function is_name( string $text ): bool {
		return '' !== $text && mb_strlen( $text ) <= self::MAXIMUM_TEXT;
	}

	public static function is_phone( string $text ): bool {
		return 1 === preg_match( self::PHONE, $text );
	}

	/**
	 * What the buyer wrote, without the line with the link to the configuration's PDF.
	 */
	public static function message_without_pdf( Posted_Form $form ): string {
		return Posted_Form::trimmed( (string) preg_replace( self::PDF_LINE, '', $form->text( 'msg' ) ) );
	}

	/**
	 * @return array<string, bool>
	 */
	private static function rules( Posted_Form $form, Dealer_Network $network ): array {
		$district    = $form->text( 'id_district' );
		$is_district = $network->is_empty() ? '' !== $district : $network->has_district( $district );
		$submission  = $form->text( 'submission_id' );
		return array(
			'name'          => self::is_name( $form->text( 'name' ) ),
			'email'         => self::is_email( $form->text( 'email' ) ),
			'telefone'      => self::is_phone( $form->text( 'telefone' ) ),
			'id_district'   => $is_district,
			// Without a district there is nothing to choose a dealer from.
			'dealer'        => ! $is_district || self::is_dealer( $form->text( 'dealer' ), $district, $network ),
			'msg'           => mb_strlen( self::message_without_pdf( $form ) ) <= self::MAXIMUM_MESSAGE
				&& mb_strlen( $form->text( 'msg' ) ) <= self::MAXIMUM_MESSAGE + self::MAXIMUM_LINK,
			'accept'        => 'S' === $form->text( 'accept' ),
			'disclaimer'    => in_array( $form->text( 'disclaimer' ), array( '', 'S' ), true ),
			'submission_id' => '' === $submission || 1 === preg_match( self::SUBMISSION, $submission ),
		);
	}

	private static function is_dealer( string $id, string $district, Dealer_Network $network ): bool {
		return $network->is_empty() ? '' !== $id : $network->dealer( $id )?->district_id === $district;
	}
}
