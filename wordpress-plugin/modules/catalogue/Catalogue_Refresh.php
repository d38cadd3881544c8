<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Catalogue;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Content_Site;
use Cfg_Configurator\Deferred_Tasks;
use Cfg_Configurator\Registrable;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\State\Lock;

/**
 * Refreshes the files by cron, or after the response of a request that finds them too old, so no visitor waits for it
 * (docs/decisions/0151).
 */
final class Catalogue_Refresh implements Registrable {
	public const HOOK = 'cfg_configurator_refresh_catalogue';

	/** Seconds between two attempts. An open page keeps its manifest for a minute more. */
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
		add_filter( 'cfg_configurator_element_content', array( $this, 'after_showing' ), 20, 2 );
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
		if ( null === $files || ! $lock->acquire() ) {
			return;
		}
		try {
			if ( $files->begin() ) {
				$files->publish( ( new Generation( $files ) )->calls() );
			}
		} finally {
			$lock->release();
		}
	}

	/**
	 * Callback for the `cfg_configurator_stored_list` filter of the gateway.
	 *
	 * @param array{body: string, time: int}|null $stored
	 * @param string                              $path   Path of the call, with or without a file.
	 * @return array{body: string, time: int}|null
	 */
	public function find( ?array $stored, string $path ): ?array {
		if ( defined( 'REST_REQUEST' ) && REST_REQUEST ) {
			$this->plan_if_due();
		}
		return self::files()?->find( $path ) ?? $stored;
	}

	/**
	 * Callback for the `cfg_configurator_element_content` filter.
	 *
	 * @param array<string, string> $attributes
	 */
	public function after_showing( string $html, array $attributes ): string {
		if ( ( $attributes['api-url'] ?? '' ) === Content_Site::url() ) {
			$this->plan_if_due();
		}
		return $html;
	}

	public function follow_content_site( mixed $before, mixed $after ): void {
		$of = static fn ( mixed $settings ): string => is_array( $settings ) && is_string( $settings['content_site'] ?? null ) ? $settings['content_site'] : '';
		if ( $of( $before ) !== $of( $after ) ) {
			Catalogue_Files::of_site( $of( $before ) )?->forget();
			wp_schedule_single_event( time(), self::HOOK );
		}
	}

	private function plan_if_due(): void {
		$files = $this->is_planned ? null : self::files();
		if ( null !== $files && time() - $files->attempted_at() >= self::INTERVAL ) {
			$this->is_planned = true;
			$this->tasks->add(
				function () use ( $files ): void {
					// Another request may have refreshed them since.
					if ( time() - $files->attempted_at() >= self::INTERVAL ) {
						$this->run();
					}
				}
			);
		}
	}

	private static function files(): ?Catalogue_Files {
		return Catalogue_Files::of_site( Settings::text( 'content_site' ) );
	}
}
