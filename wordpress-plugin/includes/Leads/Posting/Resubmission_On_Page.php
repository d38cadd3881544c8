<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

/** Adds the resubmission form below the content of the failure page. */
final class Resubmission_On_Page {
	private ?Resubmission_Form $form = null;

	/** Does nothing unless the URL and the cookie refer to the same draft. */
	public function register(): void {
		$this->form = new Resubmission_Form();
		if ( null === $this->form->draft ) {
			return;
		}
		add_action( 'wp_enqueue_scripts', Resubmission_Form::enqueue_style( ... ) );
		add_filter( 'the_content', array( $this, 'add' ), 20 );
		add_filter( 'wp_robots', 'wp_robots_no_robots' );
		add_action( 'send_headers', array( $this, 'send_headers' ) );
	}

	public function send_headers(): void {
		nocache_headers();
		header( 'Referrer-Policy: no-referrer' );
	}

	/** @param mixed $content Content of the post. */
	public function add( mixed $content ): mixed {
		if ( null === $this->form || ! is_string( $content ) || ! is_singular() || ! in_the_loop() || ! is_main_query() ) {
			return $content;
		}
		remove_filter( 'the_content', array( $this, 'add' ), 20 );
		return $content . $this->form->html();
	}
}
