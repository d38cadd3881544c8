<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Rest;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Fields\Lead_Field;
use Cfg_Configurator\Leads\Fields\Lead_Fields;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Status;
use Cfg_Configurator\Modules\Consents\Consent;
use Cfg_Configurator\Modules\Consents\Consent_Record;
use Cfg_Configurator\Modules\Leads_Desk\Assignees;
use Cfg_Configurator\Modules\Leads_Desk\Follow_Up_Status;
use Cfg_Configurator\Modules\Leads_Desk\Log_Entry;

/** A lead as JSON, for webhooks and the REST API (docs/rest-api.md). Members are added, and never renamed or removed. */
final class Lead_Data {
	/**
	 * @param Configuration_Snapshot|null $configuration Of the lead (Configuration_Table::of_lead).
	 * @return array<string, mixed>
	 */
	public static function of( Lead $lead, ?Configuration_Snapshot $configuration ): array {
		$fields = array();
		foreach ( Lead_Fields::visible() as $field ) {
			foreach ( array_keys( $field->columns() ) as $column ) {
				$fields[ $column ] = Lead_Field::CHECKBOX === $field->control ? '1' === $lead->text( $column ) : $lead->text( $column );
			}
		}
		return array(
			'id'               => $lead->id,
			'key'              => $lead->text( 'idempotency_key' ),
			'form_type'        => $lead->form_type,
			'status'           => $lead->status,
			'held_reason'      => $lead->held_reason,
			'created'          => self::time( $lead->created_gmt ),
			'corrected'        => self::time( $lead->corrected_gmt ),
			...$fields,
			'consents'         => array_map( self::consent( ... ), Consent_Record::of_lead( $lead ) ),
			'model'            => $lead->model,
			'model_id'         => $lead->text( 'model_id' ),
			'configuration_id' => $lead->configuration_id,
			'build_code'       => $lead->text( 'build_code' ),
			'configuration'    => null === $configuration ? null : json_decode( $configuration->to_json() ),
			'warning'          => $lead->warning,
			'sales_status'     => $lead->sales_status(),
			'assigned_to'      => Assignees::name( $lead->assigned_to() ),
			'from_page'        => $lead->from_page,
			'extra'            => (object) $lead->extra,
		);
	}

	/**
	 * The notes of a lead, oldest first. Only in the REST API: they are for those who work with the lead.
	 *
	 * @param list<Log_Entry> $notes Of the lead (Log_Table::notes_of).
	 * @return list<array<string, string|null>>
	 */
	public static function notes( array $notes ): array {
		$data = static fn ( Log_Entry $note ): array => array(
			'text'    => $note->text,
			'author'  => Assignees::name( $note->user_id ),
			'created' => self::time( $note->at_gmt ),
		);
		return array_map( $data, $notes );
	}

	/** @return array<string, mixed> JSON schema of a lead, as the REST API publishes it. */
	public static function schema(): array {
		$members = array();
		foreach ( Lead_Fields::visible() as $field ) {
			foreach ( array_keys( $field->columns() ) as $column ) {
				$type               = Lead_Field::CHECKBOX === $field->control ? 'boolean' : 'string';
				$members[ $column ] = self::member( $type, "The field '{$field->name}' of the form." );
			}
		}
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'cfg-lead',
			'type'       => 'object',
			'properties' => array(
				'id'               => self::member( 'integer', 'Number of the lead on this site.' ),
				'key'              => self::member( 'string', 'Identifies the lead for ever. A form that is posted again has the same key.' ),
				'form_type'        => self::member( 'string', 'The form.' ) + array( 'enum' => Form_Type::ALL ),
				'status'           => self::member( 'string', 'Whether the lead was held back as possible spam.' )
					+ array( 'enum' => array( Lead_Status::RECEIVED, Lead_Status::HELD, Lead_Status::REJECTED ) ),
				'held_reason'      => self::member( 'string', 'Why it was held back; empty if it was not.' ),
				'created'          => self::moment( 'When it was submitted.', array( 'string' ) ),
				'corrected'        => self::moment( 'When an editor last corrected the contact details.' ),
				...$members,
				'consents'         => self::member( 'array', 'What the buyer agreed to, as it was shown.' ) + array(
					'items' => array(
						'type'       => 'object',
						'properties' => array(
							'purpose'        => self::member( 'string', 'The purpose.' ) + array( 'enum' => array_values( Consent::PURPOSES ) ),
							'text'           => self::member( 'string', 'The words beside the checkbox; empty if unknown.' ),
							'policy'         => self::member( 'string', 'URL of the privacy policy; empty if unknown.' ),
							'policy_version' => self::member( 'string', 'Its version or date; empty if unknown.' ),
							'given'          => self::moment( 'When it was given.', array( 'string' ) ),
							'withdrawn'      => self::moment( 'When it was withdrawn.' ),
						),
					),
				),
				'model'            => self::member( 'string', 'Name of the model.' ),
				'model_id'         => self::member( 'string', 'Id of the model on the content site.' ),
				'configuration_id' => self::member( 'string', 'Id of the configuration.' ),
				'build_code'       => self::member( 'string', 'Short code of the configuration; empty if it has none.' ),
				'configuration'    => array(
					'type'        => array( 'object', 'null' ),
					'description' => 'The configuration as the buyer saw it (docs/content-api.md, configuration snapshot).',
				),
				'warning'          => self::member( 'string', "Why the configuration needs confirmation: 'unreadable', 'figures', or empty." ),
				'sales_status'     => self::member( 'string', 'How far the dealer has come.' ) + array( 'enum' => array_keys( Follow_Up_Status::all() ) ),
				'assigned_to'      => self::member( 'string', 'Name of the user it is assigned to; empty if nobody.' ),
				'notes'            => self::member( 'array', 'What users noted, oldest first. Not sent to webhooks.' ) + array(
					'items' => array(
						'type'       => 'object',
						'properties' => array(
							'text'    => self::member( 'string', 'The note.' ),
							'author'  => self::member( 'string', 'Name of the user.' ),
							'created' => self::moment( 'When it was written.', array( 'string' ) ),
						),
					),
				),
				'from_page'        => self::member( 'string', 'URL of the configuration.' ),
				'extra'            => self::member( 'object', 'Campaign parameters and CRM codes by name.' )
					+ array( 'additionalProperties' => array( 'type' => 'string' ) ),
			),
		);
	}

	/** @return array<string, string|null> */
	private static function consent( Consent $consent ): array {
		return array(
			'purpose'        => $consent->purpose,
			'text'           => $consent->text,
			'policy'         => $consent->policy,
			'policy_version' => $consent->policy_version,
			'given'          => self::time( $consent->given_gmt ),
			'withdrawn'      => self::time( $consent->withdrawn_gmt ),
		);
	}

	/** A database time as RFC 3339; null for none. */
	private static function time( string $gmt ): ?string {
		return '' === $gmt ? null : str_replace( ' ', 'T', $gmt ) . 'Z';
	}

	/** @return array<string, mixed> */
	private static function member( string $type, string $description ): array {
		return array(
			'type'        => $type,
			'description' => $description,
		);
	}

	/**
	 * @param list<string> $types Whether it may be null.
	 * @return array<string, mixed>
	 */
	private static function moment( string $description, array $types = array( 'string', 'null' ) ): array {
		return array(
			'type'        => $types,
			'format'      => 'date-time',
			'description' => $description,
		);
	}
}
