<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Mail;

use Cfg_Configurator\Leads\Fields\Lead_Fields;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** No field can add a header, markup or a link to a mail. */
final class Mail_Contents_Test extends Leads_Test_Case {
	protected function setUp(): void {
		parent::setUp();
		// All mails of a test go to the same address.
		add_filter( 'cfg_configurator_recipient_limit', '__return_zero' );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function mail( int $index ): array {
		return $this->mailbox->mails[ $index ];
	}

	public function test_a_reply_to_the_mail_of_the_dealer_goes_to_the_buyer_and_vice_versa(): void {
		$this->post();
		Lead_Worker::run();
		self::assertContains( 'Reply-To: ines@exemplo.pt', $this->headers_of( 0 ) );
		self::assertContains( 'Reply-To: ' . self::ADDRESS, $this->headers_of( 1 ) );
	}

	public function test_emoji_of_a_message_stay_text_instead_of_pictures_from_another_host(): void {
		$this->post( array( 'msg' => 'Bom dia 🚗' ) );
		Lead_Worker::run();
		self::assertStringContainsString( 'Bom dia 🚗', (string) wp_json_encode( $this->mail( 0 )['message'], JSON_UNESCAPED_UNICODE ) );
		self::assertSame( 10, has_filter( 'wp_mail', 'wp_staticize_emoji_for_email' ), 'The filter of WordPress is restored.' );
	}

	private const ATTEMPTS = array(
		"A\r\nBcc: evil@example.com\r\n\r\nBody",
		"A\nBcc: evil@example.com",
		"A\rBcc: evil@example.com",
		"A\u{2028}Bcc: evil@example.com",
		"A\0Bcc: evil@example.com",
		'<script>alert(1)</script><img src=x onerror=alert(1)>',
	);

	/**
	 * Every field of the form that accepts any text. The others reject such texts (Posting_Test) or hold the lead.
	 *
	 * @return array<string, array{string}>
	 */
	public static function unvalidated_fields(): array {
		$checked = array( 'form_type', 'submission_id', 'email', 'telefone', 'id_district', 'dealer', 'accept', 'disclaimer', 'share' );
		$free    = array_diff( array( ...array_column( Lead_Fields::visible(), 'name' ), ...Lead_Fields::hidden() ), $checked );
		return array_combine( $free, array_map( static fn ( string $name ): array => array( $name ), $free ) );
	}

	/**
	 * @dataProvider unvalidated_fields
	 */
	public function test_no_field_of_the_form_adds_a_header_or_markup_to_a_mail( string $field ): void {
		foreach ( self::ATTEMPTS as $number => $text ) {
			$this->mailbox->mails = array();
			$this->post(
				array(
					$field          => $text,
					'submission_id' => "abcdefgh{$number}",
				)
			);
			Lead_Worker::run();
			$this->assert_two_clean_mails();
		}
	}

	public function test_no_dealer_of_the_content_site_adds_a_header_or_markup_to_a_mail_even_unchecked(): void {
		foreach ( self::ATTEMPTS as $number => $text ) {
			$this->mailbox->mails = array();
			$dealer               = array(
				'objectId'    => self::DEALER,
				'designation' => $text,
				'email'       => "tejo@lume.example\r\nBcc: evil@example.com",
				'district'    => 11,
			);
			$district             = array(
				'id'   => 11,
				'name' => $text,
			);
			// Alternates between known and unknown dealers.
			$this->store_dealers(
				0 === $number % 2 ? array(
					'districts' => array( $district ),
					'dealers'   => array( $dealer ),
				) : array()
			);
			$unchecked = array(
				'dealer'      => $text,
				'id_district' => $text,
			);
			$this->post( array( 'submission_id' => "abcdefgh{$number}" ) + ( 0 === $number % 2 ? array() : $unchecked ) );
			Lead_Worker::run();
			$this->assert_two_clean_mails();
			self::assertSame( 'pedidos@lume.example', $this->mailed()[0] );
		}
	}

	private function assert_two_clean_mails(): void {
		self::assertCount( 2, $this->mailbox->mails );
		foreach ( array_keys( $this->mailed() ) as $index ) {
			$lines = array( $this->mailed()[ $index ], self::text( $this->mail( $index )['subject'] ?? '' ), ...$this->headers_of( $index ) );
			foreach ( $lines as $line ) {
				self::assertDoesNotMatchRegularExpression( '/[\r\n\x{2028}]|^\s*bcc:/iu', $line );
			}
			$message = self::text( $this->mail( $index )['message'] ?? '' );
			self::assertStringNotContainsString( '<script', $message );
			self::assertStringNotContainsString( '<img', $message );
		}
	}

	public function test_a_mail_is_in_the_language_of_the_site_whoever_resends_it(): void {
		$this->post();
		update_user_meta( $this->act_as( 'administrator' ), 'locale', 'en_US' );
		set_current_screen( 'dashboard' );
		add_filter( 'locale', static fn (): string => 'pt_PT' );
		add_filter( 'get_available_languages', static fn (): array => array( 'pt_PT' ) );
		$before                        = $GLOBALS['wp_locale_switcher'];
		$GLOBALS['wp_locale_switcher'] = new \WP_Locale_Switcher();
		$GLOBALS['wp_locale_switcher']->init();
		unload_textdomain( 'cfg-configurator', true );
		try {
			self::assertSame( 'Proposal', Form_Type::label( 'proposal' ) );
			$this->resend( $this->lead()->id );
			self::assertSame( 'Proposal', Form_Type::label( 'proposal' ), 'The screen stays in the language of the user.' );
		} finally {
			$GLOBALS['wp_locale_switcher'] = $before;
			unload_textdomain( 'cfg-configurator', true );
		}
		self::assertStringStartsWith( 'Proposta: Maré', self::text( $this->mailbox->mails[0]['subject'] ) );
		self::assertStringContainsString( 'lang="pt-PT"', self::text( $this->mailbox->mails[0]['message'] ) );
		self::assertStringContainsString( 'Contacto', self::text( $this->mailbox->mails[0]['message'] ) );
	}

	public function test_an_e_mail_address_that_would_add_a_header_is_rejected(): void {
		foreach ( array( "a@b.pt\r\nBcc: c@d.pt", "a@b.pt\nBcc: c@d.pt", 'a@b.pt, c@d.pt', 'Name <a@b.pt>', "a@b.pt\u{2028}Bcc: c@d.pt" ) as $email ) {
			$this->assert_problem( $this->post( array( 'email' => $email ) ), array( 'email' ) );
		}
	}

	public function test_the_form_cannot_send_links_to_strangers(): void {
		foreach ( array( 'https://evil.example/win', 'www.evil.example', 'Win at evil.com/x', 'evil.com' ) as $index => $text ) {
			$this->post(
				array(
					'model'         => $text,
					'msg'           => $text,
					'from_page'     => $text,
					'submission_id' => "abcdefgh{$index}",
					'form_type'     => 'configuration-email',
				)
			);
		}
		Lead_Worker::run();
		$to_buyers = array_filter( $this->mailbox->mails, static fn ( array $mail ): bool => 'ines@exemplo.pt' === $mail['to'] );
		self::assertCount( 4, $to_buyers );
		self::assertStringNotContainsString( 'evil', (string) wp_json_encode( $to_buyers ) );
	}

	public function test_a_name_with_a_dot_is_in_the_mail_and_no_link(): void {
		$this->post(
			array(
				'name'  => 'J.Silva',
				'model' => 'ID.Buzz',
			)
		);
		Lead_Worker::run();
		$to_buyer = array_column( $this->mailbox->mails, 'message', 'to' )['ines@exemplo.pt'] ?? '';
		self::assertIsString( $to_buyer );
		self::assertStringContainsString( "J.\u{2060}Silva", $to_buyer );
		self::assertStringContainsString( "ID.\u{2060}Buzz", $to_buyer );
	}

	public function test_the_sender_comes_from_the_settings_and_cannot_add_a_header(): void {
		$this->set(
			array(
				'mail_from_address' => 'configurador@lume.example',
				'mail_from_name'    => "Lume \"<x>\r\nBcc: evil@example.com",
			)
		);
		$this->post();
		Lead_Worker::run();
		self::assertContains( 'From: "Lume x Bcc: evil@example.com" <configurador@lume.example>', $this->headers_of( 0 ) );
	}

	public function test_a_corrected_address_is_used_when_a_mail_is_resent(): void {
		$this->post();
		Lead_Worker::run();
		Database::update( Tables::leads(), array( 'email' => 'nova@exemplo.pt' ), array( 'id' => $this->lead()->id ) );
		$this->resend( $this->lead()->id );
		self::assertSame( array( self::ADDRESS, 'ines@exemplo.pt', self::ADDRESS, 'nova@exemplo.pt' ), $this->mailed() );
		self::assertSame( 2, Delivery_Queue::of_mails()->of_lead( $this->lead()->id )[0]->sendings );
	}
}
