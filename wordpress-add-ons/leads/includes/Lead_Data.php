<?php
declare(strict_types=1);

namespace Cfg_Configurator_Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Consents;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;

/** A lead as JSON, for webhooks and REST (docs/rest-api.md). Members are added, and never renamed or removed. */
final class Lead_Data {
	/** Columns that are sent under their own names: as text, and as true or false. */
	private const CONTACT = array( 'name', 'email', 'phone', 'district_id', 'district', 'dealer_id', 'dealer', 'dealer_email', 'message' );
	private const CAR     = array( 'model', 'model_id', 'configuration_id', 'build_code', 'from_page' );
	private const TEXTS   = array( ...self::CONTACT, ...self::CAR );
	private const TICKS   = array( 'consent', 'marketing', 'sharing' );

	/** @return array<string, mixed> */
	public static function create( Lead $lead ): array {
		$snapshot = $lead->snapshot();
		return array(
			'id'            => $lead->id,
			'key'           => $lead->submission_key,
			'form_type'     => $lead->form_type,
			'status'        => $lead->status,
			'held_reason'   => $lead->spam_reason,
			'created'       => self::time( $lead->created_gmt ),
			...array_combine( self::TEXTS, array_map( $lead->text( ... ), self::TEXTS ) ),
			...array_combine( self::TICKS, array_map( static fn ( string $column ): bool => '1' === $lead->text( $column ), self::TICKS ) ),
			'consents'      => array_map( self::consent( ... ), $lead->consents() ),
			'configuration' => null === $snapshot ? null : json_decode( $snapshot->to_json() ),
			'warning'       => $lead->snapshot_warning,
			'mail_state'    => $lead->mail_state,
			'follow_up'     => $lead->follow_up,
			'extra'         => (object) $lead->extra(),
		);
	}

	/**
	 * @param array<string, string> $consent
	 * @return array<string, string|null>
	 */
	private static function consent( array $consent ): array {
		return array(
			'purpose'        => $consent['purpose'] ?? '',
			'text'           => $consent['text'] ?? '',
			'policy'         => $consent['policy'] ?? '',
			'policy_version' => $consent['policy_version'] ?? '',
			'given'          => self::time( $consent['given_gmt'] ?? '' ),
			'withdrawn'      => self::time( $consent['withdrawn_gmt'] ?? '' ),
		);
	}

	/** A time of the database as RFC 3339; null for none. */
	private static function time( string $gmt ): ?string {
		return '' === $gmt ? null : str_replace( ' ', 'T', $gmt ) . 'Z';
	}

	/** @return array<string, mixed> JSON schema of a lead. */
	public static function schema(): array {
		$text = static fn ( string $description ): array => self::member( 'string', $description );
		$time = array( 'format' => 'date-time' );
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'cfg-lead',
			'type'       => 'object',
			'properties' => array(
				'id'            => self::member( 'integer', 'Number of the lead on this site.' ),
				'key'           => $text( 'Identifies the lead for ever. A form that is posted again has the same key.' ),
				'form_type'     => $text( 'The form.' ) + array( 'enum' => Form_Type::ALL ),
				'status'        => $text( 'Accepted, held back as possible spam, or rejected.' ) + array( 'enum' => array_keys( Words::statuses() ) ),
				'held_reason'   => $text( 'Why it was held back; empty if it was not.' ),
				'created'       => $text( 'When it was submitted.' ) + $time,
				...array_fill_keys( self::TEXTS, $text( 'As the buyer typed it, or of the content site.' ) ),
				...array_fill_keys( self::TICKS, self::member( 'boolean', 'Whether the buyer has ticked the box.' ) ),
				'consents'      => self::member( 'array', 'What the buyer agreed to, as it was shown.' ) + array(
					'items' => array(
						'type'       => 'object',
						'properties' => array(
							'purpose'        => $text( 'The purpose.' ) + array( 'enum' => array_values( Consents::PURPOSES ) ),
							'text'           => $text( 'The words beside the checkbox; empty if unknown.' ),
							'policy'         => $text( 'URL of the privacy policy; empty if unknown.' ),
							'policy_version' => $text( 'Its version or date; empty if unknown.' ),
							'given'          => self::member( array( 'string', 'null' ), 'When it was given.' ) + $time,
							'withdrawn'      => self::member( array( 'string', 'null' ), 'When it was withdrawn.' ) + $time,
						),
					),
				),
				'configuration' => self::member( array( 'object', 'null' ), 'The configuration as the buyer saw it (docs/content-api.md).' ),
				'warning'       => $text( 'Why the configuration needs confirmation; empty if it does not.' ),
				'mail_state'    => $text( 'State of its emails.' ),
				'follow_up'     => self::member( 'string', 'How far the dealer has come.', false ) + array( 'enum' => array_keys( Words::follow_ups() ) ),
				'extra'         => self::member( 'object', 'Hidden fields, such as campaign parameters and CRM codes, and fields of other plugins.' ),
			),
		);
	}

	/**
	 * @param string|list<string> $type
	 * @return array<string, mixed>
	 */
	private static function member( string|array $type, string $description, bool $is_readonly = true ): array {
		return compact( 'type', 'description' ) + array( 'readonly' => $is_readonly );
	}
}
