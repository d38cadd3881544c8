<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Element\Language;
use Cfg_Configurator\Element\Page;
use Cfg_Configurator\First_View\Texts;
use Cfg_Configurator\Settings\Settings;

/** Who gets mail about a lead, and what it says. */
final class Mail {
	public const DEALER = 'dealer';
	public const BUYER  = 'buyer';

	/** Most mails an hour to an address that visitors enter. */
	private const MOST_TO_BUYER = 3;

	/**
	 * The columns with the mails of a lead that is about to be stored or released.
	 *
	 * @param int $recent Mails to the buyer's address within the last hour.
	 * @return array<string, int|string|null>
	 */
	public static function plan( Lead $lead, int $recent = 0 ): array {
		$mails    = array();
		$is_email = Form_Type::EMAIL === $lead->form_type;
		$dealer   = self::address( $lead );
		if ( '' !== $dealer ) {
			$mails[ self::DEALER ] = self::mail( $dealer );
		}
		// The configuration by e-mail consists only of this mail.
		if ( $is_email || Settings::is_on( 'mail_to_visitor' ) ) {
			$mails[ self::BUYER ] = self::mail( $lead->email, $recent < self::MOST_TO_BUYER ? Retry::PENDING : 'limited' );
		}
		$is_due = in_array( Retry::PENDING, array_column( $mails, 'state' ), true );
		return array(
			'mails'         => (string) wp_json_encode( (object) $mails ),
			'mail_state'    => $is_due ? Retry::PENDING : 'none',
			'mail_attempts' => 0,
			'mail_next_gmt' => $is_due ? Retry::stamp() : null,
		);
	}

	/** @return array<string, string> */
	private static function mail( string $to, string $state = Retry::PENDING ): array {
		return compact( 'to', 'state' );
	}

	/** The dealer's address, else that of leads without one; '' for none. The configuration by e-mail has no dealer. */
	private static function address( Lead $lead ): string {
		$set   = Settings::text( 'mail_fallback' );
		$admin = get_option( 'admin_email' );
		$known = Form_Type::EMAIL === $lead->form_type ? array( $set ) : array( $lead->dealer_email, $set, is_string( $admin ) ? $admin : '' );
		$valid = array_filter( $known, static fn ( string $address ): bool => false !== is_email( $address ) );
		return (string) reset( $valid );
	}

	/** @param string $recipient DEALER or BUYER. */
	public static function compose( string $recipient, Lead $lead ): Email {
		$compose = static function () use ( $recipient, $lead ): Email {
			$email    = self::BUYER === $recipient ? self::to_buyer( $lead ) : self::to_dealer( $lead );
			$filtered = apply_filters( 'cfg_configurator_mail', $email, $recipient, $lead );
			return $filtered instanceof Email ? $filtered : $email;
		};
		return Language::in_site_language(
			static fn (): Email => self::BUYER === $recipient ? Language::during( (string) $lead->snapshot()?->text( 'language' ), $compose ) : $compose()
		);
	}

	/** Everything that is needed to contact the buyer, who gets the replies. */
	private static function to_dealer( Lead $lead ): Email {
		$form     = Form_Type::label( $lead->form_type );
		$snapshot = $lead->snapshot();
		/* translators: 1: form, 2: model, 3: buyer, 4: number of the lead */
		$subject = __( '%1$s: %2$s, %3$s (#%4$d)', 'cfg-configurator' );
		$copy    = Settings::is_on( 'mail_copy' ) ? Settings::text( 'mail_fallback' ) : '';
		$choices = null === $snapshot
			? array( __( 'Model', 'cfg-configurator' ) => Email::line( $lead->model, 191 ) )
			: Snapshot_Rows::labelled( Snapshot_Rows::choices( $snapshot ) );
		return new Email(
			sprintf( $subject, $form, Email::line( $lead->model, 60 ), Email::line( $lead->name, 80 ), $lead->id ),
			/* translators: 1: form, 2: number of the lead */
			sprintf( __( '%1$s, lead #%2$d', 'cfg-configurator' ), $form, $lead->id ),
			array( __( 'Reply to this email to contact the buyer.', 'cfg-configurator' ) ),
			Snapshot::warning_label( $lead->snapshot_warning ),
			array(
				__( 'Contact', 'cfg-configurator' )       => self::contact( $lead ),
				__( 'Configuration', 'cfg-configurator' ) => $choices,
				__( 'Price and financing', 'cfg-configurator' ) => Snapshot_Rows::labelled( Snapshot_Rows::figures( $snapshot ) ),
			),
			__( 'Open the configuration', 'cfg-configurator' ),
			(string) Page::same_site_url( $lead->from_page ),
			array( Settings::text( 'mail_footer' ) ),
			$lead->email,
			str_replace( '_', '-', Language::site_locale() ),
			bcc: '' === $copy || self::address( $lead ) === $copy ? array() : array( $copy )
		);
	}

	/** @return array<string, string> The fields of the form by label. */
	private static function contact( Lead $lead ): array {
		$rows = array();
		foreach ( array_filter( Form_Fields::all(), static fn ( Form_Field $field ): bool => $field->is_mailed ) as $field ) {
			$rows[ $field->label ] = 'textarea' === $field->control ? $field->text( $lead ) : Email::line( $field->text( $lead ), 191 );
		}
		return $rows;
	}

	/** Anybody can enter any address, so the mail contains neither the message nor texts with links. */
	private static function to_buyer( Lead $lead ): Email {
		$snapshot = $lead->snapshot();
		$clean    = static fn ( string $text ): string => Email::without_link( $text, 80 );
		$model    = $clean( $lead->model );
		$name     = $clean( $lead->name );
		$heading  = match ( $lead->form_type ) {
			Form_Type::PROPOSAL   => _x( 'We have received your request for a quote', 'visitor', 'cfg-configurator' ),
			Form_Type::TEST_DRIVE => _x( 'We have received your request for a test drive', 'visitor', 'cfg-configurator' ),
			default               => _x( 'Your configuration', 'visitor', 'cfg-configurator' ),
		};
		$figures = Snapshot_Rows::figures( $snapshot, $clean );

		$figures['priceExcludes'] = Email::without_link( $figures['priceExcludes'], 400 );
		// The site's own credit notice: anybody could post a text.
		$figures['credit'] = '' === $figures['rent'] ? '' : Texts::of_site()->credit_text();
		return new Email(
			'' === $model ? $heading : "{$heading}: {$model}",
			$heading,
			array(
				/* translators: %s: the visitor's name */
				'' === $name ? _x( 'Hello,', 'visitor', 'cfg-configurator' ) : sprintf( _x( 'Hello %s,', 'visitor', 'cfg-configurator' ), $name ),
				Form_Type::EMAIL === $lead->form_type
					? _x( 'Here is the configuration that you asked for. You can open it and continue where you left off.', 'visitor', 'cfg-configurator' )
					: _x( 'Thank you for your request. The dealer will reply to you soon.', 'visitor', 'cfg-configurator' ),
			),
			'',
			array(
				_x( 'Your configuration', 'visitor', 'cfg-configurator' ) => array( _x( 'Model', 'visitor', 'cfg-configurator' ) => $model )
					+ Snapshot_Rows::labelled( Snapshot_Rows::choices( $snapshot, $clean ), true ),
				_x( 'Price and finance', 'visitor', 'cfg-configurator' ) => Snapshot_Rows::labelled( $figures, true ),
				_x( 'Your dealer', 'visitor', 'cfg-configurator' ) => array(
					_x( 'Dealer', 'visitor', 'cfg-configurator' ) => Email::line( $lead->dealer, 191 ),
					_x( 'District', 'visitor', 'cfg-configurator' ) => Email::line( $lead->text( 'district' ), 191 ),
				),
			),
			_x( 'View the configuration', 'visitor', 'cfg-configurator' ),
			(string) Page::same_site_url( $lead->from_page ),
			array(
				// phpcs:ignore Generic.Files.LineLength -- a sentence to translate is one line.
				_x( 'You are receiving this email because your address was entered in the configurator. If that was not you, please ignore it.', 'visitor', 'cfg-configurator' ),
				Settings::text( 'mail_footer' ),
			),
			$lead->dealer_email,
			Language::tag()
		);
	}
}
