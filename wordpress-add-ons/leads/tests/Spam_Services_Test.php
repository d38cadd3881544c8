<?php
declare(strict_types=1);

namespace Cfg_Configurator_Leads\Tests;

use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator_Leads\Spam_Services;

require_once __DIR__ . '/akismet.php';

/** Turnstile and Akismet. */
final class Spam_Services_Test extends Leads_Test_Case {
	private const KEYS = array(
		'cfg_leads_turnstile_key'    => 'site',
		'cfg_leads_turnstile_secret' => 'secret',
	);

	/** @var list<array<mixed>> Bodies of the requests to Cloudflare. */
	private array $asked = array();

	/** @param array<mixed>|null $answer Of Cloudflare; null for none. */
	private function switch_on_turnstile( ?array $answer, string $token = 'token' ): void {
		$this->set( self::KEYS );
		$_COOKIE['cfg_configurator_leads_check'] = $token;
		$this->answer_http(
			function ( string $url, array $arguments ) use ( $answer ): array|\WP_Error|null {
				if ( ! str_starts_with( $url, 'https://challenges.cloudflare.com/' ) ) {
					return null;
				}
				$this->asked[] = (array) $arguments['body'];
				return null === $answer ? new \WP_Error( 'http_request_failed', 'no answer' ) : array(
					'headers'  => array(),
					'body'     => (string) wp_json_encode( $answer ),
					'response' => array(
						'code'    => 200,
						'message' => '',
					),
				);
			}
		);
	}

	/** @return array<string, array{array<mixed>|null, string, string, string, int}> Answer, token, status, reason, mails. */
	public static function answers(): array {
		return array(
			'a person'          => array( array( 'success' => true ), 'token', Lead::RECEIVED, '', 2 ),
			'a program'         => array( array( 'success' => false ), 'token', Lead::HELD, Spam_Services::TURNSTILE, 0 ),
			'no answer'         => array( null, 'token', Lead::HELD, Spam_Services::UNVERIFIED, 0 ),
			'an unknown answer' => array( array(), 'token', Lead::HELD, Spam_Services::UNVERIFIED, 0 ),
			'no token'          => array( array( 'success' => true ), '', Lead::HELD, Spam_Services::UNVERIFIED, 0 ),
			'a long token'      => array( array( 'success' => true ), str_repeat( 'x', 2049 ), Lead::HELD, Spam_Services::UNVERIFIED, 0 ),
		);
	}

	/**
	 * @dataProvider answers
	 * @param array<mixed>|null $answer
	 */
	public function test_turnstile_decides_after_the_response_and_a_confirmed_lead_is_mailed_at_once(
		?array $answer,
		string $token,
		string $status,
		string $reason,
		int $mails
	): void {
		$this->switch_on_turnstile( $answer, $token );
		$result = $this->post();
		self::assertSame( array( array(), Lead::HELD ), array( $this->asked, $this->lead()->status ) );
		\Cfg_Configurator\Leads\Endpoint::follow_up( $result->row ?? array(), true );
		self::assertSame( array( $status, $reason, $mails ), array( $this->lead()->status, $this->lead()->spam_reason, count( $this->mailbox->mails ) ) );
	}

	public function test_a_lead_that_is_held_for_another_reason_is_not_asked_about(): void {
		$this->switch_on_turnstile( array( 'success' => true ) );
		$lead = $this->add( array( 'open_ms' => '10' ) );
		self::assertSame( array( array(), 'too-fast', Lead::HELD ), array( $this->asked, $lead->spam_reason, $lead->status ) );
	}

	public function test_many_confirmed_leads_do_not_mail_the_same_stranger_without_a_limit(): void {
		$this->switch_on_turnstile( array( 'success' => true ) );
		for ( $post = 0; $post < 5; $post++ ) {
			$this->add();
		}
		self::assertCount( 3, array_keys( $this->mailed(), 'ines@exemplo.pt', true ) );
	}

	public function test_the_element_contains_the_check_in_the_language_of_its_reader(): void {
		$content = static fn ( string $language ): string => \Cfg_Configurator_Leads\Turnstile::add( '<p></p>', compact( 'language' ) );
		self::assertSame( '<p></p>', $content( 'pt-PT' ) );
		$this->set( self::KEYS );
		self::assertStringContainsString( '<div slot="verification" data-key="site"', $content( 'pt-PT' ) );
		self::assertStringContainsString( 'data-language="pt-PT"', $content( 'pt-PT' ) );
		self::assertStringContainsString( 'data-language="en"', $content( 'en-GB' ) );
		self::assertTrue( wp_script_is( 'cfg-configurator-leads-turnstile' ) );
		$this->set( array( 'form_url' => 'https://crm.example/' ) );
		self::assertSame( '<p></p>', $content( 'pt-PT' ) );
	}

	/** @return array<string, array{?string, string, string}> */
	public static function opinions(): array {
		return array(
			'spam'      => array( 'true', Lead::HELD, Spam_Services::AKISMET ),
			'no spam'   => array( 'false', Lead::RECEIVED, '' ),
			'no answer' => array( null, Lead::RECEIVED, '' ),
		);
	}

	/** @dataProvider opinions */
	public function test_akismet_holds_what_it_considers_spam( ?string $answer, string $status, string $reason ): void {
		$this->set( array( 'cfg_leads_akismet' => '1' ) );
		\Akismet::$answer = $answer;
		\Akismet::$asked  = array();
		$lead             = $this->add();
		self::assertSame( array( $status, $reason ), array( $lead->status, $lead->spam_reason ) );
		self::assertCount( Lead::HELD === $status ? 0 : 2, $this->mailbox->mails );
		self::assertStringContainsString( rawurlencode( 'ines@exemplo.pt' ), implode( ' ', \Akismet::$asked ) );
	}

	public function test_akismet_is_asked_only_if_the_setting_is_on_and_there_is_a_message(): void {
		\Akismet::$asked = array();
		$this->add();
		$this->set( array( 'cfg_leads_akismet' => '1' ) );
		$this->add( array( 'msg' => '' ) );
		self::assertSame( array(), \Akismet::$asked );
	}
}
