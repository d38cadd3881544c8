<?php
declare(strict_types=1);

namespace Cfg_Configurator_Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Email;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Snapshot_Rows;
use Cfg_Configurator\Settings\Settings;

/** Subject and text of each mail as an editor has written them, with placeholders such as {modelo}. The tables below the text are always the mail's own. */
final class Mail_Texts {
	private const DEALER = 'dealer';

	/** Placeholders. A buyer's mail has none for contact and message: anybody can enter any address. */
	private const OF_CAR     = array( 'nome', 'modelo', 'motor', 'versao', 'preco', 'codigo', 'numero', 'concessionario', 'distrito' );
	private const FOR_DEALER = array( ...self::OF_CAR, 'formulario', 'email', 'telefone', 'mensagem' );

	private const PLACEHOLDER = '/\{([^{}\r\n]*)\}/u';

	/** Name of a setting. Dealers get mails in the language of the site. */
	public static function key( string $recipient, string $form, string $language, string $part ): string {
		$name = array( 'cfg_leads_mail', $recipient, $form, self::DEALER === $recipient ? '' : substr( $language, 0, 2 ), $part );
		return str_replace( '-', '_', implode( '_', array_filter( $name ) ) );
	}

	/** Callback of the filter `cfg_configurator_mail`. */
	public static function apply( Email $email, string $recipient, Lead $lead ): Email {
		$text    = static fn ( string $part ): string => Settings::text( self::key( $recipient, $lead->form_type, $email->language, $part ) );
		$values  = '' === $text( 'subject' ) . $text( 'text' ) ? array() : self::values( $recipient, $lead );
		$subject = rtrim( self::fill( $text( 'subject' ), $values ), ' :,-' ); // What is left where the last value is empty.
		$opening = self::fill( $text( 'text' ), $values );
		if ( '' !== $subject ) {
			$email->subject = $subject;
			$email->heading = $subject;
		}
		if ( '' !== $opening ) {
			$email->opening = array_values( array_filter( (array) preg_split( '/\R{2,}/', $opening ), 'is_string' ) );
		}
		return $email;
	}

	/** Rejects a text with placeholders that the mail does not have. */
	public static function check( string $recipient, string $text ): string|\WP_Error {
		preg_match_all( self::PLACEHOLDER, $text, $found );
		$unknown = array_unique( array_diff( $found[1], self::names( $recipient ) ) );
		/* translators: 1: what the editor wrote, 2: list of names in braces. */
		$words = __( 'There is no placeholder %1$s here. Available: %2$s.', 'cfg-configurator-leads' );
		$words = sprintf( $words, self::listed( $unknown ), self::listed( self::names( $recipient ) ) );
		return array() === $unknown ? $text : new \WP_Error( 'refused', $words );
	}

	/** @param array<string> $names */
	public static function listed( array $names ): string {
		return implode( ', ', array_map( static fn ( string $name ): string => '{' . $name . '}', $names ) );
	}

	/** @return list<string> */
	public static function names( string $recipient ): array {
		return self::DEALER === $recipient ? self::FOR_DEALER : self::OF_CAR;
	}

	/** @return array<string, string> Plain texts by placeholder; in a mail to the buyer, none with a link. */
	private static function values( string $recipient, Lead $lead ): array {
		$name   = static fn ( string $item ): string => (string) $lead->snapshot()?->text( $item, 'name' );
		$typed  = array(
			'nome'   => $lead->name,
			'modelo' => $lead->model,
			'motor'  => $name( 'engine' ),
			'versao' => $name( 'version' ),
		);
		$is_own = self::DEALER === $recipient;
		$clean  = static fn ( string $text ): string => $is_own ? Email::line( $text, 191 ) : Email::without_link( $text, 80 );
		$values = array(
			...array_map( $clean, $typed ),
			'preco'          => Snapshot_Rows::figures( $lead->snapshot() )['total_price'],
			'codigo'         => Snapshot_Rows::choices( $lead->snapshot() )['build_code'],
			'numero'         => (string) $lead->id,
			'concessionario' => Email::line( '' === $lead->dealer ? $lead->dealer_id : $lead->dealer, 191 ),
			'distrito'       => Email::line( $lead->text( 'district' ), 191 ),
			'formulario'     => Form_Type::label( $lead->form_type ),
			'email'          => Email::line( $lead->email, 191 ),
			'telefone'       => Email::line( $lead->phone, 191 ),
			'mensagem'       => $lead->message,
		);
		return array_intersect_key( $values, array_flip( self::names( $recipient ) ) );
	}

	/** @param array<string, string> $values Placeholders in them are not filled. */
	private static function fill( string $text, array $values ): string {
		$parts = array();
		foreach ( $values as $name => $value ) {
			// The blank before an empty value goes.
			$parts += '' === $value ? array( " {{$name}}" => '' ) : array();
			$parts += array( "{{$name}}" => $value );
		}
		return trim( strtr( $text, $parts ) );
	}
}
