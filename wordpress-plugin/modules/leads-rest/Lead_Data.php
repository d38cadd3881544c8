<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Rest;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Fields\Lead_Field;
use Cfg_Configurator\Leads\Fields\Lead_Fields;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Modules\Consents\Consent;
use Cfg_Configurator\Modules\Consents\Consent_Record;
use Cfg_Configurator\Modules\Leads_Desk\Assignees;
use Cfg_Configurator\Modules\Leads_Desk\Follow_Up;
use Cfg_Configurator\Modules\Leads_Desk\Log_Entry;

/** A lead as JSON, for webhooks and the REST API (docs/rest-api.md). Members are added, and never renamed or removed. */
final class Lead_Data {
	/** @return array<string, mixed> */
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
			'corrected'        => self::time( $lead->text( 'corrected_gmt' ) ),
			...$fields,
			'consents'         => array_map( self::consent( ... ), Consent_Record::of_lead( $lead ) ),
			'model'            => $lead->model,
			'model_id'         => $lead->text( 'model_id' ),
			'configuration_id' => $lead->configuration_id,
			'build_code'       => $lead->text( 'build_code' ),
			'configuration'    => null === $configuration ? null : json_decode( $configuration->to_json() ),
			'warning'          => $lead->warning,
			'sales_status'     => Follow_Up::status_of( $lead ),
			'assigned_to'      => Assignees::name( Follow_Up::assigned_to( $lead ) ),
			'from_page'        => $lead->from_page,
			'extra'            => (object) $lead->extra,
		);
	}

	/**
	 * @param list<Log_Entry> $notes Oldest first. Only in the REST API: they are for those who work with the lead.
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

	/** @return array<string, mixed> JSON schema of a lead, as the REST API publishes it: that of the file, with what code names. */
	public static function schema(): array {
		$properties = array(
			'form_type'    => array( 'enum' => Form_Type::ALL ),
			'status'       => array( 'enum' => array( Lead::RECEIVED, Lead::HELD, Lead::REJECTED ) ),
			'consents'     => array( 'items' => array( 'properties' => array( 'purpose' => array( 'enum' => array_values( Consent::PURPOSES ) ) ) ) ),
			'sales_status' => array( 'enum' => array_keys( Follow_Up::all() ) ),
		);
		foreach ( Lead_Fields::visible() as $field ) {
			foreach ( array_keys( $field->columns() ) as $column ) {
				$properties[ $column ] = array(
					'type'        => Lead_Field::CHECKBOX === $field->control ? 'boolean' : 'string',
					'description' => "The field '{$field->name}' of the form.",
				);
			}
		}
		/** @var array<string, mixed> $schema */
		$schema = wp_json_file_decode( __DIR__ . '/lead.schema.json', array( 'associative' => true ) );
		/** @var array<string, mixed> $completed */
		$completed = array_replace_recursive( $schema, array( 'properties' => $properties ) );
		return $completed;
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
}
