<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Fields;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;

/**
 * The fields of the forms (spec §3). Validation, columns, mails, lead screen, CSV file, REST API, privacy export,
 * correction and messages derive from them. docs/recipes/add-a-lead-field.md says how to add one.
 */
final class Lead_Fields {
	/** Hidden fields with a column of their own. */
	public const HIDDEN = array( 'form_type', 'submission_id', 'model', 'id_model', 'configurationID', self::SNAPSHOT, self::CONSENTS, 'from_page' );

	/** Configuration snapshot as JSON (docs/content-api.md, snapshot). */
	public const SNAPSHOT = 'configuration';

	/** What was shown beside the consent checkboxes, as JSON (docs/content-api.md, consents). */
	public const CONSENTS = 'consents';

	/** Redirect targets; not stored. */
	public const REDIRECTS = array( 'success_url', 'failure_url' );

	/** Honeypot text field, and how long the form was open, in milliseconds. */
	public const HONEYPOT = 'web_page';
	public const TIME     = 'open_ms';

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
				error: _x( 'Enter a valid name', 'visitor', 'cfg-configurator' ),
				length: 255,
				correction: 'text',
			),
			new Lead_Field(
				'email',
				column: 'email',
				label: __( 'Email', 'cfg-configurator' ),
				rule: Lead_Rules::is_email( ... ),
				error: _x( 'Enter a valid email address', 'visitor', 'cfg-configurator' ),
				correction: 'email',
			),
			new Lead_Field(
				'telefone',
				column: 'phone',
				label: __( 'Phone', 'cfg-configurator' ),
				rule: Lead_Rules::is_phone( ... ),
				error: _x( 'Enter a phone number', 'visitor', 'cfg-configurator' ),
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
				error: _x( 'Choose a district', 'visitor', 'cfg-configurator' ),
				control: Lead_Field::NONE,
				forms: Form_Type::WITH_DEALER,
				// It follows from the dealer.
				is_content: false,
				text: static fn ( Lead $lead ): string => $lead->district,
			),
			new Lead_Field(
				'dealer',
				column: 'dealer_id',
				derived: array( 'dealer', 'dealer_email' ),
				label: __( 'Dealer', 'cfg-configurator' ),
				rule: Lead_Rules::is_dealer( ... ),
				error: _x( 'Choose a dealer', 'visitor', 'cfg-configurator' ),
				control: Lead_Field::DEALERS,
				forms: Form_Type::WITH_DEALER,
				text: static fn ( Lead $lead ): string => $lead->dealer_label(),
				cells: static fn ( Lead $lead ): array => array(
					__( 'Dealer', 'cfg-configurator' )    => $lead->dealer,
					__( 'Dealer ID', 'cfg-configurator' ) => $lead->dealer_id,
				),
			),
			new Lead_Field(
				'msg',
				column: 'message',
				label: __( 'Message', 'cfg-configurator' ),
				rule: Lead_Rules::is_message( ... ),
				error: _x( 'The message can have up to 3500 characters', 'visitor', 'cfg-configurator' ),
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
				error: _x( 'You must accept the privacy policy', 'visitor', 'cfg-configurator' ),
				control: Lead_Field::CHECKBOX,
				is_content: false,
				is_mailed: false,
				text: static fn ( Lead $lead ): string => $lead->has_consent ? __( 'accepted', 'cfg-configurator' ) : '',
				cells: static fn ( Lead $lead ): array => array( __( 'Privacy policy', 'cfg-configurator' ) => $lead->has_consent ? 'S' : '' ),
			),
			new Lead_Field(
				'disclaimer',
				column: 'marketing',
				label: __( 'Marketing', 'cfg-configurator' ),
				rule: static fn ( string $text ): bool => in_array( $text, array( '', 'S' ), true ),
				control: Lead_Field::CHECKBOX,
				forms: Form_Type::WITH_DEALER,
				text: static fn ( Lead $lead ): string => $lead->wants_marketing
					? __( 'agrees to marketing', 'cfg-configurator' )
					: __( 'no marketing', 'cfg-configurator' ),
				cells: static fn ( Lead $lead ): array => array( __( 'Marketing', 'cfg-configurator' ) => $lead->wants_marketing ? 'S' : 'N' ),
			),
			new Lead_Field(
				'share',
				column: 'sharing',
				label: __( 'Other dealers', 'cfg-configurator' ),
				rule: static fn ( string $text ): bool => in_array( $text, array( '', 'S' ), true ),
				control: Lead_Field::CHECKBOX,
				forms: Form_Type::WITH_DEALER,
				text: static fn ( Lead $lead ): string => $lead->is_shareable()
					? __( 'may be shared with other dealers', 'cfg-configurator' )
					: __( 'only the chosen dealer', 'cfg-configurator' ),
				cells: static fn ( Lead $lead ): array => array( __( 'Other dealers', 'cfg-configurator' ) => $lead->is_shareable() ? 'S' : 'N' ),
			),
		);
	}

	/** @return array<string, string> Labels of the hidden fields without a column of their own, by name. */
	public static function extra(): array {
		return array(
			'utm_source'                 => __( 'Campaign source', 'cfg-configurator' ),
			'utm_medium'                 => __( 'Campaign medium', 'cfg-configurator' ),
			'utm_campaign'               => __( 'Campaign', 'cfg-configurator' ),
			'utm_term'                   => __( 'Campaign keyword', 'cfg-configurator' ),
			'utm_content'                => __( 'Campaign content', 'cfg-configurator' ),
			'lead_type'                  => __( 'Lead type', 'cfg-configurator' ),
			'form_type_code'             => __( 'Form code', 'cfg-configurator' ),
			'typeService'                => __( 'Service type', 'cfg-configurator' ),
			'leadSource'                 => __( 'Origin', 'cfg-configurator' ),
			'idSubscriptionCenterOrigin' => __( 'Origin in the newsletter system', 'cfg-configurator' ),
			'contactType'                => __( 'Contact type', 'cfg-configurator' ),
		);
	}

	/** @return array<int|string, string> Hidden fields without a column, for people, by label. */
	public static function extra_texts( Lead $lead ): array {
		$labels = self::extra();
		$texts  = array();
		foreach ( $lead->extra as $name => $value ) {
			$texts[ $labels[ $name ] ?? $name ] = $value;
		}
		return $texts;
	}

	/**
	 * Texts of a lead for people.
	 *
	 * @param array<Lead_Field> $fields Fields to show.
	 * @return array<string, string> By label.
	 */
	public static function texts( Lead $lead, array $fields ): array {
		$texts = array();
		foreach ( $fields as $field ) {
			$texts[ $field->label ] = $field->text( $lead );
		}
		return $texts;
	}

	/** @return list<string> */
	public static function hidden(): array {
		return array( ...self::HIDDEN, ...array_keys( self::extra() ), ...self::REDIRECTS );
	}

	/** @return list<string> Names of all fields except the spam checks. */
	public static function all(): array {
		return array( ...array_column( self::visible(), 'name' ), ...self::hidden() );
	}
}
