<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Configuration\Snapshot_Reader;

/** A row of the leads table. Texts are as submitted by the buyer: escape them on output. */
final class Lead {
	/** States: stored, and mailed; stored, but not mailed until released; never mailed, because an editor has decided so. */
	public const RECEIVED = 'received';
	public const HELD     = 'held';
	public const REJECTED = 'rejected';

	/** Held because a callback of `cfg_configurator_is_spam` says so. Modules have further reasons. */
	public const REASON_FILTER = 'filter';

	/** Columns that hooks receive as integers; all others are strings. */
	private const NUMBERS = array( 'consent', 'marketing', 'sharing' );

	/** Columns that hooks do not receive: the id is a separate argument, the others are internal. */
	private const INTERNAL = array(
		'id',
		'is_planned',
		'is_settled',
		'announcements',
		'is_read',
		'corrected_gmt',
		'corrected_by',
		'sales_status',
		'assigned_to',
	);

	public readonly int $id;
	public readonly string $form_type;
	public readonly string $status;
	public readonly string $held_reason;
	public readonly string $created_gmt;
	public readonly string $name;
	public readonly string $email;
	public readonly string $phone;
	public readonly string $district;
	public readonly string $dealer_id;
	public readonly string $dealer;
	public readonly string $dealer_email;
	public readonly string $message;
	public readonly bool $has_consent;
	public readonly bool $wants_marketing;
	public readonly string $model;
	public readonly string $configuration_id;
	public readonly string $from_page;

	/** @var array<int|string, string> Hidden fields without a column, by field name. */
	public readonly array $extra;

	/** @var Configuration_Snapshot|null As submitted; null if missing or invalid. */
	public readonly ?Configuration_Snapshot $configuration;

	/** @var string One of Configuration_Snapshot's reasons. */
	public readonly string $warning;

	/** @param array<string, string|null> $row Database row. */
	public function __construct( private array $row ) {
		$extra   = array();
		$decoded = json_decode( $this->text( 'extra' ), true );
		foreach ( is_array( $decoded ) ? $decoded : array() as $name => $value ) {
			$extra[ (string) $name ] = is_scalar( $value ) ? (string) $value : '';
		}
		$this->id               = (int) $this->text( 'id' );
		$this->form_type        = $this->text( 'form_type' );
		$this->status           = $this->text( 'status' );
		$this->held_reason      = $this->text( 'held_reason' );
		$this->created_gmt      = $this->text( 'created_gmt' );
		$this->name             = $this->text( 'name' );
		$this->email            = $this->text( 'email' );
		$this->phone            = $this->text( 'phone' );
		$this->district         = $this->text( 'district' );
		$this->dealer_id        = $this->text( 'dealer_id' );
		$this->dealer           = $this->text( 'dealer' );
		$this->dealer_email     = $this->text( 'dealer_email' );
		$this->message          = $this->text( 'message' );
		$this->has_consent      = '1' === $this->text( 'consent' );
		$this->wants_marketing  = '1' === $this->text( 'marketing' );
		$this->model            = $this->text( 'model' );
		$this->configuration_id = $this->text( 'configuration_id' );
		$this->from_page        = $this->text( 'from_page' );
		$this->extra            = $extra;
		$this->configuration    = Snapshot_Reader::read( $this->text( 'configuration' ) );
		$this->warning          = $this->text( 'warning' );
	}

	/** Value of a column; '' for none. */
	public function text( string $column ): string {
		return (string) ( $this->row[ $column ] ?? '' );
	}

	/** @return array<string, int|string|null> The columns that callbacks of hooks receive (docs/hooks.md). */
	public function columns(): array {
		$lead = array_diff_key( $this->row, array_flip( self::INTERNAL ) );
		foreach ( self::NUMBERS as $column ) {
			$lead[ $column ] = (int) $this->text( $column );
		}
		return $lead;
	}

	/** The dealer's name, else its id. */
	public function dealer_label(): string {
		return '' === $this->dealer ? $this->dealer_id : $this->dealer;
	}

	/** Whether dealers other than the chosen one may receive the lead. */
	public function is_shareable(): bool {
		return '1' === $this->text( 'sharing' );
	}

	public function is_held(): bool {
		return self::HELD === $this->status;
	}

	/** Whether an editor decided that the lead is not mailed. */
	public function is_rejected(): bool {
		return self::REJECTED === $this->status;
	}
}
