<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Posting;

use Cfg_Configurator\Leads\Posting\Post_Handler;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** The rules of spec §5, the stored data and the redirect of a posted form. */
final class Posting_Test extends Leads_Test_Case {
	public function test_a_valid_form_is_stored_complete_and_redirects_to_the_thank_you_page(): void {
		$this->assert_thanks( $this->post() );
		$lead = $this->lead();
		self::assertSame(
			array(
				'proposal',
				'received',
				'Inês Conceição',
				'ines@exemplo.pt',
				'912345678',
				'Lisboa',
				'LX01',
				'Lume Tejo, Lisboa',
				'tejo@lume.example',
				"Bom dia,\ngostaria de uma proposta.",
				'Maré',
				'101',
				'c1',
			),
			array(
				$lead->form_type,
				$lead->status,
				$lead->name,
				$lead->email,
				$lead->phone,
				$lead->district,
				$lead->dealer_id,
				$lead->dealer,
				$lead->dealer_email,
				$lead->message,
				$lead->model,
				$lead->text( 'model_id' ),
				$lead->configuration_id,
			)
		);
		self::assertTrue( $lead->has_consent );
		self::assertFalse( $lead->wants_marketing );
		self::assertSame( array( 'utm_source' => 'boletim' ), $lead->extra );
		self::assertSame( '2026-09-21 14:13:20', $lead->created_gmt );
	}

	/**
	 * @return array<string, array{array<string, mixed>, list<string>}>
	 */
	public static function invalid_fields(): array {
		return array(
			'no name'                         => array( array( 'name' => '  ' ), array( 'name' ) ),
			'a name of 81 characters'         => array( array( 'name' => str_repeat( 'ã', 81 ) ), array( 'name' ) ),
			'an e-mail without a dot'         => array( array( 'email' => 'ines@exemplo' ), array( 'email' ) ),
			'an e-mail that ends a header'    => array( array( 'email' => "ines@exemplo.pt\r\nBcc: x@y.pt" ), array( 'email' ) ),
			'an e-mail with a line end after' => array( array( 'email' => "ines@exemplo.pt\n\nx" ), array( 'email' ) ),
			'two e-mails'                     => array( array( 'email' => 'a@b.pt,c@d.pt' ), array( 'email' ) ),
			'eight digits'                    => array( array( 'telefone' => '91234567' ), array( 'telefone' ) ),
			'a telephone with letters'        => array( array( 'telefone' => '91234567a' ), array( 'telefone' ) ),
			'no district, dealer not checked' => array(
				array(
					'id_district' => '99',
					'dealer'      => 'X',
				),
				array( 'id_district' ),
			),
			'a dealer of another district'    => array( array( 'dealer' => 'PT01' ), array( 'dealer' ) ),
			'a dealer that is none'           => array( array( 'dealer' => 'ZZ99' ), array( 'dealer' ) ),
			'a message of 3501 characters'    => array( array( 'msg' => str_repeat( '🚗', 3501 ) ), array( 'msg' ) ),
			'no consent'                      => array( array( 'accept' => '' ), array( 'accept' ) ),
			'consent in another word'         => array( array( 'accept' => 'on' ), array( 'accept' ) ),
			'an odd marketing box'            => array( array( 'disclaimer' => 'X' ), array( 'disclaimer' ) ),
			'an odd submission id'            => array( array( 'submission_id' => 'a b c d e f' ), array( 'submission_id' ) ),
			'another form'                    => array( array( 'form_type' => 'newsletter' ), array( 'form_type' ) ),
			'lists where texts belong'        => array(
				array(
					'name'   => array( 'a' ),
					'email'  => array( 'x' => 'a@b.pt' ),
					'accept' => array( 'S' ),
				),
				array( 'name', 'email', 'accept' ),
			),
			'a list for the form itself'      => array( array( 'form_type' => array( 'proposal' ) ), array( 'form_type' ) ),
		);
	}

	/**
	 * @dataProvider invalid_fields
	 * @param array<string, mixed> $change Fields that differ from a valid form's.
	 * @param list<string>         $broken Fields that must be listed.
	 */
	public function test_an_invalid_form_is_not_stored_and_its_fields_are_listed( array $change, array $broken ): void {
		$this->assert_problem( $this->post( $change ), $broken );
		self::assertSame( array(), $this->leads() );
	}

	public function test_an_empty_post_is_answered_like_any_other_failure(): void {
		$this->assert_problem( Post_Handler::answer( array(), array() ), array( 'form_type' ) );
	}

	public function test_a_message_of_3500_emoji_and_a_pdf_link_are_stored_complete(): void {
		$message = str_repeat( '🚗', 3500 ) . "\nPDF: https://lume.example/documents/5f1c.pdf";
		$this->assert_thanks( $this->post( array( 'msg' => $message ) ) );
		self::assertSame( $message, $this->lead()->message );
	}

	public function test_slashes_and_quotes_are_stored_as_typed(): void {
		$typed = "D'Ávila \"Zé\" \\ \\\\' OR 1=1; DROP TABLE x; -- %s %d";
		$this->assert_thanks(
			$this->post(
				array(
					'name' => $typed,
					'msg'  => $typed,
				)
			)
		);
		self::assertSame( array( $typed, $typed ), array( $this->lead()->name, $this->lead()->message ) );
	}

	public function test_unknown_fields_are_not_stored(): void {
		$this->post(
			array(
				'is_admin'     => '1',
				'status'       => 'held',
				'dealer_email' => 'evil@example.com',
				'stand'        => 'Evil',
			)
		);
		$row = Database::row( 'SELECT * FROM %i', Tables::leads() );
		self::assertNotNull( $row );
		self::assertSame( 'received', $row['status'] );
		self::assertSame( '{"utm_source":"boletim"}', $row['extra'] );
		self::assertStringNotContainsStringIgnoringCase( 'evil', (string) wp_json_encode( $row ) );
	}

	public function test_the_configuration_by_e_mail_requires_name_e_mail_and_consent_only(): void {
		$this->assert_thanks(
			$this->post(
				array(
					'form_type'   => 'configuration-email',
					'telefone'    => 'x',
					'id_district' => '',
					'dealer'      => 'ZZ',
					'msg'         => 'x',
				)
			)
		);
		self::assertSame(
			array( '', '', '', '' ),
			array( $this->lead()->phone, $this->lead()->dealer_id, $this->lead()->dealer_email, $this->lead()->message )
		);
	}

	public function test_a_form_from_a_page_cached_for_days_is_stored(): void {
		$form = $this->form();
		unset( $form['web_page'] );
		$this->assert_thanks( Post_Handler::answer( wp_slash( $form ), array() ) );
		self::assertSame( 'received', $this->lead()->status );
	}

	public function test_any_dealer_is_accepted_and_the_fallback_mailed_when_the_dealers_cannot_be_loaded(): void {
		$this->store_dealers( array() );
		$this->assert_thanks( $this->post() );
		self::assertSame( array( 'LX01', '', '' ), array( $this->lead()->dealer_id, $this->lead()->dealer, $this->lead()->dealer_email ) );
		Lead_Worker::follow_up();
		self::assertSame( array( 'pedidos@lume.example', 'ines@exemplo.pt' ), $this->mailed() );
	}

	public function test_a_dealer_missing_from_the_cached_response_is_requested_once_a_minute(): void {
		$asked = 0;
		add_action(
			'rest_api_init',
			static function () use ( &$asked ): void {
				register_rest_route(
					'cfg',
					'/hyuDealersLst/(?P<value>[^/]+)',
					array(
						'methods'             => 'GET',
						'permission_callback' => '__return_true',
						'callback'            => static function () use ( &$asked ): array {
							++$asked;
							return array(
								'districts' => array(
									array(
										'id'   => '11',
										'name' => 'Lisboa',
									),
								),
								'dealers'   => array(
									array(
										'objectId'    => 'NEW1',
										'designation' => 'Lume Nova',
										'email'       => 'nova@lume.example',
										'district'    => '11',
									),
								),
							);
						},
					),
					true
				);
			},
			1
		);
		$this->assert_problem( $this->post( array( 'dealer' => 'NEW1' ) ), array( 'dealer' ) );
		$this->now += 61;
		$this->assert_thanks( $this->post( array( 'dealer' => 'NEW1' ) ) );
		self::assertSame( 'nova@lume.example', $this->lead()->dealer_email );
		$this->assert_problem( $this->post( array( 'dealer' => 'ZZ99' ) ), array( 'dealer' ) );
		self::assertSame( 1, $asked );
	}

	public function test_a_body_over_128_kb_is_rejected_and_not_stored(): void {
		$this->assert_problem( $this->post( array(), array( 'CONTENT_LENGTH' => '131073' ) ), array( 'msg' ) );
		self::assertSame( array(), $this->leads() );
	}
}
