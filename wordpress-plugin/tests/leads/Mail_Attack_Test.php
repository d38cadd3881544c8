<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads;

use Cfg_Configurator\Leads\Form_Fields;
use Cfg_Configurator\Tests\Plugin_Test_Case;

/** What nobody can add to a mail. */
final class Mail_Attack_Test extends Plugin_Test_Case {
	private const ATTEMPTS = array(
		"A\r\nBcc: evil@example.com\r\n\r\nBody",
		"A\rBcc: evil@example.com",
		"A\u{2028}Bcc: evil@example.com",
		"A\0Bcc: evil@example.com",
		'<script>alert(1)</script><img src=x onerror=alert(1)>',
	);

	protected function setUp(): void {
		parent::setUp();
		$this->serve();
		$this->set( array( 'mail_fallback' => 'pedidos@lume.example' ) );
		ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet -- the entries are not of interest.
	}

	private function text( int $index, string $name = 'message' ): string {
		$value = $this->mailbox->mails[ $index ][ $name ] ?? '';
		return is_scalar( $value ) ? (string) $value : implode( "\n", array_filter( (array) $value, 'is_string' ) );
	}

	/** @return array<string, array{string}> Every field of the form that accepts any text. */
	public static function unvalidated_fields(): array {
		$checked = array( 'form_type', 'submission_id', 'email', 'telefone', 'id_district', 'dealer', 'accept', 'disclaimer', 'share' );
		$free    = array_diff( array( 'name', 'msg', ...Form_Fields::HIDDEN, Form_Fields::CONSENTS, Form_Fields::SNAPSHOT, 'utm_source' ), $checked );
		return array_combine( $free, array_map( static fn ( string $name ): array => array( $name ), $free ) );
	}

	/** @dataProvider unvalidated_fields */
	public function test_no_field_of_the_form_adds_a_header_or_markup_to_a_mail( string $field ): void {
		foreach ( self::ATTEMPTS as $number => $text ) {
			$this->mailbox->mails = array();
			$this->send(
				array(
					$field          => $text,
					'submission_id' => "abcdefgh{$number}",
					'email'         => "ines{$number}@exemplo.pt",
				)
			);
			$this->assert_clean_mails();
		}
	}

	public function test_no_dealer_of_the_content_site_adds_a_header_or_markup_to_a_mail(): void {
		foreach ( self::ATTEMPTS as $number => $text ) {
			$this->mailbox->mails = array();
			$dealer               = array(
				'objectId'    => 'LX01',
				'designation' => $text,
				'email'       => "tejo@lume.example\r\nBcc: evil@example.com",
				'district'    => 11,
			);
			$this->serve( more: array( 'hyuDealersLst/all' => array( 'dealers' => array( $dealer ) ) + self::DEALERS ) );
			$this->send(
				array(
					'submission_id' => "abcdefgh{$number}",
					'email'         => "ines{$number}@exemplo.pt",
				)
			);
			$this->assert_clean_mails();
			self::assertSame( 'pedidos@lume.example', $this->mailed()[0] );
		}
	}

	private function assert_clean_mails(): void {
		self::assertCount( 2, $this->mailbox->mails );
		foreach ( array_keys( $this->mailbox->mails ) as $index ) {
			foreach ( array( $this->mailed()[ $index ], $this->text( $index, 'subject' ), ...explode( "\n", $this->text( $index, 'headers' ) ) ) as $line ) {
				self::assertDoesNotMatchRegularExpression( '/[\r\x{2028}]|^\s*bcc:/iu', $line );
			}
			self::assertDoesNotMatchRegularExpression( '/<script|<img/', $this->text( $index ) );
		}
	}

	public function test_the_form_cannot_send_links_to_strangers_and_a_name_with_a_dot_is_no_link(): void {
		foreach ( array( 'https://evil.example/win', 'www.evil.example', 'Win at evil.com/x' ) as $index => $text ) {
			$this->send(
				array(
					'model'         => $text,
					'msg'           => $text,
					'from_page'     => $text,
					'submission_id' => "abcdefgh{$index}",
					'form_type'     => 'configuration-email',
				)
			);
		}
		$to_buyers = array_filter( $this->mailbox->mails, static fn ( array $mail ): bool => 'ines@exemplo.pt' === $mail['to'] );
		self::assertCount( 3, $to_buyers );
		self::assertStringNotContainsString( 'evil', (string) wp_json_encode( $to_buyers ) );
		$this->mailbox->mails = array();
		$this->send(
			array(
				'name'  => 'J.Silva',
				'email' => 'outro@exemplo.pt',
			)
		);
		self::assertStringContainsString( "J.\u{2060}Silva", $this->text( 1 ) );
	}
}
