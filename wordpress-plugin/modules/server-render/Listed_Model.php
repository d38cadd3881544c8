<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Legal\Wltp;
use Cfg_Configurator\Modules\Gateway\Wire_Number;

/** An entry of `lstModels` (docs/content-api.md), read as the widget does: numbers may be strings, and missing, null and '' are no value. */
final class Listed_Model {
	/** Fields that the widget reads; others are dropped. */
	private const FIELDS = 'id model price rent taeg rate mtic nrPayments maxEntrance financing modelImg segments energies seats dtEndOfCampaign wltp';

	/** @param array<string, mixed> $wire Unmodified fields, without those that have no value. */
	private function __construct( public readonly array $wire ) {
	}

	/** Creates a model from an entry. Returns null if the entry has no id or name. */
	public static function of( mixed $entry ): ?self {
		$wire  = array();
		$entry = is_array( $entry ) ? $entry : array();
		foreach ( explode( ' ', self::FIELDS ) as $field ) {
			if ( isset( $entry[ $field ] ) && '' !== $entry[ $field ] && array() !== $entry[ $field ] ) {
				$wire[ $field ] = $entry[ $field ];
			}
		}
		$model = new self( $wire );
		return '' === $model->id() || '' === $model->name() ? null : $model;
	}

	public function id(): string {
		return $this->text( 'id' );
	}

	public function name(): string {
		return $this->text( 'model' );
	}

	/** Returns the name of the first segment; '' if there is none. */
	public function segment(): string {
		$segments = $this->wire['segments'] ?? array();
		$first    = is_array( $segments ) ? reset( $segments ) : array();
		$name     = is_array( $first ) ? $first['name'] ?? $first['id'] ?? '' : '';
		return is_scalar( $name ) ? trim( (string) $name ) : '';
	}

	/** Returns the absolute URL of the image; '' if there is none. */
	public function picture(): string {
		return Page_Address::absolute_url( $this->text( 'modelImg' ) );
	}

	/**
	 * A figure of the offer: 'price', 'rent' (monthly payment), 'maxEntrance' (down payment) in euros, 'taeg' in percent,
	 * 'nrPayments'; null if it is missing or unreadable. A price of zero is none.
	 */
	public function figure( string $field ): ?float {
		$value = Wire_Number::read( $this->wire[ $field ] ?? null );
		return 'price' === $field && $value <= 0 ? null : $value;
	}

	/** Returns the financed amount in euros. Defaults to price minus down payment; null without a price. */
	public function financed(): ?float {
		$price    = $this->figure( 'price' );
		$financed = $this->figure( 'financing' );
		return $financed ?? ( null === $price ? null : max( 0.0, $price - ( $this->figure( 'maxEntrance' ) ?? 0.0 ) ) );
	}

	/** Official values, spans over the model's engines; null if the content site has none. */
	public function wltp(): ?Wltp {
		return Wltp::of( $this->wire['wltp'] ?? null );
	}

	private function text( string $field ): string {
		$value = $this->wire[ $field ] ?? '';
		return is_scalar( $value ) ? trim( (string) $value ) : '';
	}
}

// The name in version 1.0.0, for filter callbacks that declare it.
class_alias( Listed_Model::class, 'Cfg_Configurator\First_Paint\Range_Model' );
