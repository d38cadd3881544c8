<?php
/**
 * What mails hold.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads;

/**
 * No field can add a header, markup or a link to a mail.
 */
final class Mail_Contents_Test extends Leads_Test_Case {
	/**
	 * @return array<string, mixed>
	 */
	private function mail( int $index ): array {
		return $this->mailbox->mails[ $index ];
	}

	public function test_an_answer_to_the_dealer_s_mail_goes_to_the_buyer_and_the_other_way_round(): void {
		$this->post();
		$this->services->worker()->run();
		self::assertContains( 'Reply-To: ines@exemplo.pt', $this->headers_of( 0 ) );
		self::assertContains( 'Reply-To: ' . self::ADDRESS, $this->headers_of( 1 ) );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function reaching_fields(): array {
		return array_combine(
			array( 'name', 'model', 'msg', 'from_page', 'configurationID', 'id_model', 'utm_source', 'lead_type' ),
			array_map(
				static fn ( string $name ): array => array( $name ),
				array( 'name', 'model', 'msg', 'from_page', 'configurationID', 'id_model', 'utm_source', 'lead_type' )
			)
		);
	}

	/**
	 * @dataProvider reaching_fields
	 */
	public function test_no_field_that_reaches_a_mail_adds_a_header_or_markup( string $field ): void {
		foreach ( array(
			"A\r\nBcc: evil@example.com\r\n\r\nBody",
			"A\nBcc: evil@example.com",
			"A\rBcc: evil@example.com",
			"A\u{2028}Bcc: evil@example.com",
			"A\0Bcc: evil@example.com",
			'<script>alert(1)</script><img src=x onerror=alert(1)>',
		) as $index => $text ) {
			$this->mailbox->mails = array();
			$this->post(
				array(
					$field          => $text,
					'submission_id' => "abcdefgh{$index}",
				)
			);
			$this->services->worker()->run();
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
	}

	public function test_an_e_mail_that_would_add_a_header_is_refused(): void {
		foreach ( array( "a@b.pt\r\nBcc: c@d.pt", "a@b.pt\nBcc: c@d.pt", 'a@b.pt, c@d.pt', 'Name <a@b.pt>', "a@b.pt\u{2028}Bcc: c@d.pt" ) as $email ) {
			$this->assert_problem( $this->post( array( 'email' => $email ) ), array( 'email' ) );
		}
	}

	public function test_the_form_cannot_be_made_to_send_links_to_strangers(): void {
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
		$this->services->worker()->run();
		$to_buyers = array_filter( $this->mailbox->mails, static fn ( array $mail ): bool => 'ines@exemplo.pt' === $mail['to'] );
		self::assertCount( 4, $to_buyers );
		self::assertStringNotContainsString( 'evil', (string) wp_json_encode( $to_buyers ) );
	}

	public function test_the_sender_is_the_settings_and_cannot_add_a_header_either(): void {
		$this->set(
			array(
				'mail_from_address' => 'configurador@lume.example',
				'mail_from_name'    => "Lume \"<x>\r\nBcc: evil@example.com",
			)
		);
		$this->post();
		$this->services->worker()->run();
		self::assertContains( 'From: "Lume x Bcc: evil@example.com" <configurador@lume.example>', $this->headers_of( 0 ) );
	}

	public function test_a_corrected_address_is_the_one_that_is_written_to_when_sent_again(): void {
		$this->post();
		$this->services->worker()->run();
		$this->services->leads()->correct( $this->lead()->id, array( 'email' => 'nova@exemplo.pt' ), 1 );
		$this->services->actions()->resend( array( $this->lead()->id ) );
		self::assertSame( array( self::ADDRESS, 'ines@exemplo.pt', self::ADDRESS, 'nova@exemplo.pt' ), $this->mailed() );
		self::assertSame( 2, $this->services->deliveries()->of_lead( $this->lead()->id )[0]->sendings );
	}
}
