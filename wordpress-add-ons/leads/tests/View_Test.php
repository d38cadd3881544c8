<?php
declare(strict_types=1);

namespace Cfg_Configurator_Leads\Tests;

use Cfg_Configurator\Install;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Table;
use Cfg_Configurator\Leads\Sender;
use Cfg_Configurator_Leads\Actions;

/** The view of one lead, and its actions. */
final class View_Test extends Leads_Test_Case {
	private function view( Lead $lead ): string {
		return $this->screen( array( 'lead' => (string) $lead->id ) );
	}

	protected function setUp(): void {
		parent::setUp();
		$this->act_with( Install::READ, Install::MANAGE );
	}

	/** @return array<string, mixed> */
	private static function configuration(): array {
		/** @var list<array{case: string, snapshot: mixed}> $table */
		$table = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/wordpress-plugin/tests/leads/snapshots.json' ), true );
		return array( 'configuration' => (string) wp_json_encode( $table[0]['snapshot'] ) );
	}

	public function test_the_view_shows_fields_configuration_figures_consents_and_mails(): void {
		$text  = wp_strip_all_tags( $this->view( $this->add( self::configuration() ) ) );
		$parts = array( 'Inês Conceição', '912345678', 'gostaria de uma proposta', 'Lisboa', 'boletim', '1.6 Híbrido', 'Prestígio', 'tejo@lume.example' );
		foreach ( $parts as $part ) {
			self::assertStringContainsString( $part, $text );
		}
		self::assertMatchesRegularExpression( '/\d\x{A0}€/u', $text );
	}

	public function test_links_in_what_strangers_typed_are_never_clickable(): void {
		$lead = $this->add(
			array(
				'name'       => 'Ana <a href="https://evil.example/a">x</a>',
				'msg'        => "https://evil.example/b\nwww.evil.example\nPDF: https://evil.example/c.pdf",
				'model'      => 'https://evil.example/d',
				'utm_source' => 'https://evil.example/e',
				'from_page'  => 'https://evil.example/f',
			)
		);
		$html = $this->view( $lead ) . $this->screen();
		self::assertStringContainsString( 'https://evil.example/b', $html );
		preg_match_all( '/<a\s[^>]*href="([^"]*)"/', $html, $links );
		self::assertNotEmpty( $links[1] );
		foreach ( $links[1] as $link ) {
			self::assertStringStartsWith( 'http://127.0.0.1', html_entity_decode( $link ) );
		}
		self::assertStringNotContainsString( '<a href="https://evil', $html );
	}

	public function test_a_lead_that_is_gone_shows_the_list_and_says_so(): void {
		self::assertStringContainsString( __( 'This lead no longer exists.', 'cfg-configurator-leads' ), $this->screen( array( 'lead' => '99999999' ) ) );
	}

	public function test_a_held_lead_says_why_and_can_be_accepted_and_rejected(): void {
		$lead = $this->add( array( 'open_ms' => '10' ) );
		self::assertStringContainsString( __( 'it was filled in too quickly for a person', 'cfg-configurator-leads' ), $this->view( $lead ) );
		$this->perform( 'reject', $lead );
		self::assertSame( Lead::REJECTED, $this->again( $lead )->status );
		$this->perform( 'release', $lead );
		Sender::run_due();
		$lead = $this->again( $lead );
		self::assertSame( array( Lead::RECEIVED, 'sent', 2 ), array( $lead->status, $lead->mail_state, count( $this->mailbox->mails ) ) );
	}

	public function test_one_mail_is_sent_again_and_the_other_keeps_its_state(): void {
		$lead                 = $this->add();
		$this->mailbox->mails = array();
		$this->perform( 'mail', $lead, 'dealer' );
		self::assertSame( 'pending', $this->again( $lead )->mail_state );
		Sender::run_due();
		self::assertSame( array( 'tejo@lume.example' ), $this->mailed() );
		self::assertSame( array( 'dealer' => 'sent', 'buyer' => 'sent' ), $this->states() );
	}

	public function test_a_mail_whose_fate_is_unknown_is_explained_and_sent_again_by_one_click(): void {
		$lead                     = $this->add();
		$mails                    = $lead->mails();
		$mails['buyer']['state']  = 'unknown';
		$mails['buyer']['detail'] = 'why';
		Lead_Table::update(
			$lead->id,
			array(
				'mails'      => (string) wp_json_encode( $mails ),
				'mail_state' => 'unknown',
			)
		);
		$words = __( 'Nobody knows whether this email arrived: if you send it again, the recipient may get it twice.', 'cfg-configurator-leads' );
		self::assertSame( 1, substr_count( $this->view( $lead ), esc_html( $words ) ) );
		$this->mailbox->mails = array();
		Sender::run_due();
		self::assertSame( array(), $this->mailed() );
		$this->perform( 'mail', $lead, 'buyer' );
		$waiting = $this->again( $lead )->mails()['buyer'];
		self::assertSame( array( 'pending', '' ), array( $waiting['state'], $waiting['detail'] ) );
		Sender::run_due();
		self::assertSame( array( 'ines@exemplo.pt' ), $this->mailed() );
		self::assertSame( 'sent', $this->again( $lead )->mail_state );
	}

	public function test_no_mail_is_sent_again_while_the_lead_is_being_sent_held_or_without_that_mail(): void {
		$lead = $this->add();
		Lead_Table::update( $lead->id, array( 'mail_state' => 'sending' ) );
		self::assertSame( 0, Actions::perform( 'mail', array( $lead->id ), 'dealer' ) );
		Lead_Table::update( $lead->id, array( 'mail_state' => 'sent' ) );
		self::assertSame( 0, Actions::perform( 'mail', array( $lead->id ), 'nobody' ) );
		Lead_Table::update( $lead->id, array( 'status' => Lead::HELD ) );
		self::assertSame( 0, Actions::perform( 'mail', array( $lead->id ), 'dealer' ) );
	}

	public function test_the_follow_up_is_saved_and_an_unknown_one_is_not(): void {
		$lead = $this->add();
		$this->perform( 'follow-up', $lead, 'won' );
		self::assertSame( 'won', $this->again( $lead )->follow_up );
		self::assertSame( '0', $this->query_of( $this->perform( 'follow-up', $lead, 'sold' ) )['count'] );
		self::assertSame( 'won', $this->again( $lead )->follow_up );
	}

	public function test_the_withdrawal_of_a_consent_is_recorded_and_its_evidence_stays(): void {
		$lead = $this->add( array( 'disclaimer' => 'S' ) );
		$this->perform( 'withdraw', $lead, 'marketing' );
		$consent = array_column( $this->again( $lead )->consents(), null, 'purpose' )['marketing'];
		self::assertSame( array( '0', (string) get_current_user_id() ), array( $this->again( $lead )->text( 'marketing' ), $consent['withdrawn_by'] ) );
		self::assertNotSame( '', $consent['given_gmt'] );
		self::assertSame( 0, Actions::perform( 'withdraw', array( $lead->id ), 'marketing' ) );
		self::assertSame( 0, Actions::perform( 'withdraw', array( $lead->id ), 'dealers' ) );
	}

	public function test_a_deleted_lead_is_gone_and_the_list_says_so(): void {
		$lead  = $this->add();
		$query = $this->query_of( $this->perform( 'delete', $lead ) );
		self::assertNull( Lead_Table::find( $lead->id ) );
		self::assertArrayNotHasKey( 'lead', $query );
		self::assertStringContainsString( esc_html( Actions::result( 'delete', 1 ) ), $this->screen( $query ) );
	}

	public function test_a_nonce_for_one_lead_does_nothing_to_another(): void {
		$lead     = $this->add();
		$other    = $this->add();
		$_REQUEST = array(
			'do'       => 'delete',
			'lead'     => (string) $other->id,
			'_wpnonce' => wp_create_nonce( Actions::intent( 'delete', $lead->id ) ),
		);
		$this->wp_die_of( static fn () => Actions::respond() );
		self::assertCount( 2, $this->leads() );
	}
}
