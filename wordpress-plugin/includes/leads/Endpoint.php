<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Element\Element;
use Cfg_Configurator\Install;
use Cfg_Configurator\Log;
use Cfg_Configurator\Settings\Settings;

/**
 * Receives the form posts (spec §7): validates, stores the lead, redirects, and sends the mails after the response. There is no nonce:
 * page caches would serve it long after it expired, and visitors have no privileges to abuse.
 */
final class Endpoint {
	/** Query argument of the plugin's own addresses, and its values: the form's action, and pages for sites that have none. */
	public const ARGUMENT = 'cfg_configurator';
	public const LEAD     = 'lead';
	public const SENT     = 'sent';
	public const NOT_SENT = 'not-sent';

	/** Query arguments of the result pages (docs/content-api.md): the way back, and the invalid fields, by which the widget recognises a refusal. */
	public const BACK   = 'cfg_configurator_back';
	public const FIELDS = 'cfg_configurator_fields';

	/** Maximum request body in bytes. Fits a message of 3,500 emoji and the largest snapshot, both percent-encoded. */
	private const MAXIMUM_BYTES = 131_072;

	/** Seconds for the mails after the response. On Linux, PHP does not count time spent waiting for a server. */
	private const SECONDS = 60;

	public static function register(): void {
		$get = $_GET; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only tells requests apart.
		if ( isset( $get[ self::ARGUMENT ] ) ) {
			// Before everything else: plugins against spam end unknown posts on `init`.
			add_action( 'init', array( self::class, 'respond' ), PHP_INT_MIN, 0 );
		} elseif ( isset( $get[ self::FIELDS ] ) || isset( $get[ self::BACK ] ) ) {
			add_action( 'wp', array( self::class, 'show_result' ), 10, 0 );
		}
		// Events repeat by an interval: one that plans itself would be lost on a page request that runs cron. Not translated: it is read too early.
		$interval = array(
			'interval' => 5 * MINUTE_IN_SECONDS,
			'display'  => 'Every five minutes',
		);
		// phpcs:ignore WordPress.WP.CronInterval -- five minutes: a buyer waits for an answer.
		add_filter( 'cron_schedules', static fn ( array $intervals ): array => array( 'cfg_configurator_five_minutes' => $interval ) + $intervals );
		add_action( 'cfg_configurator_leads', array( Sender::class, 'run_due' ), 10, 0 );
		add_action( 'cfg_configurator_retention', array( Lead_Table::class, 'apply_retention' ), 10, 0 );
		add_filter( 'wp_privacy_personal_data_exporters', array( Privacy::class, 'add_tool' ) );
		add_filter( 'wp_privacy_personal_data_erasers', array( Privacy::class, 'add_tool' ) );
		foreach ( array( 'add', 'update' ) as $change ) {
			// Settings::OPTION, which would load the class.
			add_action( "{$change}_option_cfg_configurator_settings", array( Settings::class, 'on_change' ), 20, 2 );
		}
		// Drops the table when a site is deleted from a network.
		add_filter( 'wpmu_drop_tables', static fn ( array $tables ): array => array( ...$tables, Lead_Table::name() ) );
	}

	/** Absolute URL of an address of the plugin, on the site's own host. */
	public static function url( string $value = self::LEAD ): string {
		return add_query_arg( self::ARGUMENT, $value, home_url( '/' ) );
	}

	/** Whether this site stores the leads, and no other system receives the forms. */
	public static function is_here(): bool {
		return in_array( Settings::text( 'form_url' ), array( '', self::url() ), true );
	}

	/** Shows the result of a form on the two result pages of the settings. On any other page its query arguments do nothing. */
	public static function show_result(): void {
		$paths = array_filter( array( Settings::text( 'success_page' ), Settings::text( 'failure_page' ) ) );
		if ( is_page() && in_array( wp_make_link_relative( (string) get_permalink( get_queried_object_id() ) ), $paths, true ) ) {
			Result_Pages::show();
		}
	}

	/** Handles a request to one of the plugin's own addresses, and exits. */
	public static function respond(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- see above.
		$name = isset( $_GET[ self::ARGUMENT ] ) && is_string( $_GET[ self::ARGUMENT ] ) ? sanitize_key( wp_unslash( $_GET[ self::ARGUMENT ] ) ) : '';
		if ( ! in_array( $name, array( self::LEAD, self::SENT, self::NOT_SENT ), true ) ) {
			return;
		}
		Element::load_texts();
		nocache_headers();
		header( 'Referrer-Policy: same-origin' );
		if ( self::LEAD !== $name ) {
			Result_Pages::respond( self::SENT === $name );
		}
		if ( ! isset( $_SERVER['REQUEST_METHOD'] ) || 'POST' !== $_SERVER['REQUEST_METHOD'] ) {
			header( 'Allow: POST' );
			wp_die( esc_html__( 'This URL only accepts form submissions.', 'cfg-configurator' ), '', array( 'response' => 405 ) );
		}
		list( $location, $row ) = self::submit( $_POST, $_SERVER ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- see above.
		wp_safe_redirect( $location, 303, 'cfg-configurator' );
		$is_out = self::end_response();
		if ( null !== $row ) {
			self::follow_up( $row, $is_out );
		}
		exit;
	}

	/**
	 * @param array<mixed> $posted Slashed `$_POST`.
	 * @param array<mixed> $server Slashed `$_SERVER`.
	 * @return array{string, array<string, int|string|null>|null} Where to redirect; the lead that this post stored, with its id.
	 */
	public static function submit( array $posted, array $server ): array {
		$header  = $server['HTTP_REFERER'] ?? '';
		$referer = is_string( $header ) ? esc_url_raw( wp_unslash( $header ) ) : '';
		$length  = $server['CONTENT_LENGTH'] ?? 0;
		$fields  = Form_Fields::all();
		$form    = Form::read( $posted, $fields );
		try {
			if ( is_numeric( $length ) && (int) $length > self::MAXIMUM_BYTES ) {
				return array( Result_Pages::failure( $form, $referer, array( 'msg' ) ), null );
			}
			$dealers = Dealers::for_form( $form['dealer'] );
			// Forms of other pages may have only one list of all dealers.
			$form['id_district'] = '' === $form['id_district'] ? $dealers->columns_of( $form['dealer'] )['district_id'] ?? '' : $form['id_district'];
			$broken              = Form_Fields::invalid( $form, $fields, $dealers );
			if ( array() !== $broken ) {
				return array( Result_Pages::failure( $form, $referer, $broken ), null );
			}
			return self::store( $form, $fields, $dealers, $server, $referer );
		} catch ( \Throwable $fault ) {
			Log::exception( $fault, 'a form post' );
			return array( Result_Pages::failure( $form, $referer ), null );
		}
	}

	/**
	 * @param array<string, string>     $form   Valid.
	 * @param array<string, Form_Field> $fields
	 * @param array<mixed>              $server
	 * @return array{string, array<string, int|string|null>|null}
	 */
	private static function store( array $form, array $fields, Dealers $dealers, array $server, string $referer ): array {
		$network                      = Spam::network( $server );
		list( $spam_reason, $recent ) = Spam::check( $form, $network );

		$row  = Form::row( $form, $fields, $dealers, $network, $spam_reason );
		$row += '' === $spam_reason ? Mail::plan( new Lead( $row ), $recent ) : array(
			'mails'      => '{}',
			'mail_state' => 'none',
		);

		list( $id, $is_new ) = Lead_Table::insert( $row );
		if ( 0 === $id ) {
			return array( Result_Pages::failure( $form, $referer ), null );
		}
		// The same form was held back before, and passes the checks now.
		$is_released = ! $is_new && '' === $spam_reason && Lead::HELD === Lead_Table::find( $id )?->status && Lead_Table::release( $id );
		$stored      = $is_new ? array( 'id' => $id ) + $row : null;
		return array( Result_Pages::success( $form, $referer, $id ), $is_released ? null : $stored );
	}

	/**
	 * What happens when the visitor has the response.
	 *
	 * @param array<string, int|string|null> $row
	 */
	public static function follow_up( array $row, bool $is_out ): void {
		Log::guard( 'cfg_configurator_lead_created', static fn () => do_action( 'cfg_configurator_lead_created', new Lead( $row ) ) );
		Sender::after_response( $is_out );
		if ( false === wp_get_schedule( 'cfg_configurator_leads' ) ) {
			Install::schedule();
		}
	}

	/** Ends the response, so that the browser does not wait for the code after it. Returns whether the server has done so for certain. */
	private static function end_response(): bool {
		ignore_user_abort( true );
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( self::SECONDS );
		}
		if ( ! headers_sent() ) {
			header( 'Content-Length: 0' );
			header( 'Connection: close' );
		}
		foreach ( array( 'fastcgi_finish_request', 'litespeed_finish_request' ) as $finish ) {
			if ( function_exists( $finish ) ) {
				$finish();
				return true;
			}
		}
		// The headers tell the browser that the response is complete.
		wp_ob_end_flush_all();
		flush();
		return false;
	}
}
