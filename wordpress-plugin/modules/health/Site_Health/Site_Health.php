<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health\Site_Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Health\Check;
use Cfg_Configurator\Health\Site_Check;
use Cfg_Configurator\Modules\Health\Mail_Check;
use Cfg_Configurator\Modules\Health\Page_Check;
use Cfg_Configurator\Modules\Health\Reach_Check;
use Cfg_Configurator\Modules\Health\Requests\Content;
use Cfg_Configurator\Modules\Health\Source_Check;
use Cfg_Configurator\Registrable;

/**
 * Adds tests and debug information to WordPress's Site Health screen. Administrators look there first, and WordPress
 * repeats the tests every week. The plugin's own health tab examines the contents in more detail.
 */
final class Site_Health implements Registrable {
	private const REST_NAMESPACE = 'cfg-configurator/v1';

	private const PATH = '/site-health/';

	/** WordPress's capability to see Site Health. */
	private const CAPABILITY = 'view_site_health_checks';

	/** @param \Closure(): array<string, Check> $checks Those of the health tab, by name. */
	public function __construct( private \Closure $checks ) {
	}

	public function register(): void {
		add_filter( 'site_status_tests', array( $this, 'add_tests' ) );
		add_filter( 'debug_information', array( Debug_Information::class, 'add' ) );
		add_action( 'rest_api_init', array( $this, 'register_route' ) );
	}

	/**
	 * @param array<string, array<string, mixed>> $tests By kind, then by id.
	 * @return array<string, array<string, mixed>>
	 */
	public function add_tests( array $tests ): array {
		foreach ( $this->tests() as $test ) {
			$tests[ $test->calls ? 'async' : 'direct' ][ $test->id() ] = array( 'label' => $test->label() ) + (
				$test->calls ? array(
					'test'              => rest_url( self::REST_NAMESPACE . self::PATH . $test->slug ),
					'has_rest'          => true,
					'async_direct_test' => array( $test, 'run' ),
				) : array( 'test' => array( $test, 'run' ) )
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
		$found = array_filter( $this->tests(), static fn ( Status_Test $test ): bool => $test->calls && $test->slug === $request['slug'] );
		$test  = reset( $found );
		return false === $test ? new \WP_Error( 'rest_no_route', '', array( 'status' => 404 ) ) : new \WP_REST_Response( $test->run() );
	}

	/** @return list<Status_Test> */
	private function tests(): array {
		$tests = array(
			new Status_Test( 'page', fn () => __( 'Configurator page', 'cfg-configurator' ), fn () => array( new Page_Check() ) ),
			new Status_Test( 'cron', fn () => __( 'Scheduled tasks of the configurator', 'cfg-configurator' ), fn () => array( new Cron_Check() ) ),
			new Status_Test( 'tables', fn () => __( 'Database tables of the configurator', 'cfg-configurator' ), fn () => array( new Tables_Check() ) ),
			new Status_Test( 'queue', fn () => __( 'Pending emails of the configurator', 'cfg-configurator' ), fn () => array( new Queue_Check() ) ),
			new Status_Test(
				'content',
				fn () => __( 'Content site of the configurator', 'cfg-configurator' ),
				fn () => array( new Source_Check( new Content() ), new Reach_Check() ),
				calls: true,
			),
			new Status_Test(
				'mail',
				fn () => __( 'Sender and recipients of the configurator', 'cfg-configurator' ),
				fn () => array( new Mail_Check( new Content() ) ),
				calls: true,
			),
		);
		foreach ( ( $this->checks )() as $label => $check ) {
			if ( $check instanceof Site_Check && '' !== $check->slug() ) {
				$tests[] = new Status_Test( $check->slug(), fn () => $label, fn () => array( $check ), calls: $check->sends_requests() );
			}
		}
		return $tests;
	}
}
