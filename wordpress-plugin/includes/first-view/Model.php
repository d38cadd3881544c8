<?php
declare(strict_types=1);

namespace Cfg_Configurator\First_View;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Element\Page;

/** An entry of `lstModels` (docs/content-api.md), read as the widget does: numbers may be strings, and missing, null and '' are no value. */
final class Model {
	/** '13 990', '1.250,50', '1.250.000': the Portuguese groups of three digits, unless '1.250' can be 1.25 as well (src/core/content-site/wire.ts). */
	private const GROUPED = '/^-?[1-9]\d{0,2}((\s\d{3})+(,\d+)?|(\.\d{3})+(,\d+|\.\d{3}))$/u';

	/** '13990', '0.500', '450,00', but neither '1.250' nor '1,250'. */
	private const PLAIN = '/^-?(?![1-9]\d{0,2}[.,]\d{3}$)\d+([.,]\d+)?$/';

	/** @param array<mixed> $fields */
	private function __construct( private array $fields ) {
	}

	/** Returns null if the entry has no id or name. */
	public static function create( mixed $entry ): ?self {
		$model = new self( is_array( $entry ) ? $entry : array() );
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
		$segments = $this->fields['segments'] ?? array();
		$first    = is_array( $segments ) ? reset( $segments ) : array();
		$name     = is_array( $first ) ? $first['name'] ?? $first['id'] ?? '' : '';
		return is_scalar( $name ) ? trim( (string) $name ) : '';
	}

	/** Returns the absolute URL of the image; '' if there is none. */
	public function picture(): string {
		return Page::absolute_url( $this->text( 'modelImg' ) );
	}

	/** 'price', 'rent' (monthly payment), 'maxEntrance' (down payment), 'taeg' or 'nrPayments'; null if missing or unreadable. A price of zero is none. */
	public function figure( string $field ): ?float {
		$value = $this->fields[ $field ] ?? null;
		$text  = is_string( $value ) ? (string) preg_replace( '/^\s+|\s*€?\s*$/u', '', $value ) : '';
		$plain = 1 === preg_match( self::GROUPED, $text ) ? (string) preg_replace( '/[\s.]/u', '', $text ) : $text;
		$read  = match ( true ) {
			is_int( $value ) || is_float( $value ) => (float) $value,
			1 === preg_match( self::PLAIN, $plain ) => (float) str_replace( ',', '.', $plain ),
			default => null,
		};
		return null === $read || ! is_finite( $read ) || ( 'price' === $field && $read <= 0 ) ? null : $read;
	}

	/** Returns the financed amount in euros. Defaults to price minus down payment; null without a price. */
	public function financed(): ?float {
		$price = $this->figure( 'price' );
		return $this->figure( 'financing' ) ?? ( null === $price ? null : max( 0.0, $price - ( $this->figure( 'maxEntrance' ) ?? 0.0 ) ) );
	}

	/** Official values, spans over the model's engines; null if the content site has none. */
	public function wltp(): ?Wltp {
		return Wltp::create( $this->fields['wltp'] ?? null );
	}

	private function text( string $field ): string {
		$value = $this->fields[ $field ] ?? '';
		return is_scalar( $value ) ? trim( (string) $value ) : '';
	}
}
