<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Mail_Texts;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Configuration\Snapshot_Rows;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Mail\Email;
use Cfg_Configurator\Settings\Settings;

/** Subjects, opening texts and dealers' addresses as an editor has set them. The tables after the text are always the mail's own. */
final class Edited_Mails {
	/** Callback for the `cfg_configurator_dealer_address` filter. */
	public static function dealer_address( mixed $address, string $dealer_id ): mixed {
		$set = self::row( $dealer_id )['to'] ?? '';
		return '' === $set ? $address : $set;
	}

	/** Callback for the `cfg_configurator_lead_email` action. */
	public static function edit( Email $email, string $recipient, Lead $lead, ?Configuration_Snapshot $configuration ): void {
		$kind    = Delivery::VISITOR === $recipient ? Mail_Kind::for_buyer( $lead ) : Mail_Kind::DEALER;
		$filled  = static fn ( string $key ): string => self::filled( $key, $kind, $lead, $configuration );
		$row     = self::row( $lead->dealer_id );
		$subject = rtrim( $filled( $kind->subject_key() ), ' :,-' ); // What is left where the last value is empty.
		$parts   = preg_split( '/\R{2,}/', $filled( $kind->text_key() ) );
		if ( '' !== $subject ) {
			$email->subject = $subject;
			$email->heading = $subject;
		}
		if ( false !== $parts && array( '' ) !== $parts ) {
			$email->opening = $parts;
		}
		if ( Delivery::VISITOR === $recipient && '' !== ( $row['to'] ?? '' ) ) {
			$email->reply_to = $row['to'];
		}
		// The operator's copy has none: they would get it twice.
		if ( Delivery::DEALER === $recipient ) {
			$email->cc = $row['cc'] ?? '';
		}
	}

	/** The text of a setting with the values of its placeholders. */
	private static function filled( string $key, Mail_Kind $kind, Lead $lead, ?Configuration_Snapshot $configuration ): string {
		$text   = Settings::text( $key );
		$chosen = Snapshot_Rows::choices( $configuration );
		$typed  = array(
			'nome'   => $lead->name,
			'modelo' => $lead->model,
			'motor'  => $chosen['engine'],
			'versao' => $chosen['version'],
		);
		$is_own = Mail_Kind::DEALER === $kind;
		$values = array(
			...array_map( fn ( string $text ): string => $is_own ? Email::line( $text, 191 ) : Email::without_link( $text, 80 ), $typed ),
			'preco'          => Snapshot_Rows::figures( $configuration )['total_price'],
			'codigo'         => $chosen['build_code'],
			'numero'         => (string) $lead->id,
			'concessionario' => Email::line( $lead->dealer_label(), 191 ),
			'distrito'       => Email::line( $lead->district, 191 ),
			'formulario'     => Form_Type::label( $lead->form_type ),
			'email'          => Email::line( $lead->email, 191 ),
			'telefone'       => Email::line( $lead->phone, 191 ),
			'mensagem'       => $lead->message,
		);
		return '' === $text ? '' : $kind->fill( $text, $values );
	}

	/** @return array<string, string> */
	private static function row( string $dealer_id ): array {
		$rows = '' === $dealer_id ? array() : array_column( Settings::rows( Recipients::SETTING ), null, 'dealer' );
		return $rows[ $dealer_id ] ?? array();
	}
}
