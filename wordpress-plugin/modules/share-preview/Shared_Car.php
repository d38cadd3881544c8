<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Share_Preview;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Leads\Configuration\Choices;
use Cfg_Configurator\Modules\Gateway\Endpoint;
use Cfg_Configurator\Modules\Gateway\Wire_Number;
use Cfg_Configurator\Modules\Server_Render\Listed_Model;

/**
 * A car as far as ids describe it and the catalogue offers it today, from which names, price and picture come. As when the widget opens a share link, an
 * unknown engine or version ends the car there, and an unknown colour is left out.
 */
final class Shared_Car {
	/** Timeout in seconds of a list that is not stored. */
	private const TIMEOUT = 2.0;

	/** @var array<string, array<mixed>> What is chosen, by kind: entries of the content calls. */
	private array $items = array();

	/** @param array<string, string> $ids As requested, by kind. */
	private function __construct( private Listed_Model $model, array $ids ) {
		$engine = $this->choose( 'engine', 'lstEngines', $ids, array( 'engineID', 'id' ) );
		if ( '' === $engine ) {
			return;
		}
		$version = $this->choose( 'version', 'lstVersions', $ids, array( 'id' ), array( 'idEngine' => $engine ) );
		if ( '' !== $version ) {
			$this->choose( 'exterior', 'extColors', $ids, array( 'colorid', 'id' ), array( 'version' => $version ) );
			$this->choose( 'interior', 'panomaricLI', $ids, array( 'idColor' ), array( 'version' => $version ) );
		}
	}

	/** @param array<string, string> $ids Ids by kind, as in Choices::PARAMETERS; missing and '' are not chosen. */
	public static function of( Listed_Model $model, array $ids ): self {
		return new self( $model, $ids );
	}

	/** Whether more than the model is chosen. */
	public function is_configured(): bool {
		return array() !== $this->items;
	}

	/** Returns the name without the maker's: 'Maré 1.2 Turbo Essencial em Vermelho Brasa'. */
	public function name(): string {
		$car    = array( $this->model->name(), $this->text( 'engine', 'engine', 'designation' ), $this->text( 'version', 'designation' ) );
		$name   = implode( ' ', array_filter( $car, static fn ( string $part ): bool => '' !== $part ) );
		$colour = $this->text( 'exterior', 'designation' );
		/* translators: 1: car, 2: its exterior colour */
		return '' === $colour ? $name : sprintf( _x( '%1$s in %2$s', 'visitor', 'cfg-configurator' ), $name, $colour );
	}

	/** Returns the price in euros with what is chosen; null if a part of it is unknown. */
	public function price(): ?float {
		$car   = $this->items['version'] ?? $this->items['engine'] ?? $this->model->wire;
		$price = Wire_Number::read( $car['price'] ?? null );
		if ( null === $price || $price <= 0 ) {
			return null;
		}
		foreach ( array_intersect_key( $this->items, array_flip( Choices::OPTIONS ) ) as $option ) {
			if ( Wire_Number::is_unreadable( $option['price'] ?? null ) ) {
				return null;
			}
			$price += Wire_Number::read( $option['price'] ?? null ) ?? 0.0;
		}
		return $price;
	}

	/** @return array<string, array{float, float}|null> As Wltp takes them: of the version where it has them, else of the engine, else of the model's engines. */
	public function official_values(): array {
		$own = Official_Values::of_entry( $this->items['version'] ?? array() ) + Official_Values::of_entry( $this->items['engine'] ?? array() );
		return $this->is_configured() ? $own : ( $this->model->wltp()?->to_array() ?? array() );
	}

	/** @return array<string, string> Arguments of its share link. */
	public function query(): array {
		$query = array( Choices::PARAMETERS['model'] => $this->model->id() );
		foreach ( $this->items as $kind => $entry ) {
			$query[ Choices::PARAMETERS[ $kind ] ] = $this->text( $kind, 'engineID', 'colorid', 'idColor', 'id' );
		}
		return $query;
	}

	/** Returns the absolute URL of its picture from the front, in its colour if one is chosen; '' if there is none. */
	public function picture(): string {
		$colour = $this->items['exterior'] ?? null;
		if ( null !== $colour ) {
			return self::front( $colour, array_filter( (array) ( $colour['gallery'] ?? array() ), $this->shows_colour( ... ) ) );
		}
		foreach ( $this->list( 'carPods' ) as $entry ) {
			if ( self::first( $entry, 'modelId' ) === $this->model->id() ) {
				$found = self::front( $entry, (array) ( $entry['gallery'] ?? array() ) );
			}
		}
		return '' === ( $found ?? '' ) ? $this->model->picture() : $found;
	}

	/** Whether a picture of the chosen colour's gallery shows it. One without a colour does. */
	private function shows_colour( mixed $item ): bool {
		$colour = is_array( $item ) ? self::first( $item, 'idColor' ) : '';
		return '' === $colour || $colour === $this->text( 'exterior', 'colorid', 'id' );
	}

	/**
	 * @param array<mixed> $entry Of which the first frame of a turn comes before the gallery.
	 * @param array<mixed> $gallery URLs, or objects with `image`.
	 */
	private static function front( array $entry, array $gallery ): string {
		$frames   = (array) ( $entry['externalColorImages360'] ?? array() );
		$pictures = array_map( static fn ( mixed $item ): mixed => is_array( $item ) ? $item['image'] ?? null : $item, array_values( $gallery ) );
		$texts    = array_filter( array( reset( $frames ), $entry['largeImg'] ?? null, $pictures[0] ?? null ), 'is_string' );
		return array_values( array_filter( array_map( Page_Address::absolute_url( ... ), array_map( 'trim', $texts ) ) ) )[0] ?? '';
	}

	/**
	 * Adds the entry of a list with the requested id, and with these values. Returns its id; '' if there is none.
	 *
	 * @param array<string, string> $ids
	 * @param list<string>          $fields Fields of which the first one present is the id.
	 * @param array<string, string> $values Of other fields.
	 */
	private function choose( string $kind, string $call, array $ids, array $fields, array $values = array() ): string {
		$id = $ids[ $kind ] ?? '';
		foreach ( '' === $id ? array() : $this->list( $call ) as $entry ) {
			$given = array_map( static fn ( string $field ): string => self::first( $entry, $field ), array_keys( $values ) );
			if ( self::first( $entry, ...$fields ) === $id && array_values( $values ) === $given ) {
				$this->items[ $kind ] = $entry;
				return $id;
			}
		}
		return '';
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

	/** @return list<array<mixed>> What is stored, else the gateway's response, for which a crawler waits no longer than a visitor would. */
	private function list( string $call ): array {
		$endpoint = Endpoint::named( $call );
		if ( array() !== $endpoint->arguments && ! $endpoint->accepts( 'modelId', $this->model->id() ) ) {
			return array();
		}
		$values = array( 'modelId' => $this->model->id() );
		// The gateway documents this filter.
		$stored = apply_filters( 'cfg_configurator_stored_list', null, $endpoint->path( $values ) );
		$body   = is_array( $stored ) && is_string( $stored['body'] ?? null ) ? $stored['body'] : null;
		$data   = null === $body ? self::requested( $endpoint->rest_path( $values ) ) : json_decode( $body, true );
		return array_values( array_filter( is_array( $data ) ? $data : array(), 'is_array' ) );
	}

	private static function requested( string $path ): mixed {
		$shorten  = static fn ( array $seconds ): array => array( 'wait' => self::TIMEOUT ) + $seconds;
		add_filter( 'cfg_configurator_gateway_seconds', $shorten, PHP_INT_MAX );
		$response = rest_do_request( new \WP_REST_Request( 'GET', $path ) );
		remove_filter( 'cfg_configurator_gateway_seconds', $shorten, PHP_INT_MAX );
		return $response->is_error() ? null : $response->get_data();
	}
}
