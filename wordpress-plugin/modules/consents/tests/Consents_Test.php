<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Consents\Tests;

use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Modules\Consents\Consent;
use Cfg_Configurator\Modules\Consents\Consent_Record;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** What a lead stores about each consent, where it is shown, and withdrawals. */
final class Consents_Test extends Leads_Test_Case {
	use Shown_Consents;

	/** @return list<string> */
	private function purposes(): array {
		return array_map( static fn ( Consent $consent ): string => $consent->purpose, Consent_Record::of_lead( $this->lead() ) );
	}

	public function test_a_lead_stores_purpose_text_policy_time_and_form_of_each_consent(): void {
		$this->post_with_texts();
		self::assertEquals(
			array(
				new Consent( 'privacy', 'Li e aceito a Política de Privacidade', self::$policy, '3', '2026-09-21 14:13:20', 'proposal' ),
				new Consent( 'marketing', 'Aceito <b>campanhas</b> da Lume', self::$policy, '3', '2026-09-21 14:13:20', 'proposal' ),
			),
			Consent_Record::of_lead( $this->lead() )
		);
		self::assertSame( '0', $this->lead()->text( 'sharing' ) );
	}

	public function test_sharing_with_other_dealers_is_a_consent_of_its_own(): void {
		$this->post_with_texts(
			array(
				'disclaimer' => '',
				'share'      => 'S',
			)
		);
		self::assertSame( array( 'privacy', 'dealers' ), $this->purposes() );
		self::assertFalse( $this->lead()->wants_marketing );
		self::assertTrue( $this->lead()->is_shareable() );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function unreadable_texts(): array {
		return array(
			'no field'        => array( '' ),
			'cut JSON'        => array( '{"texts":{"accept":"Li' ),
			'no object'       => array( '7' ),
			'texts of a kind' => array( '{"texts":{"accept":["x"]},"policy":{}}' ),
		);
	}

	/**
	 * @dataProvider unreadable_texts
	 */
	public function test_a_form_whose_texts_cannot_be_read_is_a_lead_with_consents_without_text( string $posted ): void {
		$this->assert_thanks( $this->post( array( 'consents' => $posted ) ) );
		$consents = Consent_Record::of_lead( $this->lead() );
		self::assertEquals( array( new Consent( 'privacy', '', '', '', '2026-09-21 14:13:20', 'proposal' ) ), $consents );
	}

	public function test_the_policys_last_change_is_its_version_when_it_is_a_page_of_this_site_and_none_is_stated(): void {
		$page  = wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_title'  => 'Privacidade',
				'post_status' => 'publish',
			)
		);
		$shown = array(
			'texts'  => array( 'accept' => 'Li' ),
			'policy' => get_permalink( $page ),
		);
		$this->post( array( 'consents' => (string) wp_json_encode( $shown ) ) );
		self::assertSame( get_post( $page )?->post_modified_gmt . ' UTC', Consent_Record::of_lead( $this->lead() )[0]->policy_version );
	}

	public function test_leads_from_before_texts_were_stored_show_their_consents_without_text(): void {
		$this->post_with_texts();
		Database::run( 'UPDATE %i SET consents = NULL', Tables::leads() );
		self::assertSame( array( 'privacy', 'marketing' ), $this->purposes() );
		self::assertSame( '', Consent_Record::of_lead( $this->lead() )[1]->text );
	}
}
