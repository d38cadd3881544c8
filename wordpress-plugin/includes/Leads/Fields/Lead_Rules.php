<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Fields;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Posting\Dealer_Directory;
use Cfg_Configurator\Leads\Posting\Posted_Form;

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
	public const PDF_LINE = '/(?:^|\n)PDF: \S+$/D';

	/**
	 * Returns the invalid fields in form order; empty if the form is valid.
	 *
	 * @param Dealer_Directory $network If it has no dealers, they are unavailable and any choice is valid.
	 * @return list<string>
	 */
	public static function invalid_fields( Posted_Form $form, Dealer_Directory $network ): array {
		$type = $form->text( 'form_type' );
		if ( ! in_array( $type, Form_Type::ALL, true ) ) {
			return array( 'form_type' );
		}
		$is_broken  = static fn ( Lead_Field $field ): bool => $field->is_read_in( $type )
			&& ! self::is_valid( $field->rule, $form->text( $field->name ), $form, $network );
		$broken     = array_column( array_filter( Lead_Fields::visible(), $is_broken ), 'name' );
		$submission = $form->text( 'submission_id' );
		$is_fine    = '' === $submission || 1 === preg_match( self::SUBMISSION, $submission );
		return $is_fine ? $broken : array( ...$broken, 'submission_id' );
	}

	/** @param string $rule Rule of a field. */
	public static function is_valid( string $rule, string $text, Posted_Form $form, Dealer_Directory $network ): bool {
		return match ( $rule ) {
			'name'     => '' !== $text && mb_strlen( $text ) <= self::MAXIMUM_TEXT,
			'email'    => mb_strlen( $text ) <= self::MAXIMUM_TEXT && 1 === preg_match( self::EMAIL, $text ),
			'phone'    => 1 === preg_match( self::PHONE, $text ),
			'district' => array() === $network->dealers ? '' !== $text : isset( $network->districts[ $text ] ),
			'dealer'   => self::is_dealer( $text, $form, $network ),
			'message'  => mb_strlen( self::message_without_pdf( $form ) ) <= self::MAXIMUM_MESSAGE
				&& mb_strlen( $text ) <= self::MAXIMUM_MESSAGE + self::MAXIMUM_LINK,
			'ticked'   => 'S' === $text,
			default    => in_array( $text, array( '', 'S' ), true ),
		};
	}

	/** Without a valid district, the dealer cannot be checked. */
	private static function is_dealer( string $id, Posted_Form $form, Dealer_Directory $network ): bool {
		$district = $form->text( 'id_district' );
		return ! self::is_valid( 'district', $district, $form, $network )
			|| ( array() === $network->dealers ? '' !== $id : $network->dealer( $id )?->district_id === $district );
	}

	/**
	 * Removes separators and the Portuguese country code if nine digits remain. Otherwise returns the text unchanged,
	 * so that visitors see what they typed.
	 */
	public static function nine_digits( string $text ): string {
		$bare = (string) preg_replace( '/[\s\p{Z}\p{Pd}().\/\x{FEFF}]++/u', '', $text );
		$bare = (string) preg_replace( '/^(?:\+|00)?351(?=\d{9}$)/D', '', $bare );
		return 1 === preg_match( self::PHONE, $bare ) ? $bare : $text;
	}

	public static function without_pdf( string $message ): string {
		return Posted_Form::trimmed( (string) preg_replace( self::PDF_LINE, '', $message ) );
	}

	/** The buyer's message without the PDF link. */
	public static function message_without_pdf( Posted_Form $form ): string {
		return self::without_pdf( $form->text( 'msg' ) );
	}
}
