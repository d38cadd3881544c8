<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Consent_Manager;
use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Modules\Health\Requests\Content;
use Cfg_Configurator\Settings\Settings;
use const Cfg_Configurator\VERSION;

/**
 * Adds tests and debug information to WordPress's Site Health screen, where administrators look first, and which repeats the tests every week.
 *
 * @phpstan-import-type Check from \Cfg_Configurator\Module
 */
final class Site_Health {
	private const REST_NAMESPACE = 'cfg-configurator/v1';

	private const PATH = '/site-health/';

	private const CAPABILITY = 'view_site_health_checks';

	private const STATUS = array(
		'problem' => 'critical',
		'warning' => 'recommended',
		'fine'    => 'good',
	);

	/** @param \Closure(): array<string, Check> $checks Those of the health tab, by name. */
	public function __construct( private \Closure $checks ) {
	}

	public function register(): void {
		add_filter( 'site_status_tests', array( $this, 'add_tests' ) );
		add_filter( 'debug_information', array( self::class, 'add_information' ) );
		add_action( 'rest_api_init', array( $this, 'register_route' ) );
	}

	/**
	 * @param array<string, array<string, mixed>> $tests By kind, then by id.
	 * @return array<string, array<string, mixed>>
	 */
	public function add_tests( array $tests ): array {
		foreach ( $this->tests() as $slug => list( $label, $sends_requests, $check ) ) {
			$run = fn (): array => self::result( $slug, $label, $check );

			$tests[ $sends_requests ? 'async' : 'direct' ][ self::id( $slug ) ] = array( 'label' => $label ) + (
				$sends_requests ? array(
					'test'              => rest_url( self::REST_NAMESPACE . self::PATH . $slug ),
					'has_rest'          => true,
					'async_direct_test' => $run,
				) : array( 'test' => $run )
			);
		}
		return $tests;
	}

	/** The tests that send requests run in REST calls of their own. */
	public function register_route(): void {
		register_rest_route(
			self::REST_NAMESPACE,
			self::PATH . '(?P<slug>[a-z-]+)',
			array(
				'methods'             => 'GET',
				'callback'            => array( $this, 'answer' ),
				'permission_callback' => static fn (): bool => current_user_can( self::CAPABILITY ),
			)
		);
	}

	/** @param \WP_REST_Request<array<string, mixed>> $request */
	public function answer( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$slug = is_string( $request['slug'] ) ? $request['slug'] : '';

		list( $label, $sends_requests, $check ) = $this->tests()[ $slug ] ?? array( '', false, null );

		return $sends_requests && null !== $check
			? new \WP_REST_Response( self::result( $slug, $label, $check ) )
			: new \WP_Error( 'rest_no_route', '', array( 'status' => 404 ) );
	}

	/** @return array<string, array{string, bool, \Closure}> By slug: name, whether it sends requests and runs after the page has loaded, and what runs. */
	private function tests(): array {
		$content = new Content();
		$both    = static fn (): array => array( ( new Source_Checks( $content ) )->source(), Page_Checks::content_calls() );
		$mail    = static fn (): Finding|array => Lead_Checks::mail( $content );
		$tests   = array(
			'page'    => array( __( 'Configurator page', 'cfg-configurator' ), false, Page_Checks::page( ... ) ),
			'cron'    => array( __( 'Scheduled tasks of the configurator', 'cfg-configurator' ), false, Lead_Checks::cron( ... ) ),
			'tables'  => array( __( 'Database tables of the configurator', 'cfg-configurator' ), false, Lead_Checks::tables( ... ) ),
			'queue'   => array( __( 'Pending emails of the configurator', 'cfg-configurator' ), false, Lead_Checks::queue( ... ) ),
			'content' => array( __( 'Content site of the configurator', 'cfg-configurator' ), true, $both ),
			'mail'    => array( __( 'Sender and recipients of the configurator', 'cfg-configurator' ), true, $mail ),
		);
		foreach ( ( $this->checks )() as $label => $check ) {
			if ( is_array( $check ) && '' !== $check['slug'] ) {
				$tests[ $check['slug'] ] = array( $label, $check['sends_requests'], $check['run'] );
			}
		}
		return $tests;
	}

	private static function id( string $slug ): string {
		return 'cfg_configurator_' . str_replace( '-', '_', $slug );
	}

	/** @return array<string, mixed> That of the worst finding, as WordPress expects it; its texts are escaped. */
	private static function result( string $slug, string $label, \Closure $check ): array {
		$findings = Health_Run::result( $check );
		$rank     = static fn ( Finding $finding ): int|false => array_search( $finding->severity, Finding::SEVERITIES, true );
		// Stable: findings of the same severity keep their order.
		usort( $findings, static fn ( Finding $one, Finding $other ): int => $rank( $one ) <=> $rank( $other ) );
		$description = '';
		$links       = array();
		foreach ( $findings as $index => $finding ) {
			$lines        = array_filter( array( 0 === $index ? '' : $finding->text, $finding->next ) );
			$description .= array() === $lines ? '' : '<p>' . implode( '<br>', array_map( 'esc_html', $lines ) ) . '</p>';
			if ( '' !== $finding->url ) {
				$links[ $finding->url ] = sprintf( '<p><a href="%s">%s</a></p>', esc_url( $finding->url ), esc_html( $finding->link ) );
			}
		}
		return array(
			'label'       => $findings[0]->text ?? $label,
			'status'      => self::STATUS[ Finding::worst( $findings ) ],
			'badge'       => array(
				'label' => __( 'Configurator', 'cfg-configurator' ),
				'color' => 'blue',
			),
			'description' => $description,
			'actions'     => implode( '', $links ),
			'test'        => self::id( $slug ),
		);
	}

	/**
	 * Numbers and yes or no, without personal data, secrets or paths: administrators copy this section into support requests. Copies are in English.
	 *
	 * @param array<string, mixed> $sections
	 * @return array<string, mixed>
	 */
	public static function add_information( array $sections ): array {
		$site   = Settings::text( 'content_site' );
		$mails  = Delivery_Queue::of_mails();
		$run    = Health_Run::last_time();
		$late   = Lead_Checks::seconds_late();
		$late   = $late > YEAR_IN_SECONDS ? '' : (string) intdiv( $late, MINUTE_IN_SECONDS );
		$source = match ( true ) {
			'' !== $site               => array( __( 'Content site', 'cfg-configurator' ), 'content site' ),
			Content::has_sample()      => array( __( 'Sample models', 'cfg-configurator' ), 'sample' ),
			default                    => array( __( 'This site itself, or none', 'cfg-configurator' ), 'this site or none' ),
		};

		$sections['cfg-configurator'] = array(
			'label'  => __( 'Car configurator', 'cfg-configurator' ),
			'fields' => array(
				'version'      => self::text( __( 'Version', 'cfg-configurator' ), VERSION ),
				'page'         => self::text( __( 'Path of the page', 'cfg-configurator' ), Page_Address::page_id() > 0 ? Page_Address::base_path() : '' ),
				'permalinks'   => self::flag( __( 'Permalinks other than plain', 'cfg-configurator' ), Page_Address::has_deep_links() ),
				'source'       => self::text( __( 'Source of the models', 'cfg-configurator' ), ...$source ),
				'content_site' => self::text( __( 'Content site URL', 'cfg-configurator' ), $site ) + array( 'private' => true ),
				'cron_late'    => self::text( __( 'Delay of scheduled tasks in minutes', 'cfg-configurator' ), $late ),
				'tables'       => self::flag( __( 'Database tables complete', 'cfg-configurator' ), Lead_Checks::has_sound_tables() ),
				'mails_queued' => self::text( __( 'Pending emails', 'cfg-configurator' ), (string) $mails->count( Delivery::PENDING ) ),
				'mails_late'   => self::text( __( 'Emails that are late', 'cfg-configurator' ), (string) Lead_Checks::overdue() ),
				'mails_failed' => self::text( __( 'Emails that could not be sent', 'cfg-configurator' ), (string) $mails->count( Delivery::FAILED ) ),
				'sender'       => self::flag( __( 'Sender address set', 'cfg-configurator' ), '' !== Settings::text( 'mail_from_address' ) ),
				'recipient'    => self::flag( __( 'Fallback address set', 'cfg-configurator' ), '' !== Settings::text( 'mail_fallback' ) ),
				'other_system' => self::flag( __( 'Another system receives the forms', 'cfg-configurator' ), '' !== Settings::text( 'form_url' ) ),
				'consent'      => self::flag( __( 'A consent manager decides about statistics', 'cfg-configurator' ), Consent_Manager::is_active() ),
				'health_run'   => self::text( __( 'Last run of the health tab (UTC)', 'cfg-configurator' ), 0 === $run ? '' : gmdate( 'Y-m-d H:i', $run ) ),
			),
		);
		return $sections;
	}

	/** @return array{label: string, value: string, debug: string} */
	private static function text( string $label, string $value, string $debug = '' ): array {
		return array(
			'label' => $label,
			'value' => '' === $value ? '—' : $value,
			'debug' => '' !== $debug ? $debug : ( '' === $value ? 'none' : $value ),
		);
	}

	/** @return array{label: string, value: string, debug: string} */
	private static function flag( string $label, bool $is_true ): array {
		return self::text( $label, $is_true ? __( 'Yes', 'cfg-configurator' ) : __( 'No', 'cfg-configurator' ), $is_true ? 'yes' : 'no' );
	}
}
