<?php
/**
 * Form validation.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Form_Type;

/**
 * The rules of spec §5, same as in the widget. Lengths are counted in characters. Browsers count an emoji as two, so
 * whatever passes in the browser passes here.
 */
final class Lead_Rules {
	private const MAXIMUM_TEXT    = 80;
	private const MAXIMUM_MESSAGE = 3500;

	/** Space for the PDF link after the message, in characters. */
	private const MAXIMUM_LINK = 500;

	/** E-mail address as browsers validate it (HTML, valid e-mail address), with a dot in its domain. */
	private const EMAIL = '/^[\w.!#$%&\'*+\/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/iD';

	private const PHONE = '/^\d{9}$/D';

	private const SUBMISSION = '/^[A-Za-z0-9_-]{8,80}$/D';

	/** The configuration's PDF link, as the widget appends it to a message (spec §7). */
	private const PDF_LINE = '/(?:^|\n)PDF: \S+$/D';

	/**
	 * Returns the invalid fields in form order; empty if the form is valid.
	 *
	 * @param Dealer_Network $network If empty, dealers are unavailable and any choice is valid.
	 * @return list<string>
	 */
	public static function broken( Posted_Form $form, Dealer_Network $network ): array {
		$type = $form->text( 'form_type' );
		if ( ! in_array( $type, Form_Type::ALL, true ) ) {
			return array( 'form_type' );
		}
		$rules = self::rules( $form, $network );
		if ( Form_Type::EMAIL === $type ) {
			// The configuration by e-mail needs only name, e-mail and consent.
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
	 * The buyer's message without the PDF link.
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
			// Without a valid district, the dealer cannot be checked.
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
