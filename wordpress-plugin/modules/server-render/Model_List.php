<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Rewrite;

/** Models sorted by price, and the content site's back-office response. */
final class Model_List {
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

	/**
	 * @param mixed $models      Response of `lstModels`; anything but a list counts as empty.
	 * @param mixed $back_office Response of `backOffice`.
	 */
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

	/**
	 * Returns the model in the visitor's URL, from the path below the page or the query of a share link; null if all models
	 * are shown.
	 */
	public function requested(): ?Listed_Model {
		// phpcs:ignore WordPress.Security -- a public link that only selects what is shown; sanitised below, after the type check.
		$id = $_GET['modelid'] ?? '';
		return $this->model_at( Page_Rewrite::requested_path() ) ?? $this->model( is_string( $id ) ? sanitize_text_field( wp_unslash( $id ) ) : '' );
	}

	/** Returns the model for a path below the page ('Maré/motor'); null if the model or the step is unknown. */
	public function model_at( string $path ): ?Listed_Model {
		$is_step = 1 === preg_match( '#^(.+?)/(?:motor|versao|exterior|interior|resumo|comparador)(?:/|$)#u', $path, $found );
		return $is_step ? Model_Address::find( $found[1], $this->models ) : null;
	}

	public function model( string $id ): ?Listed_Model {
		foreach ( $this->models as $model ) {
			if ( '' !== $id && $model->id() === $id ) {
				return $model;
			}
		}
		return null;
	}
}

// The name in version 1.0.0, for filter callbacks that declare it.
class_alias( Model_List::class, 'Cfg_Configurator\First_Paint\Range' );
