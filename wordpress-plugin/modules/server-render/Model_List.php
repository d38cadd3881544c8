<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Rewrite;

/** Models sorted by price, and the content site's back-office response. */
final class Model_List {
	/** What browsers, servers or routers do not leave as it is in a segment of a path. '~' begins an id. */
	private const UNSAFE = '#^\.|[~%/\\\\?\#\p{C}]#u';

	/**
	 * @param list<Listed_Model> $models      Models by ascending price, those without price last (spec §2, home).
	 * @param array<mixed>        $back_office Unmodified back-office response; empty if there is none.
	 * @param int                 $time        Unix time of the last request; 0 if it was incomplete or never sent.
	 * @param string              $data_url    URL of the file with the prefetched responses; '' if there is none.
	 */
	private function __construct(
		public readonly array $models,
		public readonly array $back_office,
		public readonly int $time,
		public readonly string $data_url,
	) {
	}

	/** Reads the responses of `lstModels`, where anything but a list counts as empty, and `backOffice`. */
	public static function of( mixed $models, mixed $back_office, int $time, string $data_url = '' ): self {
		$known = array_values( array_filter( array_map( array( Listed_Model::class, 'of' ), is_array( $models ) ? array_values( $models ) : array() ) ) );
		$price = static fn ( Listed_Model $model ): float => $model->figure( 'price' ) ?? INF;
		usort( $known, static fn ( Listed_Model $one, Listed_Model $other ): int => $price( $one ) <=> $price( $other ) );
		return new self( $known, is_array( $back_office ) ? $back_office : array(), $time, $data_url );
	}

	/** @return list<array<string, mixed>> The models in the format of the content site. */
	public function wire(): array {
		return array_map( static fn ( Listed_Model $model ): array => $model->wire, $this->models );
	}

	/** The model in the visitor's URL, from the path below the page or the query of a share link; null if all models are shown. */
	public function requested(): ?Listed_Model {
		// phpcs:ignore WordPress.Security -- a public link that only selects what is shown; sanitised below, after the type check.
		$id = $_GET['modelid'] ?? '';
		return $this->model_at( Page_Rewrite::requested_path() ) ?? $this->model( is_string( $id ) ? sanitize_text_field( wp_unslash( $id ) ) : '' );
	}

	/** Returns the model for a path below the page ('Maré/motor'); null if the model or the step is unknown. */
	public function model_at( string $path ): ?Listed_Model {
		$is_step = 1 === preg_match( '#^(.+?)/(?:motor|versao|exterior|interior|resumo|comparador)(?:/|$)#u', $path, $found );
		return $is_step ? $this->find( $found[1] ) : null;
	}

	public function model( string $id ): ?Listed_Model {
		return '' === $id ? null : self::first( $this->models, static fn ( Listed_Model $model ): bool => $model->id() === $id );
	}

	/**
	 * The segment of a model's addresses (spec §2, routing), decoded, as in the widget (src/domain/catalogue/model-address.ts): the name, with '~' and the id
	 * if others have it, or '~' and the id alone if the name cannot be a segment of a path.
	 */
	public function address_of( Listed_Model $model ): string {
		if ( 1 === preg_match( self::UNSAFE, $model->name() ) ) {
			return '~' . $model->id();
		}
		$is_other = static fn ( Listed_Model $other ): bool => $other->id() !== $model->id() && self::is_same( $other->name(), $model->name() );
		return null === self::first( $this->models, $is_other ) ? $model->name() : $model->name() . '~' . $model->id();
	}

	/** The model that a decoded segment stands for; null for none. A name that several have leads to the one that is written like it. */
	private function find( string $address ): ?Listed_Model {
		$named = array_filter( $this->models, static fn ( Listed_Model $model ): bool => self::is_same( $model->name(), $address ) );
		return self::first( $this->models, fn ( Listed_Model $model ): bool => $this->address_of( $model ) === $address )
			?? self::first( $this->models, fn ( Listed_Model $model ): bool => self::is_same( $this->address_of( $model ), $address ) )
			?? self::first( $named, static fn ( Listed_Model $model ): bool => self::normalized( $model->name() ) === self::normalized( $address ) )
			?? self::first( $named, '__return_true' );
	}

	/** Whether two names differ at most in case or Unicode normalization. Without the extension intl, in case. */
	private static function is_same( string $one, string $other ): bool {
		return 1 === preg_match( '#^' . preg_quote( self::normalized( $one ), '#' ) . '\z#iu', self::normalized( $other ) );
	}

	private static function normalized( string $name ): string {
		$normalized = class_exists( \Normalizer::class ) ? \Normalizer::normalize( $name ) : $name;
		return false === $normalized ? $name : $normalized;
	}

	/**
	 * @param array<Listed_Model>          $models
	 * @param callable(Listed_Model): bool $matches
	 */
	private static function first( array $models, callable $matches ): ?Listed_Model {
		foreach ( $models as $model ) {
			if ( $matches( $model ) ) {
				return $model;
			}
		}
		return null;
	}
}

// The name in version 1.0.0, for filter callbacks that declare it.
class_alias( Model_List::class, 'Cfg_Configurator\First_Paint\Range' );
