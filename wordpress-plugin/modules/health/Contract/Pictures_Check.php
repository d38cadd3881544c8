<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health\Contract;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Health\Check;
use Cfg_Configurator\Health\Finding;
use Cfg_Configurator\Health\Severity;
use Cfg_Configurator\Modules\Health\Requests\Catalogue_Item;
use Cfg_Configurator\Modules\Health\Requests\Content;
use Cfg_Configurator\Settings\Settings;

/**
 * Counts the frames of all colours, and requests some pictures of each model from the content site: its image, two
 * frames of a turn and a panorama.
 */
final class Pictures_Check implements Check {
	/** Frames of a turn that are requested. */
	private const FRAMES = 2;

	/** Time limit in seconds for all pictures together. */
	private const LIMIT = 15.0;

	/** @var array<string, list<string>> Names of models by what is wrong. */
	private array $wrong = array();

	public function __construct( private Content $content ) {
	}

	public function run(): iterable {
		$this->wrong = array();
		$end         = microtime( true ) + self::LIMIT;
		foreach ( $this->content->models() as $model ) {
			$exteriors = $this->content->of_model( 'extColors', $model )->entries();
			$turns     = array_filter( array_map( static fn ( array $entry ): array => self::texts( $entry['externalColorImages360'] ?? null ), $exteriors ) );
			$panoramas = self::texts( array_column( $this->content->of_model( 'panomaricLI', $model )->entries(), 'panoramImg' ) );
			$this->note( 'counts', count( array_unique( array_map( 'count', $turns ) ) ) > 1, $model );
			if ( '' !== Settings::text( 'content_site' ) && microtime( true ) < $end ) {
				$this->check_pictures( $model, array_slice( array_values( $turns )[0] ?? array(), 0, self::FRAMES ), array_slice( $panoramas, 0, 1 ) );
			}
		}
		return Finding::or_fine( $this->findings(), __( 'The pictures of all models can be loaded.', 'cfg-configurator' ) );
	}

	/**
	 * @param list<string> $frames    Addresses.
	 * @param list<string> $panoramas Addresses.
	 */
	private function check_pictures( Catalogue_Item $model, array $frames, array $panoramas ): void {
		$load      = fn ( string $address ): Picture => Picture::request( $this->absolute( $address ) );
		$frames    = array_map( $load, $frames );
		$panoramas = array_map( $load, $panoramas );
		$all       = array( ...array_map( $load, self::texts( array( $model->text( 'modelImg' ) ) ) ), ...$frames, ...$panoramas );
		$found     = array_filter( $all, static fn ( Picture $picture ): bool => $picture->is_found() );
		$this->note( 'missing', count( $found ) < count( $all ), $model );
		$this->note( 'shared', in_array( false, array_column( $found, 'is_shared' ), true ), $model );
		$this->note( 'cached', in_array( false, array_column( $found, 'is_cacheable' ), true ), $model );
		foreach ( $panoramas as $panorama ) {
			$this->note( 'panorama', $panorama->width !== 2 * $panorama->height, $model );
		}
		$sizes = array_map( static fn ( Picture $frame ): string => "$frame->width x $frame->height", $frames );
		$this->note( 'sizes', ! in_array( '0 x 0', $sizes, true ) && count( array_unique( $sizes ) ) > 1, $model );
	}

	private function note( string $what, bool $is_wrong, Catalogue_Item $model ): void {
		if ( $is_wrong ) {
			$this->wrong[ $what ][] = $model->name;
		}
	}

	/** @return list<Finding> */
	private function findings(): array {
		$correct = __( 'Correct the pictures on the content site.', 'cfg-configurator' );
		$header  = __( 'Ask the administrator of the content site to add the header to pictures.', 'cfg-configurator' );
		/* translators: %s: names of models. */
		$missing = __( 'Models with pictures that cannot be loaded: %s.', 'cfg-configurator' );
		/* translators: %s: names of models. */
		$shared = __( 'Models with pictures that other sites cannot use, because the header Access-Control-Allow-Origin is missing: %s.', 'cfg-configurator' );
		/* translators: %s: names of models. */
		$cached = __( 'Models with pictures that browsers do not keep, because the header Cache-Control does not allow it: %s.', 'cfg-configurator' );
		/* translators: %s: names of models. */
		$panorama = __( 'Models with panoramas that are not twice as wide as high: %s.', 'cfg-configurator' );
		/* translators: %s: names of models. */
		$sizes = __( 'Models with frames of different sizes in one turn: %s.', 'cfg-configurator' );
		/* translators: %s: names of models. */
		$counts   = __( 'Models whose colours have different numbers of frames: %s.', 'cfg-configurator' );
		$texts    = array(
			'missing'  => array( Severity::PROBLEM, $missing, $correct ),
			'shared'   => array( Severity::PROBLEM, $shared, $header ),
			'cached'   => array( Severity::WARNING, $cached, $header ),
			'panorama' => array( Severity::WARNING, $panorama, $correct ),
			'sizes'    => array( Severity::WARNING, $sizes, $correct ),
			'counts'   => array( Severity::WARNING, $counts, $correct ),
		);
		$findings = array();
		foreach ( array_intersect_key( $texts, $this->wrong ) as $what => list( $severity, $text, $next ) ) {
			$findings[] = new Finding( $severity, sprintf( $text, Finding::names( $this->wrong[ $what ] ) ), $next );
		}
		return $findings;
	}

	/** Picture addresses may be relative to the content site's root. */
	private function absolute( string $address ): string {
		return \WP_Http::make_absolute_url( $address, trailingslashit( Settings::text( 'content_site' ) ) );
	}

	/** @return list<string> The texts of a list that are not empty. */
	private static function texts( mixed $value ): array {
		return array_values( array_filter( is_array( $value ) ? $value : array(), static fn ( mixed $text ): bool => is_string( $text ) && '' !== $text ) );
	}
}
