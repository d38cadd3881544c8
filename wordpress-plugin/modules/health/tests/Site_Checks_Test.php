<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health\Tests;

use Cfg_Configurator\Leads\Lead_Endpoint;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Mail\Mail_Guard;
use Cfg_Configurator\Leads\Mail\Send_Result;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Modules\Checked_Requests\Web_Request;
use Cfg_Configurator\Modules\Health\Lead_Checks;
use Cfg_Configurator\Modules\Health\Legal_Checks;
use Cfg_Configurator\Modules\Health\Page_Checks;
use Cfg_Configurator\Modules\Health\Finding;
use Cfg_Configurator\Modules\Health\Source_Checks;

/** The checks of the connection to the content site, forms, mail and stock. */
final class Site_Checks_Test extends Health_Test_Case {
	public function test_private_addresses_are_not_tried_when_the_gateway_would_not_request_them(): void {
		/** @var \ArrayObject<int, string> $asked */
		$asked = new \ArrayObject();
		$this->answer_all( 200, '', $asked );
		add_filter( 'home_url', static fn(): string => 'https://www.lume.example/' );
		self::assertSame( 0, Web_Request::get( 'http://169.254.169.254/latest?x=1' )['status'] );
		self::assertSame( 200, Web_Request::get( 'http://10.0.0.7:8080/ds?x=1' )['status'] );
		add_filter( 'cfg_configurator_private_content_site', '__return_false' );
		self::assertSame( 0, Web_Request::get( 'http://10.0.0.7:8080/ds?x=1' )['status'] );
		self::assertSame( 0, Web_Request::get( 'http://user@10.0.0.7/' )['status'] );
		self::assertSame( 200, Web_Request::get( 'https://www.lume.example/?pedido=1' )['status'] );
		self::assertCount( 2, $asked );
	}

	public function test_requests_to_this_site_and_no_other_have_the_password_of_a_staging_site(): void {
		$_SERVER['PHP_AUTH_USER'] = 'lume';
		$_SERVER['PHP_AUTH_PW']   = 'segredo';
		$sent                     = array();
		/** @param array<string, mixed> $arguments */
		$keep = static function ( mixed $answer, array $arguments, string $url ) use ( &$sent ): array {
			$sent[ $url ] = $arguments['headers'] ?? null;
			return array(
				'response' => array( 'code' => 200 ),
				'body'     => '',
				'headers'  => array(),
			);
		};
		add_filter( 'pre_http_request', $keep, 10, 3 );
		Web_Request::get( home_url( '/configurador/' ) );
		Web_Request::get( 'http://10.0.0.7:8080/ds' );
		unset( $_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW'] );
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- HTTP's format.
		$own = array( 'Authorization' => 'Basic ' . base64_encode( 'lume:segredo' ) );
		self::assertSame( array( $own, array() ), array_values( $sent ) );
	}

	/**
	 * @return array<string, array{array<string, string>, array<mixed>, list<string>}>
	 */
	public static function mail_settings(): array {
		$with     = array(
			array(
				'designation' => 'Lume Tejo',
				'email'       => 'tejo@lume.example',
			),
		);
		$without  = array(
			array(
				'designation' => 'Lume Tejo',
				'email'       => '',
			),
		);
		$from     = array( 'mail_from_address' => 'a@lume.example' );
		$fallback = array( 'mail_fallback' => 'b@lume.example' );
		return array(
			'nothing set'                           => array( array(), $with, array( Finding::PROBLEM, Finding::WARNING ) ),
			'nothing set, a dealer without address' => array( array(), $without, array( Finding::PROBLEM, Finding::PROBLEM ) ),
			'sender of the site, all received'      => array( $from + $fallback, $with, array( Finding::FINE ) ),
			'somebody for the dealer without'       => array( $from + $fallback, $without, array( Finding::WARNING ) ),
			'a sender that no server accepts'       => array( array( 'mail_from_address' => 'a@localhost' ) + $fallback, $with, array( Finding::PROBLEM ) ),
			'a sender of another domain'            => array(
				array( 'mail_from_address' => 'a@other.example' ) + $fallback,
				$with,
				array( Finding::WARNING ),
			),
			'another system receives'               => array( array( 'form_url' => 'https://crm.lume.example/' ), $without, array( Finding::FINE ) ),
		);
	}

	/**
	 * @dataProvider mail_settings
	 *
	 * @param array<string, string> $settings
	 * @param array<mixed>          $dealers
	 * @param list<string>        $severities
	 */
	public function test_mail_needs_a_sender_and_a_recipient( array $settings, array $dealers, array $severities ): void {
		add_filter( 'home_url', static fn(): string => 'https://www.lume.example' );
		$this->set( $settings );
		$this->site->answers['hyuDealersLst/all'] = compact( 'dealers' );
		$found                                    = $this->run_check( fn () => Lead_Checks::mail( $this->content ) );
		self::assertSame( $severities, array_column( $found, 'severity' ), implode( "\n", array_column( $found, 'text' ) ) );
	}

	public function test_mails_that_were_not_confirmed_and_a_slow_mail_server_are_reported(): void {
		add_filter( 'home_url', static fn(): string => 'https://www.lume.example' );
		$this->set(
			array(
				'mail_from_address' => 'configurador@lume.example',
				'mail_fallback'     => 'pedidos@lume.example',
			)
		);
		$this->site->answers['hyuDealersLst/all'] = array( 'dealers' => array() );
		$check                                    = fn () => Lead_Checks::mail( $this->content );
		$this->assertFine( $check );
		Mail_Guard::of_site()->record( true );
		$this->assertFine( $check );
		Mail_Guard::of_site()->record( true );
		$this->assertFinds( Finding::WARNING, $check );
		self::assertSame( 1, Delivery_Queue::of_mails()->plan( 1, array( Delivery::DEALER => 'tejo@lume.example' ) ) );
		$delivery = Delivery_Queue::of_mails()->claim( Delivery_Queue::of_mails()->due( 1 )[0] );
		self::assertNotNull( $delivery );
		Delivery_Queue::of_mails()->settle_failed( $delivery, new Send_Result( Send_Result::UNCERTAIN, 'timed out' ) );
		$this->assertFinds( Finding::PROBLEM, $check );
	}

	public function test_forms_must_have_a_target(): void {
		$check = Page_Checks::form_endpoint( ... );
		/** @var \ArrayObject<int, string> $asked */
		$asked = new \ArrayObject();
		$this->answer_all( 405, '', $asked );
		$this->assertFine( $check );
		self::assertSame( Lead_Endpoint::url(), $asked[0] );
		$this->answer_all( 404 );
		$this->assertFinds( Finding::PROBLEM, $check, '404' );
		$this->answer_all( 500 );
		$this->assertFinds( Finding::PROBLEM, $check, '500' );
		$this->answer_all( 0 );
		$this->assertFinds( Finding::WARNING, $check );
		$this->set( array( 'form_url' => 'https://crm.lume.example/pedidos' ) );
		$this->answer_all( 404 );
		$this->assertFinds( Finding::PROBLEM, $check, 'crm.lume.example' );
	}

	public function test_the_calls_must_be_reachable_at_the_address_that_the_widget_uses(): void {
		$check = Page_Checks::content_calls( ... );
		/** @var \ArrayObject<int, string> $asked */
		$asked = new \ArrayObject();
		$this->answer_all( 200, '[{"id":1', $asked );
		$this->assertFine( $check );
		self::assertSame( home_url( '/wp-json/cfg/lstModels/' ), $asked[0] );
		$this->answer_all( 200, '<!doctype html>' );
		$this->assertFinds( Finding::PROBLEM, $check, '200' );
		$this->answer_all( 401, '{"code":"rest_not_logged_in"}' );
		$this->assertFinds( Finding::PROBLEM, $check, '401' );
		$this->answer_all( 0 );
		$this->assertFinds( Finding::WARNING, $check );
	}

	public function test_the_stock_is_requested_at_its_own_address(): void {
		$check = ( new Source_Checks( $this->content ) )->stock( ... );
		$this->assertFinds( Finding::WARNING, $check );
		/** @var \ArrayObject<int, string> $asked */
		$asked = new \ArrayObject();
		$this->answer_all( 200, '{"data":{"data":[]}}', $asked );
		$this->set(
			array(
				'content_site' => 'https://conteudos.lume.example',
				'stock_url'    => 'https://stock.lume.example',
			)
		);
		$this->assertFine( $check );
		self::assertSame( 'https://stock.lume.example/ds/vehicle/stock/11/count 1', $asked[0] );
		$this->set( array( 'content_site' => 'https://conteudos.lume.example' ) );
		$this->assertFine( $check );
		self::assertContains( 'https://conteudos.lume.example/ds/vehicle/stock/11/count 1', $asked->getArrayCopy() );
		$this->answer_all( 200, '<html>' );
		$this->assertFinds( Finding::WARNING, $check );
	}

	public function test_the_pages_of_the_forms_must_exist(): void {
		$check = ( new Legal_Checks( $this->content ) )->pages( ... );
		$this->assertFine( $check );
		wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_title'  => 'Obrigado',
				'post_name'   => 'obrigado',
				'post_status' => 'publish',
			)
		);
		$this->set( array( 'success_page' => '/obrigado/' ) );
		$this->assertFine( $check );
		$this->set( array( 'failure_page' => '/nada/' ) );
		$this->assertFinds( Finding::WARNING, $check, '/nada/' );
		$this->set( array() );
		$this->content                     = new \Cfg_Configurator\Modules\Health\Requests\Content();
		$this->site->answers['backOffice'] = array( 'policyLink' => '' );
		$this->assertFinds( Finding::WARNING, ( new Legal_Checks( $this->content ) )->pages( ... ) );
	}

	/**
	 * Sets the response to every outgoing request, until the next call.
	 *
	 * @param int                            $status HTTP status; 0 for no response.
	 * @param \ArrayObject<int, string>|null $asked  Collects the URLs; with a `companyId`, that id instead of the query.
	 */
	private function answer_all( int $status, string $body = '', ?\ArrayObject $asked = null ): void {
		remove_all_filters( 'pre_http_request' );
		$this->answer_http(
			static function ( string $url, array $arguments ) use ( $status, $body, $asked ): array|\WP_Error {
				$headers = is_array( $arguments['headers'] ) ? $arguments['headers'] : array();
				$company = is_string( $headers['companyId'] ?? null ) ? $headers['companyId'] : '';
				$asked?->append( '' === $company ? $url : strtok( $url, '?' ) . ' ' . $company );
				return 0 === $status ? new \WP_Error( 'x' ) : array(
					'response' => array( 'code' => $status ),
					'body'     => $body,
					'headers'  => array(),
				);
			}
		);
	}
}
