<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Spam_Services\Tests;

use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Modules\Spam_Services\Turnstile;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** The checks of a lead by Turnstile and Akismet, which follow the response. */
final class Spam_Services_Test extends Leads_Test_Case {
	/**
	 * Requests to the services: address and body.
	 *
	 * @var list<array{string, mixed}>
	 */
	private array $asked = array();

	private function turn_on_turnstile( int|\WP_Error $status, string $body ): void {
		$this->set(
			array(
				'spam_turnstile_key'    => '0xkey',
				'spam_turnstile_secret' => '0xsecret',
			)
		);
		$this->answer_http(
			function ( string $url, array $arguments ) use ( $status, $body ): array|\WP_Error {
				$this->asked[] = array( $url, $arguments['body'] ?? null );
				return $status instanceof \WP_Error ? $status : array(
					'response' => array( 'code' => $status ),
					'body'     => $body,
				);
			}
		);
	}

	/** Does the work that follows the response. */
	private function follow_up(): void {
		$this->judge( $this->lead() );
		Lead_Worker::follow_up( array( $this->lead()->id ), true );
	}

	/**
	 * @return array<string, array{int|\WP_Error, string, string, string, string}>
	 */
	public static function turnstile_responses(): array {
		return array(
			'confirmed'                   => array( 200, '{"success":true}', 'token', 'received', 'unverified' ),
			'a robot'                     => array( 200, '{"success":false,"error-codes":["timeout-or-duplicate"]}', 'token', 'held', 'turnstile' ),
			'Cloudflare is down'          => array( 503, 'x', 'token', 'held', 'unverified' ),
			'Cloudflare does not answer'  => array( new \WP_Error( 'http_request_failed', 'timed out' ), '', 'token', 'held', 'unverified' ),
			'the browser could not reach' => array( 200, '{"success":true}', '', 'held', 'unverified' ),
		);
	}

	/**
	 * @dataProvider turnstile_responses
	 */
	public function test_a_lead_is_mailed_only_when_turnstile_confirms_and_is_never_refused(
		int|\WP_Error $code,
		string $body,
		string $token,
		string $status,
		string $reason
	): void {
		$this->turn_on_turnstile( $code, $body );
		$_COOKIE[ Turnstile::COOKIE ] = $token;
		$this->assert_thanks( $this->post() );
		self::assertSame( array( 'held', array() ), array( $this->lead()->status, $this->asked ), 'The response does not wait for Cloudflare.' );
		$this->follow_up();
		self::assertSame( array( $status, $reason ), array( $this->lead()->status, $this->lead()->held_reason ) );
		self::assertCount( 'received' === $status ? 2 : 0, $this->mailbox->mails );
		if ( '' !== $token ) {
			$sent = array(
				'secret'   => '0xsecret',
				'response' => 'token',
			);
			self::assertSame( array( array( 'https://challenges.cloudflare.com/turnstile/v0/siteverify', $sent ) ), $this->asked );
		}
	}

	public function test_a_lead_held_for_another_reason_is_not_released_by_turnstile(): void {
		$this->turn_on_turnstile( 200, '{"success":true}' );
		$_COOKIE[ Turnstile::COOKIE ] = 'token';
		$this->post( array( 'web_page' => 'x' ) );
		$this->follow_up();
		self::assertSame( array( 'honeypot', array() ), array( $this->lead()->held_reason, $this->asked ) );
	}

	public function test_the_element_has_the_check_only_with_both_keys_and_if_this_site_gets_the_forms(): void {
		self::assertSame( '', Turnstile::markup() );
		$this->turn_on_turnstile( 200, '' );
		self::assertStringContainsString( '<div slot="verification" data-key="0xkey"', Turnstile::markup() );
		self::assertStringNotContainsString( '0xsecret', Turnstile::markup() );
		self::assertTrue( wp_script_is( 'cfg-configurator-turnstile' ) );
		$inside = apply_filters( 'cfg_configurator_element_content', '', array() );
		self::assertIsString( $inside );
		self::assertStringContainsString( Turnstile::markup(), $inside );
		$this->set( array( 'form_url' => 'https://crm.lume.example/pedidos' ) );
		self::assertSame( '', Turnstile::markup() );
		$this->post();
		self::assertSame( 'received', $this->lead()->status );
	}

	public function test_akismet_is_asked_only_if_an_editor_wants_it_and_its_spam_is_held(): void {
		require_once __DIR__ . '/akismet.php';
		\Akismet::$answer = 'true';
		\Akismet::$asked  = array();
		$this->post( array( 'submission_id' => 'first-one' ) );
		$this->follow_up();
		self::assertSame( array( 'received', 0 ), array( $this->lead()->status, count( \Akismet::$asked ) ) );
		$this->set( array( 'spam_akismet' => '1' ) );
		$this->post( array( 'submission_id' => 'second-one' ) );
		$this->judge( $this->leads()[1] );
		self::assertSame( array( 'held', 'akismet' ), array( $this->leads()[1]->status, $this->leads()[1]->held_reason ) );
		self::assertStringContainsString( 'comment_author_email=ines%40exemplo.pt', implode( \Akismet::$asked ) );
		foreach ( array( 'false', 'invalid', null ) as $number => $answer ) {
			\Akismet::$answer = $answer;
			$this->post( array( 'submission_id' => "further-{$number}" ) );
			$this->judge( $this->leads()[ 2 + $number ] );
			self::assertSame( 'received', $this->leads()[ 2 + $number ]->status );
		}
		$this->judge( $this->leads()[0] );
		self::assertSame( 'received', $this->leads()[0]->status, 'A lead whose mails are planned is not held any more.' );
	}
}
