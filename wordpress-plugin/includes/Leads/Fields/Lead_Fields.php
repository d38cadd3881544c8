<?php
/**
 * Lead fields.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Fields;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;

/**
 * The fields of the forms (spec §3). Validation, columns, mails, lead screen, CSV file, privacy export, correction and
 * resubmission derive from them. docs/recipes/add-a-lead-field.md says how to add one.
 */
final class Lead_Fields {
	/** Hidden fields with a column of their own. */
	public const HIDDEN = array( 'form_type', 'submission_id', 'model', 'id_model', 'configurationID', self::SNAPSHOT, 'from_page' );

	/** Configuration snapshot as JSON (docs/content-api.md, snapshot). */
	public const SNAPSHOT = 'configuration';

	/** Hidden fields without a column of their own. */
	public const EXTRA = array(
		'utm_source',
		'utm_medium',
		'utm_campaign',
		'utm_term',
		'utm_content',
		'lead_type',
		'form_type_code',
		'typeService',
		'leadSource',
		'idSubscriptionCenterOrigin',
		'contactType',
	);

	/** Redirect targets; not stored. */
	public const REDIRECTS = array( 'success_url', 'failure_url' );

	/** Honeypot text field, and how long the form was open, in milliseconds. */
	public const HONEYPOT = 'web_page';
	public const TIME     = 'open_ms';

	/** Fingerprint (Draft_Cookie) of the draft that a resubmission form shows. */
	public const DRAFT = 'rascunho';

	/**
	 * The fields that visitors fill in, in form order. All of them are personal data. A new one also raises
	 * Schema::VERSION, which adds its column.
	 *
	 * @return list<Lead_Field>
	 */
	public static function visible(): array {
		return array(
			new Lead_Field(
				'name',
				column: 'name',
				label: __( 'Name', 'cfg-configurator' ),
				rule: Lead_Rules::is_name( ... ),
				error: __( 'Indique um nome válido', 'cfg-configurator' ),
				prompt: __( 'Nome', 'cfg-configurator' ),
				autocomplete: 'name',
				length: 255,
				correction: 'text',
			),
			new Lead_Field(
				'email',
				column: 'email',
				label: __( 'E-mail', 'cfg-configurator' ),
				rule: Lead_Rules::is_email( ... ),
				error: __( 'Indique um email válido', 'cfg-configurator' ),
				prompt: __( 'Email', 'cfg-configurator' ),
				autocomplete: 'email',
				correction: 'email',
			),
			new Lead_Field(
				'telefone',
				column: 'phone',
				label: __( 'Telephone', 'cfg-configurator' ),
				rule: Lead_Rules::is_phone( ... ),
				error: __( 'Indique um número de telefone', 'cfg-configurator' ),
				prompt: __( 'Telefone', 'cfg-configurator' ),
				autocomplete: 'tel-national',
				forms: Form_Type::WITH_DEALER,
				length: 32,
				correction: 'tel',
				normalise: Lead_Rules::nine_digits( ... ),
			),
			new Lead_Field(
				'id_district',
				column: 'district_id',
				derived: array( 'district' ),
				label: __( 'District', 'cfg-configurator' ),
				rule: Lead_Rules::is_district( ... ),
				error: __( 'Indique uma localidade', 'cfg-configurator' ),
				control: Lead_Field::NONE,
				forms: Form_Type::WITH_DEALER,
				// It follows from the dealer.
				is_content: false,
				words: static fn ( Lead $lead ): string => $lead->district,
			),
			new Lead_Field(
				'dealer',
				column: 'dealer_id',
				derived: array( 'dealer', 'dealer_email' ),
				label: __( 'Dealer', 'cfg-configurator' ),
				rule: Lead_Rules::is_dealer( ... ),
				error: __( 'Indique um concessionário', 'cfg-configurator' ),
				prompt: __( 'Concessionário', 'cfg-configurator' ),
				control: Lead_Field::DEALERS,
				forms: Form_Type::WITH_DEALER,
				words: static fn ( Lead $lead ): string => $lead->dealer_words(),
				cells: static fn ( Lead $lead ): array => array(
					__( 'Dealer', 'cfg-configurator' )    => $lead->dealer,
					__( 'Dealer id', 'cfg-configurator' ) => $lead->dealer_id,
				),
			),
			new Lead_Field(
				'msg',
				column: 'message',
				label: __( 'Message', 'cfg-configurator' ),
				rule: Lead_Rules::is_message( ... ),
				error: __( 'A mensagem pode ter até 3500 caracteres', 'cfg-configurator' ),
				prompt: __( 'Mensagem', 'cfg-configurator' ),
				control: Lead_Field::TEXTAREA,
				forms: Form_Type::WITH_DEALER,
				length: 0,
				// Lead_Row compares it without the PDF link.
				is_content: false,
			),
			new Lead_Field(
				'accept',
				column: 'consent',
				label: __( 'Privacy policy', 'cfg-configurator' ),
				rule: static fn ( string $text ): bool => 'S' === $text,
				error: __( 'Tem que aceitar a Política de Privacidade', 'cfg-configurator' ),
				prompt: __( 'Li e aceito a Política de Privacidade', 'cfg-configurator' ),
				control: Lead_Field::CHECKBOX,
				is_content: false,
				is_mailed: false,
				words: static fn ( Lead $lead ): string => $lead->has_consent ? __( 'accepted', 'cfg-configurator' ) : '',
				cells: static fn ( Lead $lead ): array => array( __( 'Privacy policy', 'cfg-configurator' ) => $lead->has_consent ? 'S' : '' ),
			),
			new Lead_Field(
				'disclaimer',
				column: 'marketing',
				label: __( 'Marketing', 'cfg-configurator' ),
				rule: static fn ( string $text ): bool => in_array( $text, array( '', 'S' ), true ),
				prompt: __( 'Aceito receber comunicações de marketing (opcional)', 'cfg-configurator' ),
				control: Lead_Field::CHECKBOX,
				forms: Form_Type::WITH_DEALER,
				words: static fn ( Lead $lead ): string => $lead->marketing_words(),
				cells: static fn ( Lead $lead ): array => array( __( 'Marketing', 'cfg-configurator' ) => $lead->wants_marketing ? 'S' : 'N' ),
			),
		);
	}

	/**
	 * The fields that can be corrected in the back office.
	 *
	 * @return list<Lead_Field>
	 */
	public static function correctable(): array {
		return array_values( array_filter( self::visible(), static fn ( Lead_Field $field ): bool => '' !== $field->correction ) );
	}

	/**
	 * Columns of typed texts, which the search of leads looks through.
	 *
	 * @return list<string>
	 */
	public static function searched(): array {
		$typed = array( Lead_Field::TEXT, Lead_Field::TEXTAREA );
		return array_column( array_filter( self::visible(), static fn ( Lead_Field $field ): bool => in_array( $field->control, $typed, true ) ), 'column' );
	}

	/**
	 * Texts of a lead for people.
	 *
	 * @param array<Lead_Field> $fields Fields to show.
	 * @return array<string, string> By label.
	 */
	public static function words( Lead $lead, array $fields ): array {
		$words = array();
		foreach ( $fields as $field ) {
			$words[ $field->label ] = $field->words( $lead );
		}
		return $words;
	}

	/**
	 * @return list<string>
	 */
	public static function hidden(): array {
		return array( ...self::HIDDEN, ...self::EXTRA, ...self::REDIRECTS );
	}

	/**
	 * Names of all fields stored in a draft: all except the spam checks.
	 *
	 * @return list<string>
	 */
	public static function all(): array {
		return array( ...array_column( self::visible(), 'name' ), ...self::hidden() );
	}
}
