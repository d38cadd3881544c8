<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Log;

/**
 * The fields of the forms (spec §3) and their rules (spec §5), the same as in the widget (docs/recipes/add-a-lead-field.md). Browsers count
 * an emoji as two characters, so whatever passes in the browser passes here.
 */
final class Form_Fields {
	/** Hidden fields: what is known of the configuration and of the page, redirects of forms that are posted elsewhere too. */
	public const HIDDEN = array( 'form_type', 'submission_id', 'model', 'id_model', 'configurationID', 'from_page', 'success_url', 'failure_url' );

	/** Configuration snapshot, and what was shown beside the consent checkboxes, as JSON (docs/content-api.md). */
	public const SNAPSHOT = 'configuration';
	public const CONSENTS = 'consents';

	/** Honeypot text field, and how long the form was open, in milliseconds. */
	public const HONEYPOT = 'web_page';
	public const TIME     = 'open_ms';

	private const MAXIMUM_TEXT    = 80;
	private const MAXIMUM_MESSAGE = 3500;

	/** Space for the PDF link after the message, in characters. */
	private const MAXIMUM_LINK = 500;

	/** E-mail address as browsers validate it (HTML, valid e-mail address), with a dot in its domain. */
	private const EMAIL = '/^[\w.!#$%&\'*+\/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/iD';

	/** The configuration's PDF link, as the widget appends it to a message (spec §7). */
	private const PDF_LINE = '/(?:^|\n)PDF: \S+$/D';

	/** @return array<string, Form_Field> By name, in form order. All of them are personal data. */
	public static function all(): array {
		$own      = array_column( self::own(), null, 'name' );
		$filtered = Log::guard( 'cfg_configurator_form_fields', static fn (): mixed => apply_filters( 'cfg_configurator_form_fields', $own ), $own );
		$fields   = is_array( $filtered ) ? $filtered : $own;
		return array_column( array_filter( $fields, static fn ( mixed $field ): bool => $field instanceof Form_Field ), null, 'name' );
	}

	// phpcs:disable Generic.Files.LineLength -- a sentence to translate is one line.
	/** @return list<Form_Field> */
	private static function own(): array {
		$both     = Form_Type::WITH_DEALER;
		$name     = static fn ( string $text ): bool => '' !== $text && mb_strlen( $text ) <= self::MAXIMUM_TEXT;
		$email    = static fn ( string $text ): bool => mb_strlen( $text ) <= self::MAXIMUM_TEXT && 1 === preg_match( self::EMAIL, $text );
		$phone    = static fn ( string $text ): bool => 1 === preg_match( '/^\d{9}$/D', $text );
		$district = static fn ( string $text, array $form, Dealers $known ): bool => $known->is_district( $text );
		$message  = static fn ( string $text ): bool => mb_strlen( self::without_pdf( $text ) ) <= self::MAXIMUM_MESSAGE && mb_strlen( $text ) <= self::MAXIMUM_MESSAGE + self::MAXIMUM_LINK;
		$ticked   = static fn ( string $text ): bool => 'S' === $text;
		$any      = static fn ( string $text ): bool => in_array( $text, array( '', 'S' ), true );

		$accepted  = array( 'S' => __( 'accepted', 'cfg-configurator' ) );
		$marketing = array(
			'S' => __( 'agrees to marketing', 'cfg-configurator' ),
			''  => __( 'no marketing', 'cfg-configurator' ),
		);
		$sharing   = array(
			'S' => __( 'may be shared with other dealers', 'cfg-configurator' ),
			''  => __( 'only the chosen dealer', 'cfg-configurator' ),
		);
		return array(
			new Form_Field( 'name', __( 'Name', 'cfg-configurator' ), _x( 'Enter a valid name', 'visitor', 'cfg-configurator' ), $name, 'name' ),
			new Form_Field( 'email', __( 'Email', 'cfg-configurator' ), _x( 'Enter a valid email address', 'visitor', 'cfg-configurator' ), $email, 'email' ),
			new Form_Field( 'telefone', __( 'Phone', 'cfg-configurator' ), _x( 'Enter a phone number', 'visitor', 'cfg-configurator' ), $phone, 'phone', 'text', $both ),
			new Form_Field( 'id_district', __( 'District', 'cfg-configurator' ), _x( 'Choose a district', 'visitor', 'cfg-configurator' ), $district, 'district_id', 'district', $both, is_content: false ),
			new Form_Field( 'dealer', __( 'Dealer', 'cfg-configurator' ), _x( 'Choose a dealer', 'visitor', 'cfg-configurator' ), self::is_dealer( ... ), 'dealer_id', 'dealer', $both ),
			new Form_Field( 'msg', __( 'Message', 'cfg-configurator' ), _x( 'The message can have up to 3500 characters', 'visitor', 'cfg-configurator' ), $message, 'message', 'textarea', $both, is_content: false ),
			new Form_Field( 'accept', __( 'Privacy policy', 'cfg-configurator' ), _x( 'You must accept the privacy policy', 'visitor', 'cfg-configurator' ), $ticked, 'consent', 'checkbox', is_content: false, is_mailed: false, choices: $accepted ),
			new Form_Field( 'disclaimer', __( 'Marketing', 'cfg-configurator' ), '', $any, 'marketing', 'checkbox', choices: $marketing ),
			new Form_Field( 'share', __( 'Other dealers', 'cfg-configurator' ), '', $any, 'sharing', 'checkbox', choices: $sharing ),
		);
	}
	// phpcs:enable

	/**
	 * Without a valid district, the dealer cannot be checked.
	 *
	 * @param array<string, string> $form
	 */
	private static function is_dealer( string $text, array $form, Dealers $known ): bool {
		return ! $known->is_district( $form['id_district'] ) || $known->is_dealer( $text, $form['id_district'] );
	}

	/** @return array<string, string> Labels of the hidden fields that are stored in `extra`, by name. */
	public static function extra_labels(): array {
		$campaign = array( 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content' );
		return array_combine( $campaign, $campaign ) + array(
			'lead_type'                  => __( 'Lead type', 'cfg-configurator' ),
			'form_type_code'             => __( 'Form code', 'cfg-configurator' ),
			'typeService'                => __( 'Service type', 'cfg-configurator' ),
			'leadSource'                 => __( 'Origin', 'cfg-configurator' ),
			'idSubscriptionCenterOrigin' => __( 'Origin in the newsletter system', 'cfg-configurator' ),
			'contactType'                => __( 'Contact type', 'cfg-configurator' ),
		);
	}

	/** @return array<string, string> Texts of the visible fields by label, then of the hidden ones without a column. */
	public static function texts( Lead $lead ): array {
		$texts  = array();
		$labels = self::extra_labels();
		foreach ( self::all() as $field ) {
			$texts[ $field->label ] = $field->text( $lead );
		}
		foreach ( array_diff_key( $lead->extra(), self::all() ) as $name => $value ) {
			$texts[ $labels[ $name ] ?? $name ] = $value;
		}
		return $texts;
	}

	/**
	 * Returns the invalid fields in form order; empty if the form is valid.
	 *
	 * @param array<string, string>     $form   Of Form::read().
	 * @param array<string, Form_Field> $fields Of all().
	 * @return list<string>
	 */
	public static function invalid( array $form, array $fields, Dealers $dealers ): array {
		if ( ! in_array( $form['form_type'], Form_Type::ALL, true ) ) {
			return array( 'form_type' );
		}
		$broken = array();
		foreach ( $fields as $name => $field ) {
			if ( $field->is_in( $form['form_type'] ) && null !== $field->is_valid && ! ( $field->is_valid )( $form[ $name ] ?? '', $form, $dealers ) ) {
				$broken[] = $name;
			}
		}
		$is_fine = 1 === preg_match( '/^(?:[A-Za-z0-9_-]{8,80})?$/D', $form['submission_id'] );
		return $is_fine ? $broken : array( ...$broken, 'submission_id' );
	}

	/** The buyer's message without the PDF link. */
	public static function without_pdf( string $message ): string {
		return Form::trim( (string) preg_replace( self::PDF_LINE, '', $message ) );
	}
}
