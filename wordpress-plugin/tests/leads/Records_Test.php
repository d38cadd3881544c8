<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads;

use Cfg_Configurator\Install;
use Cfg_Configurator\Leads\Consents;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Table;
use Cfg_Configurator\Leads\Privacy;
use Cfg_Configurator\Leads\Retry;
use Cfg_Configurator\Leads\Sender;
use Cfg_Configurator\Leads\Snapshot;
use Cfg_Configurator\Leads\Snapshot_Rows;
use Cfg_Configurator\Leads\Spam;
use Cfg_Configurator\Tests\Plugin_Test_Case;

/** What is known of a lead: spam, consents, configuration, privacy tools, retention, and what visitors see afterwards. */
final class Records_Test extends Plugin_Test_Case {
	protected function setUp(): void {
		parent::setUp();
		$this->serve();
	}

	/** @return array<string, array{array<string, mixed>, string}> */
	public static function suspicious_forms(): array {
		return array(
			'a filled honeypot'          => array( array( 'web_page' => 'x' ), 'honeypot' ),
			'less than two seconds'      => array( array( 'open_ms' => '1999' ), 'too-fast' ),
			'no time'                    => array( array( 'open_ms' => '' ), 'no-time' ),
			'a link in the name'         => array( array( 'name' => 'www.win.example' ), 'link' ),
			'a person'                   => array( array(), '' ),
			'a person with a long visit' => array( array( 'open_ms' => '99999999' ), '' ),
		);
	}

	/**
	 * @dataProvider suspicious_forms
	 * @param array<string, mixed> $change
	 */
	public function test_a_suspicious_lead_is_thanked_and_held_until_somebody_releases_it( array $change, string $reason ): void {
		$this->assert_thanked( $this->send( $change ) );
		self::assertSame( $reason, $this->lead()->spam_reason );
		self::assertCount( '' === $reason ? 2 : 0, $this->mailbox->mails );
		if ( '' !== $reason ) {
			self::assertSame( array( 'held', 'none' ), array( $this->lead()->status, $this->lead()->mail_state ) );
			self::assertTrue( Lead_Table::release( $this->lead()->id ) );
			self::assertFalse( Lead_Table::release( $this->lead()->id ) );
			Sender::run_due();
			self::assertCount( 2, $this->mailbox->mails );
		}
	}

	public function test_a_lead_that_an_add_on_releases_after_the_response_is_mailed_at_once_and_within_the_limit(): void {
		add_filter( 'cfg_configurator_spam_reason', static fn (): string => 'my-check' );
		add_action( 'cfg_configurator_lead_created', static fn ( Lead $lead ): bool => Lead_Table::release( $lead->id ) );
		for ( $post = 0; $post < 5; $post++ ) {
			$this->send( array( 'submission_id' => "abcdefgh{$post}" ) );
		}
		self::assertSame( array( 5, 3 ), array_values( array_count_values( $this->mailed() ) ) );
	}

	public function test_a_held_form_that_is_posted_again_and_passes_is_released(): void {
		$this->send( array( 'open_ms' => '' ) );
		$this->send();
		Sender::run_due();
		self::assertSame( array( 'received', 2 ), array( $this->lead()->status, count( $this->mailbox->mails ) ) );
	}

	public function test_many_leads_of_one_network_are_held_only_with_another_sign(): void {
		$told = array();
		add_action(
			'cfg_configurator_error',
			static function ( string $kind ) use ( &$told ): void {
				$told[] = $kind;
			}
		);
		foreach ( range( 1, 13 ) as $number ) {
			$this->post(
				array(
					'submission_id' => "number-of-{$number}",
					'email'         => "ines{$number}@exemplo.pt",
					'open_ms'       => 12 === $number ? '9000' : '60000',
					'msg'           => 13 === $number ? 'www.win.example' : 'Bom dia',
				)
			);
		}
		self::assertSame(
			array( 12 => 'rate', 13 => 'rate' ),
			array_filter( array_combine( range( 1, 13 ), array_map( static fn ( Lead $lead ): string => $lead->spam_reason, $this->leads() ) ) )
		);
		self::assertSame( array( 'held', 'held' ), $told );
		$this->post( array( 'open_ms' => '9000' ), array( 'REMOTE_ADDR' => '198.51.100.7' ) );
		self::assertSame( '', $this->leads()[13]->spam_reason, 'Another network.' );
	}

	public function test_networks_are_told_apart_and_cannot_be_read(): void {
		$of = static fn ( string $address, string $forwarded = '' ): string => Spam::network(
			array(
				'REMOTE_ADDR'          => $address,
				'HTTP_X_FORWARDED_FOR' => $forwarded,
			)
		);
		self::assertSame( $of( '2001:db8:1:2::1' ), $of( '2001:db8:1:2:ffff::9' ) );
		self::assertNotSame( $of( '2001:db8:1:2::1' ), $of( '2001:db8:1:3::1' ) );
		self::assertSame( $of( '192.0.2.1' ), $of( '::ffff:192.0.2.1' ) );
		self::assertNotSame( $of( '10.0.0.1', '8.8.8.8' ), $of( '10.0.0.1', '9.9.9.9' ) );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{32}$/', $of( '192.0.2.1' ) );
		$this->send();
		Lead_Table::update( $this->lead()->id, array( 'created_gmt' => Retry::stamp( -3601 ) ) );
		Sender::run_due();
		self::assertSame( '', $this->lead()->text( 'network' ), 'Not kept for longer than an hour.' );
	}

	public function test_another_plugin_holds_a_lead_until_a_service_has_answered(): void {
		add_filter( 'cfg_configurator_spam_reason', static fn ( string $reason ): string => '' === $reason ? 'my-check' : $reason );
		add_action( 'cfg_configurator_lead_created', static fn ( Lead $lead ) => Lead_Table::release( $lead->id ) );
		$this->send();
		Sender::run_due();
		self::assertSame( array( 'received', 'my-check', 'sent' ), array( $this->lead()->status, $this->lead()->spam_reason, $this->lead()->mail_state ) );
	}

	public function test_consents_are_kept_with_the_words_that_the_buyer_saw(): void {
		$policy = $this->page( 'privacidade' );
		$shown  = array(
			'policy' => get_permalink( $policy ),
			'texts'  => array(
				'accept'     => 'Li e aceito a política.',
				'disclaimer' => "<b>Quero</b>\n novidades",
			),
		);
		$this->post(
			array(
				'disclaimer' => 'S',
				'consents'   => (string) wp_json_encode( $shown ),
			)
		);
		$consents = array_column( $this->lead()->consents(), null, 'purpose' );
		self::assertSame( array( 'privacy', 'marketing' ), array_keys( $consents ) );
		self::assertSame(
			array( 'Li e aceito a política.', $policy->post_modified_gmt . ' UTC' ),
			array( $consents['privacy']['text'], $consents['privacy']['policy_version'] )
		);
		self::assertStringContainsString( '<b>Quero</b>', implode( "\n", Consents::rows( $this->lead() ) ) );
		$this->post(
			array(
				'submission_id' => 'unreadable',
				'consents'      => '{',
			)
		);
		self::assertSame( '', $this->leads()[1]->consents()[0]['text'] );
	}

	public function test_the_privacy_tools_export_everything_about_a_person_and_erase_it(): void {
		$this->send( array( 'disclaimer' => 'S' ) );
		$this->send(
			array(
				'submission_id' => 'somebody-else',
				'email'         => 'outro@exemplo.pt',
			)
		);
		add_filter( 'cfg_configurator_lead_personal_data', static fn ( array $rows ): array => $rows + array( 'Notes' => '<script>' ) );
		$run    = static function ( string $kind ): array {
			/** @var array<string, array{callback: callable(string): array<string, mixed>}> $tools */
			$tools = apply_filters( "wp_privacy_personal_data_{$kind}", array() );
			return $tools['cfg-configurator']['callback']( 'INES@exemplo.pt' );
		};
		$export = $run( 'exporters' );
		$text   = (string) wp_json_encode( $export, JSON_UNESCAPED_UNICODE );
		self::assertCount( 1, (array) $export['data'] );
		foreach ( array( 'Inês Conceição', '912345678', 'Bom dia', 'tejo@lume.example', 'boletim', '&lt;script&gt;' ) as $part ) {
			self::assertStringContainsString( $part, $text );
		}
		$deleted = array();
		add_action(
			'cfg_configurator_lead_deleted',
			static function ( int $id ) use ( &$deleted ): void {
				$deleted[] = $id;
			}
		);
		self::assertSame( 1, $run( 'erasers' )['items_removed'] );
		self::assertCount( 1, $deleted );
		self::assertSame( array( 'outro@exemplo.pt' ), array_map( static fn ( Lead $lead ): string => $lead->email, $this->leads() ) );
	}

	public function test_leads_are_deleted_when_their_time_is_over_also_when_the_plugin_is_deleted(): void {
		foreach ( array( 1, 2, 3 ) as $number ) {
			$this->post( array( 'submission_id' => "number-of-{$number}" ) );
			Lead_Table::update( $this->leads()[ $number - 1 ]->id, array( 'created_gmt' => Retry::stamp( -$number * 300 * DAY_IN_SECONDS ) ) );
		}
		$this->set( array( 'retention_days' => '' ) );
		self::assertSame( 1, Lead_Table::apply_retention(), 'An empty setting is two years.' );
		$this->set( array( 'retention_days' => '0' ) );
		self::assertSame( 0, Lead_Table::apply_retention() );
		$this->set( array( 'retention_days' => '400' ) );
		Install::uninstall();
		self::assertCount( 1, $this->leads() );
		self::assertFalse( wp_next_scheduled( Install::LEADS_EVENT ) );
	}

	public function test_a_campaign_past_its_end_is_said_to_have_ended_in_mails(): void {
		$amount = array(
			'part'  => 'campaign',
			'cents' => -50_000,
			'until' => '2026-01-31',
		);
		$json   = array(
			'schema'     => 1,
			'priceLines' => array(
				array(
					'item'     => 'version',
					'name'     => 'Essencial',
					'cents'    => 3_000_000,
					'contains' => array( $amount ),
				),
			),
		);
		$read   = Snapshot::read( (string) wp_json_encode( $json ) );
		$rows   = Snapshot_Rows::figures( $read );
		self::assertNotNull( $read );
		self::assertStringContainsString( 'terminou em 31/01/2026', $rows['campaignUntil'] );
	}

	public function test_a_dropped_table_is_made_again_with_the_next_lead(): void {
		Lead_Table::run( 'DROP TABLE %i', Lead_Table::name() );
		$this->assert_thanked( $this->post() );
		self::assertSame( 'Inês Conceição', $this->lead()->name );
	}
}
