<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests;

use PHPUnit\Framework\TestCase;

/**
 * Each test has the site to itself: what it writes to the database is rolled back, and hooks, request
 * and user are as they were. A redirect throws Redirected, `wp_die()` throws Died, mail goes to the
 * mailbox. Statements that change tables end the transaction on MariaDB: whoever tests those cleans up.
 */
abstract class Wordpress_Test_Case extends TestCase {
	use Machine_Needs;

	protected Mailbox $mailbox;

	/**
	 * Hooks and superglobals as they were.
	 *
	 * @var array<string, mixed>
	 */
	private array $before = array();

	private static int $users = 0;

	protected function setUp(): void {
		parent::setUp();
		/** @var array<string, \WP_Hook> $wp_filter */
		global $wp_filter, $wp_actions, $wp_rest_server, $wp_rewrite, $wp;
		$this->before   = array(
			'hooks'   => array_map( static fn( \WP_Hook $hook ): \WP_Hook => clone $hook, $wp_filter ),
			'actions' => $wp_actions,
			'rewrite' => is_object( $wp_rewrite ) ? clone $wp_rewrite : null,
			'request' => is_object( $wp ) ? clone $wp : null,
			'query'   => $GLOBALS['wp_the_query'],
			'post'    => $GLOBALS['post'] ?? null,
			'server'  => $_SERVER,
		);
		$wp_rest_server = null;
		wp_cache_flush();
		Site_State::restore( $this->database() );
		$this->database()->query( 'START TRANSACTION' );
		$this->mailbox = new Mailbox();
		add_filter( 'pre_wp_mail', array( $this->mailbox, 'take' ), 99, 2 );
		remove_filter( 'pre_wp_mail', 'Cfg_Configurator\Development\keep_mail' );
		add_filter( 'wp_redirect', array( $this, 'throw_redirected' ), PHP_INT_MAX, 2 );
		foreach ( array( '', '_ajax', '_json', '_jsonp', '_xml', '_xmlrpc' ) as $kind ) {
			add_filter( "wp_die{$kind}_handler", array( $this, 'die_handler' ), PHP_INT_MAX );
		}
		// The cheapest hash there is: tests make users by the dozen.
		add_filter( 'wp_hash_password_options', static fn(): array => array( 'cost' => 4 ) );
	}

	protected function tearDown(): void {
		global $wp_filter, $wp_actions, $wp_current_filter, $wp_rest_server, $wp_rewrite, $wp;
		// A time limit set by a test would end the whole run: PHP in WebAssembly counts elapsed time.
		set_time_limit( 0 ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions.Discouraged -- for tests.
		$this->database()->query( 'ROLLBACK' );
		$this->database()->suppress_errors( false );
		$wp_filter         = $this->before['hooks'];
		$wp_actions        = $this->before['actions'];
		$wp_rewrite        = $this->before['rewrite'];
		$wp                = $this->before['request'];
		$wp_current_filter = array();
		$wp_rest_server    = null;
		$_SERVER           = (array) $this->before['server'];
		$_GET              = array();
		$_POST             = array();
		$_REQUEST          = array();
		$_COOKIE           = array();
		wp_set_current_user( 0 );
		// A screen of the administration makes every request one.
		unset( $GLOBALS['current_screen'] );
		wp_cache_flush();
		$GLOBALS['wp_the_query'] = $this->before['query'];
		$GLOBALS['wp_query']     = $this->before['query'];
		$GLOBALS['post']         = $this->before['post'];
		parent::tearDown();
	}

	/**
	 * Answers the filter `wp_redirect`.
	 *
	 * @throws Redirected Always.
	 */
	public function throw_redirected( string $location, int $status ): never {
		throw new Redirected( $location, $status );
	}

	/**
	 * Answers the filters that name the function behind `wp_die()`.
	 */
	public function die_handler(): callable {
		return array( $this, 'throw_died' );
	}

	/**
	 * Stands in for the function behind `wp_die()`.
	 *
	 * @param mixed                      $message Text, or a WP_Error.
	 * @param mixed                      $title   Unused.
	 * @param string|array<string,mixed> $args    May hold the status as `response`.
	 * @throws Died Always.
	 */
	public function throw_died( mixed $message, mixed $title = '', string|array $args = array() ): never {
		$text   = $message instanceof \WP_Error ? $message->get_error_message() : $message;
		$parsed = wp_parse_args( $args, array( 'response' => is_int( $title ) ? $title : 500 ) );
		$status = $parsed['response'];
		throw new Died( is_scalar( $text ) ? (string) $text : '', is_numeric( $status ) ? (int) $status : 500 );
	}

	/**
	 * Where the work leads the visitor on to; fails where it does not.
	 *
	 * @param callable(): mixed $work What is expected to redirect.
	 */
	protected function redirect_of( callable $work ): Redirected {
		try {
			$work();
		} catch ( Redirected $redirected ) {
			return $redirected;
		}
		self::fail( 'There was no redirect.' );
	}

	/**
	 * How the work ends the request; fails where it does not.
	 *
	 * @param callable(): mixed $work What is expected to call `wp_die()`.
	 */
	protected function death_of( callable $work ): Died {
		try {
			$work();
		} catch ( Died $died ) {
			return $died;
		}
		self::fail( 'The request was not ended.' );
	}

	/**
	 * Goes on as a new user.
	 *
	 * @param string $role 'administrator', 'editor', …, or '' for a user who may do nothing.
	 * @return int The user's id.
	 */
	protected function act_as( string $role ): int {
		++self::$users;
		$name = 'user' . self::$users;
		$id   = wp_insert_user(
			array(
				'user_login' => $name,
				'user_email' => $name . '@lume.example',
				'user_pass'  => 'password',
				'role'       => $role,
			)
		);
		self::assertIsInt( $id );
		wp_set_current_user( $id );
		return $id;
	}

	/**
	 * Returns what a callback prints.
	 *
	 * @param callable(): mixed $work What prints.
	 */
	protected function output_of( callable $work ): string {
		ob_start();
		try {
			$work();
		} finally {
			$output = (string) ob_get_clean();
		}
		return $output;
	}

	/**
	 * Answers requests that WordPress sends out; null lets one pass.
	 *
	 * @param callable(string, array<mixed>): (array<string, mixed>|\WP_Error|null) $answer By address and arguments.
	 */
	protected function answer_http( callable $answer ): void {
		add_filter(
			'pre_http_request',
			static fn( mixed $given, array $arguments, string $url ): mixed => $answer( $url, $arguments ) ?? $given,
			10,
			3
		);
	}

	/**
	 * How many queries the work costs, with an empty object cache before it.
	 *
	 * @param callable(): mixed $work What is measured.
	 */
	protected function queries_of( callable $work ): int {
		wp_cache_flush();
		wp_load_alloptions();
		$before = $this->database()->num_queries;
		$work();
		return $this->database()->num_queries - $before;
	}

	/**
	 * Publishes a page.
	 *
	 * @return int Its id.
	 */
	protected function publish_page( string $title, int $above = 0 ): int {
		$id = wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_title'  => $title,
				'post_status' => 'publish',
				'post_parent' => $above,
			)
		);
		self::assertGreaterThan( 0, $id );
		return $id;
	}

	protected function database(): \wpdb {
		/** @var \wpdb $wpdb */
		global $wpdb;
		return $wpdb;
	}
}
