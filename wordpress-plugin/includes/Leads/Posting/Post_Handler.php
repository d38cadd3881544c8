<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Deferred_Tasks;
use Cfg_Configurator\Leads\Configuration\Snapshot_Reader;
use Cfg_Configurator\Leads\Fields\Lead_Fields;
use Cfg_Configurator\Leads\Fields\Lead_Rules;
use Cfg_Configurator\Leads\Lead_Endpoint;
use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Leads\Work\Schedule;

/**
 * Validates a submission and stores the lead, then redirects to the success or failure page (spec §7). There is no
 * nonce: page caches would serve it long after it expired, and anonymous visitors have no privileges to abuse.
 */
final class Post_Handler {
	/** Maximum request body in bytes. Fits a message of 3,500 emoji and the largest snapshot, both percent-encoded. */
	private const MAXIMUM_BYTES = 131_072;

	/** Hidden fields are cut to this number of characters: visitors cannot correct them. */
	private const MAXIMUM_HIDDEN = 2000;

	/** The same for visible fields and consents: well above the limits of Lead_Rules, which still detect long values. */
	private const MAXIMUM_VISIBLE = 16_000;

	/** Registers the form endpoint and the plugin's success and failure pages. */
	public static function register(): void {
		$endpoint = Lead_Endpoint::requested();
		if ( Lead_Endpoint::LEAD === $endpoint ) {
			// WordPress is loaded, but no query has run and no theme or plugin has redirected yet.
			add_action( 'wp_loaded', array( self::class, 'respond' ), 0 );
			// The response is a redirect. A block theme would have WordPress look up the style sheet of every block.
			add_filter( 'should_load_separate_core_block_assets', '__return_false', PHP_INT_MAX );
		} elseif ( '' !== $endpoint ) {
			( new Virtual_Pages( $endpoint ) )->register();
		}
		Result_Pages::register();
	}

	/** Handles a form submission and exits. Announces the lead and sends mails after the response. */
	public static function respond(): void {
		nocache_headers();
		if ( ! isset( $_SERVER['REQUEST_METHOD'] ) || 'POST' !== $_SERVER['REQUEST_METHOD'] ) {
			header( 'Allow: POST' );
			wp_die( esc_html__( 'This URL only accepts form submissions.', 'cfg-configurator' ), '', array( 'response' => 405 ) );
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- see above.
		$outcome = self::answer( $_POST, $_SERVER );
		header( 'Referrer-Policy: same-origin' );
		wp_safe_redirect( $outcome->location, 303, 'cfg-configurator' );
		Deferred_Tasks::of_this_server()->finish_empty_response();
		if ( null !== $outcome->kept ) {
			// A lead that waits for its table has no id yet: cron will store and announce it.
			$lead = $outcome->lead;
			if ( null !== $lead ) {
				foreach ( Lead_Extension::all() as $extension ) {
					$extension->judge( $lead );
				}
			}
			Lead_Worker::follow_up( null === $lead ? array() : array( $lead->id ), true );
			// Restores cron events that were lost.
			Schedule::ensure( true );
		}
		exit;
	}

	/**
	 * @param array<mixed> $posted Slashed `$_POST`.
	 * @param array<mixed> $server Slashed `$_SERVER`.
	 */
	public static function answer( array $posted, array $server ): Outcome {
		$form    = self::read( $posted );
		$header  = $server['HTTP_REFERER'] ?? '';
		$referer = is_string( $header ) ? esc_url_raw( wp_unslash( $header ) ) : '';
		$length  = $server['CONTENT_LENGTH'] ?? 0;
		try {
			return self::take( $form, $referer, is_numeric( $length ) ? (int) $length : 0 );
		} catch ( \Throwable $fault ) {
			// The message may contain what the buyer typed.
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the operator's log is where this belongs.
			error_log( sprintf( 'cfg-configurator: %s in %s:%d', $fault::class, basename( $fault->getFile() ), $fault->getLine() ) );
			return self::refused( $form, $referer );
		}
	}

	private static function take( Posted_Form $form, string $referer, int $length ): Outcome {
		if ( $length > self::MAXIMUM_BYTES ) {
			return self::refused( $form, $referer, array( 'msg' ) );
		}
		/**
		 * Filters the fields of a submitted form, before they are validated.
		 *
		 * @param array<string, string> $fields Unslashed, by name.
		 */
		$form    = $form->with( apply_filters( 'cfg_configurator_lead_fields', $form->fields ) );
		$network = Dealer_Directory::network_for( $form->text( 'dealer' ) );
		// Forms of other pages may have only one list of all dealers.
		$dealer = '' === $form->text( 'id_district' ) ? $network->dealer( $form->text( 'dealer' ) ) : null;
		$form   = null === $dealer ? $form : $form->with( array( 'id_district' => $dealer->district_id ) );
		$broken = Lead_Rules::invalid_fields( $form, $network );
		if ( array() !== $broken ) {
			return self::refused( $form, $referer, $broken );
		}
		$row      = Lead_Row::of( $form, $network );
		$recorder = new Lead_Recorder();
		if ( ! $recorder->store( $row ) ) {
			return self::refused( $form, $referer );
		}
		return new Outcome( Result_Pages::success( $form, $referer, (string) $row['idempotency_key'] ), $row, $recorder->lead );
	}

	/**
	 * Redirects to the failure page. Nothing of the form is stored: the widget keeps it in the visitor's tab.
	 *
	 * @param list<string> $broken Invalid fields.
	 */
	private static function refused( Posted_Form $form, string $referer, array $broken = array() ): Outcome {
		return new Outcome( Result_Pages::failure( $form, $referer, $broken ) );
	}

	/**
	 * Reads the fields of a submitted form. Array values count as missing. Unknown fields are dropped.
	 *
	 * @param array<mixed> $posted Slashed `$_POST`.
	 */
	public static function read( array $posted ): Posted_Form {
		$fields = array();
		foreach ( Lead_Fields::visible() as $field ) {
			$text = self::posted( $posted, $field->name );
			$text = 'phone' === $field->rule ? Lead_Rules::nine_digits( $text ) : $text;

			$fields[ $field->name ] = mb_substr( $text, 0, self::MAXIMUM_VISIBLE );
		}
		$hidden = array( ...Lead_Fields::hidden(), Lead_Fields::HONEYPOT, Lead_Fields::TIME );
		foreach ( $hidden as $name ) {
			// Truncated JSON would not parse. One extra byte makes an oversized snapshot fail the size check.
			$limit = match ( $name ) {
				Lead_Fields::SNAPSHOT => Snapshot_Reader::MAXIMUM_BYTES + 1,
				Lead_Fields::CONSENTS => self::MAXIMUM_VISIBLE,
				default => self::MAXIMUM_HIDDEN,
			};
			$fields[ $name ] = mb_substr( self::posted( $posted, $name ), 0, $limit );
		}
		return new Posted_Form( $fields );
	}

	/** @param array<mixed> $posted Slashed `$_POST`. Line breaks are normalised: browsers send CR LF but count one character. */
	private static function posted( array $posted, string $name ): string {
		$value = $posted[ $name ] ?? '';
		$text  = is_string( $value ) ? mb_scrub( str_replace( "\r\n", "\n", wp_unslash( $value ) ), 'UTF-8' ) : '';
		// Nobody types control characters such as NUL, and databases handle them differently.
		return Posted_Form::trimmed( (string) preg_replace( '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/', '', $text ) );
	}
}
