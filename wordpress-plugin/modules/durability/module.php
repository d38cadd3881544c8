<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Durability;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Posting\Waiting_Leads;
use Cfg_Configurator\Leads\Work\Retention;
use Cfg_Configurator\Module;

return new class() extends Module {
	public const REQUIRES = array( 'overload-protection' );

	public const DATA = array( Fallback_Store::PREFIX );

	public function register(): void {
		Waiting_Leads::use( static fn (): Stored_Leads => new Stored_Leads() );
		add_action( 'cfg_configurator_fault', array( Alert::class, 'raise' ), 10, 3 );
		add_action( 'cfg_configurator_leads_due', array( Alert::class, 'mail_waiting' ), 10, 0 );
		remove_action( 'cfg_configurator_leads_retention', array( Retention::class, 'run_daily' ) );
		add_action( 'cfg_configurator_leads_retention', array( Retention_Guard::class, 'run_daily' ), 10, 0 );
		add_action( 'admin_notices', array( Notices::class, 'render' ) );
		add_action( 'admin_post_' . Notices::DISMISS, array( Notices::class, 'dismiss' ) );
		add_filter( 'debug_information', array( Fallback_Check::class, 'add_numbers' ), 11 );
		add_action( 'wp_uninitialize_site', array( $this, 'forget_site' ), 5 );
	}

	public function checks(): array {
		$check = array(
			'slug'           => 'fallback',
			'sends_requests' => false,
			'run'            => Fallback_Check::run( ... ),
		);
		return array( __( 'Fallback store', 'cfg-configurator' ) => $check );
	}

	/** Deletes leads in a site's private folder, which WordPress does not delete. */
	public function forget_site( \WP_Site $site ): void {
		switch_to_blog( (int) $site->blog_id );
		Fallback_Store::clear();
		restore_current_blog();
	}

	public function erase(): void {
		Fallback_Store::clear();
	}
};
