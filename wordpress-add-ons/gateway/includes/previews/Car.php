<?php
declare(strict_types=1);

namespace Cfg_Configurator_Gateway\Previews;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Element\Page;
use Cfg_Configurator\First_View\Catalogue;
use Cfg_Configurator\First_View\Model;
use Cfg_Configurator\First_View\Share_Link;
use Cfg_Configurator\First_View\Texts;
use Cfg_Configurator\First_View\Wltp;
use Cfg_Configurator\Leads\Email;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator_Gateway\Builds\Build;

/**
 * A car as far as ids describe it and the catalogue's files offer it today, from which names, price and picture come. As when the
 * widget opens a share link, an unknown engine or version ends the car there, and an unknown colour is left out.
 */
final class Car {
	/** @var array<string, array<mixed>> What is chosen, by kind: entries of the content calls. */
	private array $items = array();

	/** @param array<string, string> $ids As requested, by kind; missing and '' are not chosen. */
	public function __construct( private Model $model, array $ids ) {
		$engine = $this->choose( 'engine', 'lstEngines', $ids, array( 'engineID', 'id' ) );
		if ( '' === $engine ) {
			return;
		}
		$version = $this->choose( 'version', 'lstVersions', $ids, array( 'id' ), 'idEngine', $engine );
		if ( '' !== $version ) {
			$this->choose( 'exterior', 'extColors', $ids, array( 'colorid', 'id' ), 'version', $version );
			$this->choose( 'interior', 'panomaricLI', $ids, array( 'idColor' ), 'version', $version );
		}
	}

	/** @param array<string, string> $ids By kind, perhaps damaged. Null if the model is not offered. */
	public static function find( array $ids ): ?self {
		$models = array_filter( array_map( array( Model::class, 'create' ), Catalogue::models() ) );
		$model  = Share_Link::find( $models, static fn ( Model $model ): string => $model->id(), $ids['model'] ?? '' );
		return null === $model ? null : new self( $model, $ids );
	}

	/** @return array<string, string> Ids by kind of the share link that the visitor has opened; '' where there is none. */
	public static function ids_of_query(): array {
		// phpcs:ignore WordPress.Security -- a public link that only selects what is shown; sanitized when read.
		$query = wp_unslash( $_GET );
		return array_map( static fn ( string $name ): string => Share_Link::id( $query, $name ), Build::PARAMETERS );
	}

	/**
	 * Callback for the filter `cfg_configurator_mail`: puts the car into the mail with which buyers send themselves their
	 * configuration. The posted ids only select a car of the catalogue, because anybody could post a text.
	 */
	public static function add_to_mail( Email $email, string $recipient, Lead $lead ): Email {
		$snapshot = 'buyer' === $recipient && 'configuration-email' === $lead->form_type ? $lead->snapshot() : null;
		if ( null !== $snapshot ) {
			$kinds = array_keys( Build::PARAMETERS );
			$car   = self::find( array_combine( $kinds, array_map( static fn ( string $kind ): string => $snapshot->text( $kind, 'id' ), $kinds ) ) );

			$email->picture = null === $car ? '' : Pictures::made_url( $car );
		}
		return $email;
	}

	/** Whether more than the model is chosen. */
	public function is_configured(): bool {
		return array() !== $this->items;
	}

	/** Returns the name without the maker's: 'Maré 1.2 Turbo Essencial, Vermelho Brasa'. */
	public function name(): string {
		$car   = array( $this->model->name(), $this->text( 'engine', 'engine', 'designation' ), $this->text( 'version', 'designation' ) );
		$parts = array( implode( ' ', array_filter( $car ) ), $this->text( 'exterior', 'designation' ) );
		return implode( ', ', array_filter( $parts ) );
	}

	/** Returns the price in euros with what is chosen; null if a part of it is unknown. */
	public function price(): ?float {
		$price = self::number( ( $this->items['version'] ?? $this->items['engine'] ?? array() )['price'] ?? null );
		foreach ( array_intersect_key( $this->items, array_flip( array( 'exterior', 'interior' ) ) ) as $option ) {
			$given = $option['price'] ?? '';
			$value = self::number( $given );
			if ( null === $value && '' !== ( is_string( $given ) ? trim( $given ) : $given ) ) {
				return null;
			}
			$price = null === $price ? null : $price + (float) $value;
		}
		return $price > 0 ? $price : null;
	}

	/** Official consumption and emissions, which have to stand beside a price: of the version where it has them, else of the engine. */
	public function official_values(): string {
		$values = self::values_of( $this->items['version'] ?? array() ) + self::values_of( $this->items['engine'] ?? array() );
		$spans  = array_map( static fn ( float $value ): array => array( $value, $value ), $values );
		$texts  = Texts::of_site();
		$rows   = Wltp::create( $spans )?->rows( $texts->word( ... ) ) ?? array();
		$line   = static fn ( string $label, string $value ): string => $texts->word( $label ) . ": $value";
		return implode( ', ', array_map( $line, array_keys( $rows ), $rows ) );
	}

	/** @return array<string, string> Arguments of its share link, in the order of the widget, so that equal cars have equal links. */
	public function query(): array {
		$query = array( Build::PARAMETERS['model'] => $this->model->id() );
		foreach ( array_keys( $this->items ) as $kind ) {
			$query[ Build::PARAMETERS[ $kind ] ] = $this->text( $kind, 'engineID', 'colorid', 'idColor', 'id' );
		}
		return $query;
	}

	/** Returns the absolute URL of its picture from the front, in its colour if one is chosen; '' if there is none. */
	public function picture(): string {
		$colour = $this->items['exterior'] ?? null;
		if ( null !== $colour ) {
			$id    = $this->text( 'exterior', 'colorid', 'id' );
			$shows = static fn ( mixed $item ): bool => ! is_array( $item ) || in_array( self::first( $item, 'idColor' ), array( '', $id ), true );
			return self::front( $colour, array_filter( (array) ( $colour['gallery'] ?? array() ), $shows ) );
		}
		$is_ours = fn ( mixed $entry ): bool => is_array( $entry ) && self::first( $entry, 'modelId' ) === $this->model->id();
		$entry   = array_values( array_filter( Catalogue::list( 'carPods/' ) ?? array(), $is_ours ) )[0] ?? null;
		$found   = is_array( $entry ) ? self::front( $entry, (array) ( $entry['gallery'] ?? array() ) ) : '';
		return '' === $found ? $this->model->picture() : $found;
	}

	/**
	 * @param array<mixed> $entry Of which the first frame of a turn comes before the gallery.
	 * @param array<mixed> $gallery URLs, or objects with `image`.
	 */
	private static function front( array $entry, array $gallery ): string {
		$frames   = (array) ( $entry['externalColorImages360'] ?? array() );
		$pictures = array_map( static fn ( mixed $item ): mixed => is_array( $item ) ? $item['image'] ?? null : $item, array_values( $gallery ) );
		$texts    = array_filter( array( reset( $frames ), $entry['largeImg'] ?? null, $pictures[0] ?? null ), 'is_string' );
		return array_values( array_filter( array_map( array( Page::class, 'absolute_url' ), array_map( 'trim', $texts ) ) ) )[0] ?? '';
	}

	/**
	 * Adds the entry of a list with the requested id, and with a value in another field.
	 *
	 * @param array<string, string> $ids
	 * @param list<string>          $fields Fields of which the first one present is the id.
	 * @return string Its id; '' if there is none.
	 */
	private function choose( string $kind, string $call, array $ids, array $fields, string $owner = '', string $value = '' ): string {
		$is_offered = static fn ( mixed $entry ): bool => is_array( $entry ) && ( '' === $owner || self::first( $entry, $owner ) === $value );
		/** @var array<array<mixed>> $offered */
		$offered = array_filter( Catalogue::list( "$call/" . $this->model->id() ) ?? array(), $is_offered );
		$found   = Share_Link::find( $offered, static fn ( array $entry ): string => self::first( $entry, ...$fields ), $ids[ $kind ] ?? '' );
		if ( null !== $found ) {
			$this->items[ $kind ] = $found;
		}
		return $this->text( $kind, ...$fields );
	}

	private function text( string $kind, string ...$fields ): string {
		return self::first( $this->items[ $kind ] ?? array(), ...$fields );
	}

	/** @param array<mixed> $entry The first of its fields that has a value, as text; '' if none has. */
	private static function first( array $entry, string ...$fields ): string {
		foreach ( $fields as $field ) {
			$value = $entry[ $field ] ?? '';
			$text  = is_string( $value ) || is_int( $value ) || is_float( $value ) ? trim( (string) $value ) : '';
			if ( '' !== $text ) {
				return $text;
			}
		}
		return '';
	}

	/**
	 * An electric car may have its consumption in `fuelCC`, as in the widget (src/core/catalogue/wltp.ts).
	 *
	 * @param array<mixed> $entry An engine or a version.
	 * @return array<string, float> Known values by field.
	 */
	private static function values_of( array $entry ): array {
		$is_electric = 1 === preg_match( '/^(true|1|s)$/i', true === ( $entry['electricMotor'] ?? null ) ? '1' : self::first( $entry, 'electricMotor' ) );
		// A rate has no thousands: '6.950' is 6.95.
		$rate   = static fn ( mixed $value ): ?float => self::number( is_string( $value ) ? preg_replace( '/[.,]\d{3}$/', '${0}0', trim( $value ) ) : $value );
		$fuel   = $rate( $entry['fuelCC'] ?? null );
		$values = array(
			'fuelCC'            => $is_electric ? null : $fuel,
			'energyConsumption' => $rate( $entry['energyConsumption'] ?? null ) ?? ( $is_electric ? $fuel : null ),
			'autonomy'          => self::number( $entry['autonomy'] ?? null ),
			'co2'               => self::number( $entry['co2'] ?? null ),
		);
		return array_filter( $values, static fn ( ?float $value ): bool => null !== $value );
	}

	/** A number of a content call, read as the plugin reads those of a model; null if it is missing or unreadable. */
	private static function number( mixed $value ): ?float {
		$entry = array(
			'id'    => 'x',
			'model' => 'x',
			'value' => $value,
		);
		return Model::create( $entry )?->figure( 'value' );
	}
}
