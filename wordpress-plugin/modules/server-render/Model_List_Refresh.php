<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Deferred_Tasks;
use Cfg_Configurator\Modules\Overload_Protection\Lock;
use Cfg_Configurator\Settings\Settings;

/** Fetches the model list every 15 minutes by cron, or after the response of a page that showed an old one, so no visitor waits for it. */
final class Model_List_Refresh {
	public const HOOK = 'cfg_configurator_refresh_range';

	/** Seconds between two refreshes. */
	private const INTERVAL = 900;

	/** Age in seconds from which a page view triggers a refresh after its response. */
	private const OLD = 1200;

	/** Duration in seconds in which only one request may refresh. */
	private const LOCKED = 60;

	private const LOCK = 'range';

	/** @var bool Whether this request refreshes after its response. */
	private bool $is_due = false;

	public function __construct( private Model_List_Store $store, private Deferred_Tasks $tasks ) {
	}

	public function register(): void {
		add_action( self::HOOK, array( $this, 'run' ), 10, 0 );
		add_action( 'cfg_configurator_cache_refreshed', array( $this->store, 'refresh' ), 10, 0 );
		add_action( 'cfg_configurator_install', array( $this, 'schedule' ) );
		add_action( 'update_option_' . Settings::OPTION, array( $this, 'follow_content_site' ), 20, 2 );
	}

	/** Refreshes the list, and does so again after INTERVAL. The next run is planned first, in case this one is ended. */
	public function run(): void {
		wp_schedule_single_event( time() + self::INTERVAL, self::HOOK );
		$this->store->refresh();
	}

	public function schedule(): void {
		if ( false !== wp_get_schedule( self::HOOK ) ) {
			// Version 1.0.0 had an interval of its own.
			wp_unschedule_hook( self::HOOK );
		}
		if ( false === wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_single_event( time(), self::HOOK );
		}
	}

	public function follow_content_site( mixed $before, mixed $after ): void {
		$of = static fn ( mixed $option ): array => array( Settings::in( $option, 'content_site' ), Settings::in( $option, 'sample_range' ) );
		if ( $of( $before ) !== $of( $after ) ) {
			$this->store->forget();
			wp_schedule_single_event( time(), self::HOOK );
		}
	}

	/** Schedules a refresh after this response if the model list is old and no other request is refreshing it. */
	public function after_showing( Model_List $model_list ): void {
		if ( time() - $model_list->time > self::OLD && ! $this->is_due ) {
			$this->is_due = true;
			$this->tasks->add( fn () => $this->refresh_unless_locked() );
		}
	}

	private function refresh_unless_locked(): void {
		// The lock is left to expire: requests that showed the old model list may still be about to take it.
		if ( ( new Lock( self::LOCK, self::LOCKED ) )->acquire() ) {
			$this->store->refresh();
		}
	}
}
