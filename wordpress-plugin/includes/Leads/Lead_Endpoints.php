<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Deferred_Tasks;
use Cfg_Configurator\Leads\Posting\Virtual_Pages;

/** Registers the form endpoint and the plugin's success and failure pages. */
final class Lead_Endpoints {
	public function register(): void {
		$endpoint = Lead_Endpoint::requested();
		if ( Lead_Endpoint::LEAD === $endpoint ) {
			// WordPress is loaded, but no query has run and no theme or plugin has redirected yet.
			add_action( 'wp_loaded', array( $this, 'answer' ), 0 );
			// The response is a redirect. A block theme would have WordPress look up the style sheet of every block.
			add_filter( 'should_load_separate_core_block_assets', '__return_false', PHP_INT_MAX );
		} elseif ( '' !== $endpoint ) {
			( new Virtual_Pages( $endpoint ) )->register();
		}
		Posting\Problem_Page::register();
	}

	/** Handles a form submission and exits. Announces the lead and sends mails after the response. */
	public function answer(): void {
		nocache_headers();
		$has_method = isset( $_SERVER['REQUEST_METHOD'] ) && is_string( $_SERVER['REQUEST_METHOD'] );
		$method     = $has_method ? sanitize_text_field( wp_unslash( $_SERVER['REQUEST_METHOD'] ) ) : '';
		if ( 'POST' !== $method ) {
			header( 'Allow: POST' );
			wp_die( esc_html__( 'This URL only accepts form submissions.', 'cfg-configurator' ), '', array( 'response' => 405 ) );
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- see Post_Handler.
		$outcome = Posting\Post_Handler::answer( $_POST, $_SERVER );
		header( 'Referrer-Policy: same-origin' );
		wp_safe_redirect( $outcome->location, 303, 'cfg-configurator' );
		Deferred_Tasks::of_this_server()->finish_empty_response();
		if ( null !== $outcome->kept ) {
			// A lead in the fallback store has no id yet: cron will store and announce it.
			$lead = $outcome->lead;
			if ( null !== $lead ) {
				Posting\Spam_Check::complete( $lead );
			}
			Work\Lead_Worker::follow_up( null === $lead ? array() : array( $lead->id ), true );
			// Restores cron events that were lost.
			Work\Schedule::ensure( true );
		}
		exit;
	}
}
