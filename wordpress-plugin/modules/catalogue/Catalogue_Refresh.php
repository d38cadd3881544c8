<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Catalogue;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Content_Site;
use Cfg_Configurator\Deferred_Tasks;
use Cfg_Configurator\Embed\Protected_Html;
use Cfg_Configurator\Modules\Overload_Protection\Lock;
use Cfg_Configurator\Modules\Public_Files\Public_Folder;
use Cfg_Configurator\Settings\Settings;

/**
 * Refreshes the files by cron, or after the response of a request that finds them too old, so no visitor waits (docs/decisions/0151), and tells the
 * element the address of their manifest. The only class that pages load.
 */
final class Catalogue_Refresh {
	public const HOOK = 'cfg_configurator_refresh_catalogue';

	/** Seconds between two attempts. An open page keeps its manifest for half a minute more. */
	private const INTERVAL = 240;

	/** Seconds until another request may take over from one that was ended. */
	private const LOCKED = 120;

	/** @var bool Whether this request refreshes after its response. */
	private bool $is_planned = false;

	public function __construct( private Deferred_Tasks $tasks ) {
	}

	public function register(): void {
		add_action( self::HOOK, array( $this, 'run_again' ), 10, 0 );
		// Before the models in the page, which name the manifest.
		add_action( 'cfg_configurator_cache_refreshed', array( $this, 'run' ), 5, 0 );
		add_action( 'cfg_configurator_install', array( $this, 'schedule' ), 10, 0 );
		add_action( 'update_option_' . Settings::OPTION, array( $this, 'follow_content_site' ), 20, 2 );
		add_filter( 'cfg_configurator_stored_list', array( $this, 'find' ), 10, 2 );
		add_filter( 'cfg_configurator_prefetched', array( $this, 'add_member' ) );
		// After the responses of server-render.
		add_filter( 'cfg_configurator_element_content', array( $this, 'add_block' ), 20, 2 );
	}

	/** Name of the manifest's file. Another content site has another one, so that its lists are not mistaken for those of this one. */
	public static function manifest( string $content_site ): string {
		return 'catalogue.' . substr( hash( 'sha256', $content_site ), 0, 12 ) . '.json';
	}

	/** Name of the file whose time is that of the last attempt to refresh the files. */
	public static function attempt( string $manifest ): string {
		return str_replace( '.json', '.attempt', $manifest );
	}

	/** Refreshes the files, and does so again after INTERVAL. The next run is planned first, in case this one is ended. */
	public function run_again(): void {
		wp_schedule_single_event( time() + self::INTERVAL, self::HOOK );
		$this->run();
	}

	public function schedule(): void {
		if ( false === wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_single_event( time(), self::HOOK );
		}
	}

	public function run(): void {
		$files = self::files();
		$lock  = new Lock( 'catalogue', self::LOCKED );
		// Read-only uploads cost no query.
		if ( null === $files || ! $files->begin() || ! $lock->acquire() ) {
			return;
		}
		try {
			$files->publish( ( new Generation( $files ) )->calls() );
		} finally {
			$lock->release();
		}
	}

	/**
	 * @param array{body: string, time: int}|null $stored
	 * @return array{body: string, time: int}|null
	 */
	public function find( ?array $stored, string $path ): ?array {
		if ( defined( 'REST_REQUEST' ) && REST_REQUEST ) {
			$this->plan_if_due();
		}
		return self::files()?->find( $path ) ?? $stored;
	}

	/**
	 * @param array<string, mixed> $members
	 * @return array<string, mixed>
	 */
	public function add_member( array $members ): array {
		$name   = self::manifest( Settings::text( 'content_site' ) );
		$folder = self::folder();
		return true === $folder?->has( $name ) ? array( 'catalogue' => $folder->url( $name ) ) + $members : $members;
	}

	/** @param array<string, string> $attributes Of an element, which gets a data block unless it has one. */
	public function add_block( string $html, array $attributes ): string {
		if ( ( $attributes['api-url'] ?? '' ) !== Content_Site::url() ) {
			return $html;
		}
		$this->plan_if_due();
		$members = $this->add_member( array() );
		if ( array() === $members || str_contains( $html, 'type="application/json"' ) ) {
			return $html;
		}
		// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript -- a data block, which is not executed.
		return sprintf( '<script type="application/json"%s>%s</script>', Protected_Html::DATA, (string) wp_json_encode( $members, JSON_HEX_TAG ) ) . $html;
	}

	public function follow_content_site( mixed $before, mixed $after ): void {
		$source = Settings::in( $before, 'content_site' );
		if ( Settings::in( $after, 'content_site' ) !== $source ) {
			Catalogue_Files::of_site( is_string( $source ) ? $source : '' )?->forget();
			wp_schedule_single_event( time(), self::HOOK );
		}
	}

	private function plan_if_due(): void {
		if ( ! $this->is_planned && self::is_due() ) {
			$this->is_planned = true;
			// Another request may have refreshed them when this one has been answered.
			$this->tasks->add(
				function (): void {
					if ( self::is_due() ) {
						$this->run();
					}
				}
			);
		}
	}

	/** Whether the last attempt of this server, or of those that share its uploads, is INTERVAL old. */
	private static function is_due(): bool {
		$path = self::folder()?->path( self::attempt( self::manifest( Settings::text( 'content_site' ) ) ) );
		clearstatcache();
		return null !== $path && ( ! is_file( $path ) || time() - (int) filemtime( $path ) >= self::INTERVAL );
	}

	/** The folder of the files; null without a content site, or where uploads cannot be used. */
	private static function folder(): ?Public_Folder {
		return '' === Settings::text( 'content_site' ) ? null : Public_Folder::of_site();
	}

	private static function files(): ?Catalogue_Files {
		return Catalogue_Files::of_site( Settings::text( 'content_site' ) );
	}
}
