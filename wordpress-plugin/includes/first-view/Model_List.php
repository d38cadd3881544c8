<?php
declare(strict_types=1);

namespace Cfg_Configurator\First_View;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Element\Page;

/** The models by ascending price, those without price last (spec §2, home), and which one an address is about. */
final class Model_List {
	/** What browsers, servers or routers do not leave as it is in a segment of a path. '~' begins an id. */
	private const UNSAFE = '#^\.|[~%/\\\\?\#\p{C}]#u';

	/** @var array<string, self> By path of the files that they were read from. */
	private static array $of_files = array();

	/** @param list<Model> $models */
	private function __construct( public readonly array $models ) {
	}

	/** Those of the catalogue's file; without models if there is none. */
	public static function of_site(): self {
		$file                             = Catalogue::calls()[ Catalogue::CALL . 'lstModels/' ]['file'] ?? '';
		return self::$of_files[ $file ] ??= self::create( Catalogue::models() );
	}

	/** @param array<mixed> $entries Of `lstModels`. */
	public static function create( array $entries ): self {
		$models = array_values( array_filter( array_map( array( Model::class, 'create' ), array_values( $entries ) ) ) );
		$price  = static fn ( Model $model ): float => $model->figure( 'price' ) ?? INF;
		usort( $models, static fn ( Model $one, Model $other ): int => $price( $one ) <=> $price( $other ) );
		return new self( $models );
	}

	/** The model in the visitor's URL, from the path below the page or the query of a share link; null if all models are shown. */
	public function requested(): ?Model {
		// phpcs:ignore WordPress.Security -- a public link that only selects what is shown; sanitized when read.
		$query = wp_unslash( $_GET );
		return $this->model_at( Page::requested_path() ) ?? ( array() === $query ? null : $this->model( Share_Link::id( $query, 'modelid' ) ) );
	}

	/**
	 * Returns the model for a path below the page ('Maré/motor'); null if the model or the step is unknown. Names that several have, and those
	 * that cannot be a segment of a path, are followed by '~' and the id (spec §2, routing).
	 */
	public function model_at( string $path ): ?Model {
		if ( 1 !== preg_match( '#^(.+?)/(?:' . Page::SCREENS . ')(?:/|$)#u', $path, $found ) ) {
			return null;
		}
		$name  = self::normalized( $found[1] );
		$known = array();
		foreach ( $this->models as $model ) {
			$own     = self::normalized( $model->name() );
			$id      = '~' . preg_quote( $model->id(), '#' );
			$pattern = preg_quote( $own, '#' ) . ( 1 === preg_match( self::UNSAFE, $own ) ? "|$id" : "(?:$id)?" );
			if ( 1 === preg_match( "#^(?:$pattern)\\z#iu", $name ) ) {
				// An id comes first, then a name that is written like it.
				$known[ str_ends_with( $name, "~{$model->id()}" ) ? 0 : ( str_starts_with( $name, $own ) ? 1 : 2 ) ] ??= $model;
			}
		}
		return $known[0] ?? $known[1] ?? $known[2] ?? null;
	}

	/** The model with an id, as a share link has it. */
	public function model( string $id ): ?Model {
		return Share_Link::find( $this->models, static fn ( Model $model ): string => $model->id(), $id );
	}

	private static function normalized( string $name ): string {
		$normalized = class_exists( \Normalizer::class ) ? \Normalizer::normalize( $name ) : $name;
		return false === $normalized ? $name : $normalized;
	}
}
