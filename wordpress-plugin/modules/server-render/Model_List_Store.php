<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Embed\Protected_Html;
use Cfg_Configurator\Embed\Widget_Page;
use Cfg_Configurator\Modules\Gateway\Endpoint;
use Cfg_Configurator\Modules\Public_Files\Public_Folder;

/**
 * Stores the model list in one option that is not autoloaded: one query, and no request to the content site. Only if nothing is stored yet is it fetched
 * immediately, with a short timeout.
 */
final class Model_List_Store {
	public const OPTION = 'cfg_configurator_range';

	/** File with the prefetched responses. */
	public const FILE = 'line-up.json';

	/** Timeout in seconds of the very first fetch. */
	private const TIMEOUT = 2;

	private ?Model_List $model_list = null;

	public function register(): void {
		add_filter( 'cfg_configurator_known_responses', array( $this, 'add_known' ) );
		add_filter( 'debug_information', array( $this, 'add_information' ), 20 );
	}

	/**
	 * @param array<string, array<mixed>> $responses Only the widget's page and the admin wait for the very first request.
	 * @return array<string, array<mixed>>
	 */
	public function add_known( array $responses ): array {
		if ( ! is_admin() && ! Widget_Page::is_current() && ! is_array( get_option( self::OPTION ) ) ) {
			return $responses;
		}
		$known = $this->read();
		return array(
			'lstModels'  => $known->wire(),
			'backOffice' => $known->back_office,
		) + $responses;
	}

	/**
	 * @param array<string, array{fields?: array<string, array<string, string>>}> $sections Of WordPress's debug information.
	 * @return array<string, mixed>
	 */
	public function add_information( array $sections ): array {
		$stored = get_option( self::OPTION );
		$known  = $this->of_kept( is_array( $stored ) ? $stored : array() );
		$age    = 0 === $known->time ? '—' : (string) intdiv( max( 0, time() - $known->time ), MINUTE_IN_SECONDS );
		if ( isset( $sections['cfg-configurator']['fields'] ) ) {
			$sections['cfg-configurator']['fields'] += array(
				'models'     => array(
					'label' => __( 'Models in the page', 'cfg-configurator' ),
					'value' => (string) count( $known->models ),
				),
				'models_age' => array(
					'label' => __( 'Age of this list in minutes', 'cfg-configurator' ),
					'value' => $age,
				),
			);
		}
		return $sections;
	}

	/** Returns the last known model list; without models if none are known. */
	public function read(): Model_List {
		if ( null === $this->model_list ) {
			$stored           = get_option( self::OPTION );
			$this->model_list = is_array( $stored ) ? $this->of_kept( $stored ) : $this->refresh( self::TIMEOUT );
		}
		return $this->model_list;
	}

	/**
	 * Fetches the model list through this site's REST routes, copies its pictures and stores it. If a call fails, its previous data is kept.
	 *
	 * @param int $timeout Of each HTTP request in seconds, for a visitor who waits; new pictures are left to the next refresh. 0 for the gateway's own.
	 */
	public function refresh( int $timeout = 0 ): Model_List {
		$shorten = static fn ( array $arguments ): array => array( 'timeout' => $timeout ) + $arguments;
		if ( $timeout > 0 ) {
			add_filter( 'http_request_args', $shorten, PHP_INT_MAX );
		}
		$models      = $this->ask( 'lstModels' );
		$back_office = $this->ask( 'backOffice' );
		remove_filter( 'http_request_args', $shorten, PHP_INT_MAX );

		$stored = get_option( self::OPTION );
		$before = is_array( $stored ) ? $stored : array();
		$after  = array(
			'models'      => is_array( $models ) ? $this->copied( Model_List::of( $models, null, 0 ), 0 === $timeout ) : $before['models'] ?? array(),
			'back_office' => $back_office ?? $before['back_office'] ?? array(),
			'copies'      => Picture_Copies::files(),
			'time'        => $timeout > 0 ? 0 : time(),
		);

		$after['data']    = self::write( $this->of_kept( $after ) );
		$this->model_list = $this->of_kept( $after );
		update_option( self::OPTION, $after, false );
		return $this->model_list;
	}

	/** Deletes the stored model list, because it belongs to another content site. */
	public function forget(): void {
		$this->model_list = null;
		delete_option( self::OPTION );
	}

	/** @param array<mixed> $stored If a file is missing, the list has no data file, which refers to the copies, and is incomplete, so that it is refreshed. */
	private function of_kept( array $stored ): Model_List {
		/** @var array<string, string> $files */
		$files    = is_array( $stored['copies'] ?? null ) ? $stored['copies'] : array();
		$urls     = Picture_Copies::urls( $files );
		$version  = is_string( $stored['data'] ?? null ) ? $stored['data'] : '';
		$data_url = count( $urls ) === count( $files ) ? self::url( $version ) : '';
		$is_whole = count( $urls ) === count( $files ) && ( '' === $version || '' !== $data_url );
		$time     = $is_whole && is_int( $stored['time'] ?? null ) ? $stored['time'] : 0;
		$models   = is_array( $stored['models'] ?? null ) ? $stored['models'] : array();
		$copied   = static function ( mixed $wire ) use ( $urls ): mixed {
			$copy = is_array( $wire ) && is_string( $wire['modelImg'] ?? null ) ? $urls[ Page_Address::absolute_url( $wire['modelImg'] ) ] ?? '' : '';
			return '' === $copy ? $wire : array_merge( (array) $wire, array( 'modelImg' => $copy ) );
		};
		return Model_List::of( array_map( $copied, $models ), $stored['back_office'] ?? null, $time, $data_url );
	}

	/** @return list<array<string, mixed>> The models, whose pictures have been copied. */
	private function copied( Model_List $model_list, bool $is_refreshing ): array {
		if ( $is_refreshing ) {
			Picture_Copies::refresh( array_map( static fn ( Listed_Model $model ): string => $model->picture(), $model_list->models ) );
		}
		return $model_list->wire();
	}

	/** @return array<mixed>|null Decoded response; null on failure. */
	private function ask( string $call ): ?array {
		$response = rest_do_request( new \WP_REST_Request( 'GET', Endpoint::named( $call )->rest_path() ) );
		$data     = $response->is_error() || 200 !== $response->get_status() ? null : $response->get_data();
		return is_array( $data ) ? $data : null;
	}

	/**
	 * The data block of the element: the responses that the first screen requests, by path, as src/api/content-site.ts expects them. They are in a file, the
	 * same for every page, which browsers keep and first-paint/start.js loads; where it cannot be written, they are in the page. '' without models, so that
	 * the widget sends the requests itself.
	 */
	public static function responses( Model_List $model_list, First_View_Texts $texts ): string {
		if ( array() === $model_list->models ) {
			return '';
		}
		if ( '' !== $model_list->data_url ) {
			// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript -- a data block, which is not executed.
			return sprintf( '<script type="application/json" data-src="%s"%s>{}</script>', esc_url( $model_list->data_url ), Protected_Html::DATA );
		}
		return Structured_Data::script( 'application/json', self::by_path( $model_list, $texts->given() ) );
	}

	/** Writes the file. Returns its version; '' if there is none. */
	private static function write( Model_List $model_list ): string {
		$folder = Public_Folder::of_site();
		if ( null === $folder || array() === $model_list->models ) {
			return '';
		}
		// Attributes take precedence in the widget, so fields that they override do no harm.
		$json    = Structured_Data::json( self::by_path( $model_list, First_View_Texts::fields_of( $model_list->back_office ) ) );
		$version = hash( 'crc32b', $json );
		return $folder->write( self::FILE, $json ) ? $version : '';
	}

	/** Returns the URL of a version of the file; '' if there is none, or no longer. */
	private static function url( string $version ): string {
		$folder = '' === $version ? null : Public_Folder::of_site();
		return true === $folder?->has( self::FILE ) ? add_query_arg( 'ver', $version, $folder->url( self::FILE ) ) : '';
	}

	/**
	 * @param array<mixed> $back_office Fields of the back-office response.
	 * @return array<mixed>
	 */
	private static function by_path( Model_List $model_list, array $back_office ): array {
		$responses = array(
			Endpoint::named( 'lstModels' )->path()  => $model_list->wire(),
			Endpoint::named( 'backOffice' )->path() => (object) $back_office,
		);
		/**
		 * Filters what is in the element's data block.
		 *
		 * @since 1.1.0
		 *
		 * @param array<string, mixed> $members Responses by path of the call, and other members (README).
		 */
		$filtered = apply_filters( 'cfg_configurator_prefetched', $responses );
		return is_array( $filtered ) ? $filtered : $responses;
	}
}
