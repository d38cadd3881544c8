<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests;

use Cfg_Configurator\Element\Attributes;
use Cfg_Configurator\Element\Language;
use Cfg_Configurator\First_View\Catalogue;
use Cfg_Configurator\First_View\Public_Folder;
use Cfg_Configurator\Leads\Lead_Table;
use Cfg_Configurator\Settings\Settings;
use PHPUnit\Framework\TestCase;

/**
 * Isolates each test: changes in the database are rolled back; hooks, request and user are restored. A redirect throws
 * Redirect_Exception, `wp_die()` throws Wp_Die_Exception, and mails go to the mailbox. Statements that change tables commit the
 * transaction on MariaDB, so tests that use them clean up themselves.
 */
abstract class Wordpress_Test_Case extends TestCase {
	use Environment_Requirements;

	protected Mailbox $mailbox;

	/**
	 * Hooks and superglobals before the test.
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
		Lead_Table::ensure();
		Lead_Table::run( 'DELETE FROM %i', Lead_Table::name() );
		$this->database()->query( 'START TRANSACTION' );
		$this->mailbox = new Mailbox();
		add_filter( 'pre_wp_mail', array( $this->mailbox, 'take' ), 99, 2 );
		remove_filter( 'pre_wp_mail', 'Cfg_Configurator\Development\keep_mail' );
		add_filter( 'wp_redirect', array( $this, 'throw_redirected' ), PHP_INT_MAX, 2 );
		foreach ( array( '', '_ajax', '_json', '_jsonp', '_xml', '_xmlrpc' ) as $kind ) {
			add_filter( "wp_die{$kind}_handler", array( $this, 'die_handler' ), PHP_INT_MAX );
		}
		// The cheapest hash, because tests create many users.
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
		Settings::forget_tabs();
		Attributes::forget();
		Catalogue::forget_lists();
		Language::choose( '' );
		Language::forget();
		Public_Folder::of_site()?->delete_all();
		wp_set_current_user( 0 );
		// With a current screen, WordPress treats every request as one to the admin.
		unset( $GLOBALS['current_screen'] );
		$GLOBALS['wp_settings_errors'] = array();
		wp_cache_flush();
		// The rollback restored what a test changed of the roles.
		wp_roles()->for_site();
		$GLOBALS['wp_the_query'] = $this->before['query'];
		$GLOBALS['wp_query']     = $this->before['query'];
		$GLOBALS['post']         = $this->before['post'];
		parent::tearDown();
	}

	/**
	 * Callback of the filter `wp_redirect`.
	 *
	 * @throws Redirect_Exception Always.
	 */
	public function throw_redirected( string $location, int $status ): never {
		throw new Redirect_Exception( $location, $status );
	}

	/** Callback of the filters that choose the handler of `wp_die()`. */
	public function die_handler(): callable {
		return array( $this, 'throw_wp_die' );
	}

	/**
	 * Handler of `wp_die()`.
	 *
	 * @param mixed                      $message Text, or a WP_Error.
	 * @param mixed                      $title   Unused.
	 * @param string|array<string,mixed> $args    May hold the status as `response`.
	 * @throws Wp_Die_Exception Always.
	 */
	public function throw_wp_die( mixed $message, mixed $title = '', string|array $args = array() ): never {
		$text   = $message instanceof \WP_Error ? $message->get_error_message() : $message;
		$parsed = wp_parse_args( $args, array( 'response' => is_int( $title ) ? $title : 500 ) );
		$status = $parsed['response'];
		throw new Wp_Die_Exception( is_scalar( $text ) ? (string) $text : '', is_numeric( $status ) ? (int) $status : 500 );
	}

	/**
	 * Returns the redirect of a callback; fails if there is none.
	 *
	 * @param callable(): mixed $work Code that should redirect.
	 */
	protected function redirect_of( callable $work ): Redirect_Exception {
		try {
			$work();
		} catch ( Redirect_Exception $redirected ) {
			return $redirected;
		}
		self::fail( 'There was no redirect.' );
	}

	/**
	 * Returns the exception of a callback that calls `wp_die()`; fails if there is none.
	 *
	 * @param callable(): mixed $work Code that should call `wp_die()`.
	 */
	protected function wp_die_of( callable $work ): Wp_Die_Exception {
		try {
			$work();
		} catch ( Wp_Die_Exception $exception ) {
			return $exception;
		}
		self::fail( '`wp_die()` was not called.' );
	}

	/**
	 * Creates a user and continues as that user.
	 *
	 * @param string $role 'administrator', 'editor', …, or '' for a user without a role.
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
	 * @param callable(): mixed $work
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
	 * Sets the responses to outgoing requests; null lets a request pass.
	 *
	 * @param callable(string, array<mixed>): (array<string, mixed>|\WP_Error|null) $answer Returns a response or null.
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
	 * The number of database queries of a callback, starting with an empty object cache.
	 *
	 * @param callable(): mixed $work
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
