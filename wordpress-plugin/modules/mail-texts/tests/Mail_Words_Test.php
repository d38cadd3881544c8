<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Mail_Texts\Tests;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Leads\Configuration\Build_Code;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Modules\Mail_Texts\Edited_Mails;
use Cfg_Configurator\Modules\Mail_Texts\Mail_Kind;
use Cfg_Configurator\Modules\Mail_Texts\Mail_Preview;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Settings\Value_Validator;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** Subjects and texts that an editor has written for the mails. */
final class Mail_Words_Test extends Leads_Test_Case {
	/**
	 * Posts a proposal with financing and sends its mails.
	 *
	 * @param array<string, mixed> $change Fields that differ.
	 */
	private function mail( array $change = array() ): void {
		/** @var list<array{snapshot: array<string, mixed>}> $snapshots */
		$snapshots = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/tests/Leads/snapshots.json' ), true );
		$snapshot  = array(
			...$snapshots[0]['snapshot'],
			'code'        => Build_Code::of_text( 'x' ),
			'creditLegal' => 'Contrair um empréstimo custa dinheiro.',
		);
		$this->post( array( 'configuration' => (string) wp_json_encode( $snapshot ) ) + $change );
		Lead_Worker::run();
	}

	private function mail_part( int $mail, string $name ): string {
		return self::text( $this->mailbox->mails[ $mail ][ $name ] ?? '' );
	}

	public function test_placeholders_are_filled_in_subject_heading_and_text_of_both_mails(): void {
		$this->set(
			array(
				'mail_dealer_subject'       => 'Novo pedido n.º {numero}: {modelo}',
				'mail_dealer_text'          => "{nome} escreveu:\n{mensagem}\n\nTelefone: {telefone}",
				'mail_confirmation_subject' => 'Obrigado, {nome}',
				'mail_confirmation_text'    => "Caro/a {nome},\n\n{concessionario} responde até amanhã.",
			)
		);
		$this->mail();
		$id = $this->lead()->id;
		self::assertSame( "Novo pedido n.º {$id}: Maré", $this->mail_part( 0, 'subject' ) );
		self::assertSame( 'Obrigado, Inês Conceição', $this->mail_part( 1, 'subject' ) );
		self::assertStringContainsString( ">Inês Conceição escreveu:<br />\nBom dia,<br />\ngostaria de uma proposta.</p>", $this->mail_part( 0, 'message' ) );
		self::assertStringContainsString( '>Telefone: 912345678</p>', $this->mail_part( 0, 'message' ) );
		self::assertStringContainsString( '>Obrigado, Inês Conceição</h1>', $this->mail_part( 1, 'message' ) );
		self::assertStringContainsString( '>Lume Tejo, Lisboa responde até amanhã.</p>', $this->mail_part( 1, 'message' ) );
	}

	public function test_without_the_module_the_mails_have_their_own_texts_and_recipients(): void {
		$row = array(
			'dealer' => self::DEALER,
			'to'     => 'vendas@tejo.example',
			'cc'     => 'chefe@tejo.example',
		);
		$this->set(
			array(
				'mail_dealer_subject'    => 'Novo pedido',
				'mail_confirmation_text' => 'Obrigado.',
				'mail_dealers'           => array( $row ),
			)
		);
		remove_action( 'cfg_configurator_lead_email', array( Edited_Mails::class, 'edit' ) );
		remove_filter( 'cfg_configurator_dealer_address', array( Edited_Mails::class, 'dealer_address' ) );
		$this->mail();
		self::assertSame( array( self::ADDRESS, 'ines@exemplo.pt' ), $this->mailed() );
		self::assertStringNotContainsString( 'Cc:', implode( $this->headers_of( 0 ) ) );
		self::assertContains( 'Reply-To: ' . self::ADDRESS, $this->headers_of( 1 ) );
		self::assertSame( "Proposta: Maré, Inês Conceição (n.º {$this->lead()->id})", $this->mail_part( 0, 'subject' ) );
		self::assertStringContainsString( '>Olá Inês Conceição,</p>', $this->mail_part( 1, 'message' ) );
	}

	public function test_the_code_and_the_credit_notice_stay_whatever_the_text_says(): void {
		$this->set(
			array(
				'mail_confirmation_text' => 'Obrigado.',
				'mail_dealer_text'       => 'Novo pedido.',
				'lender_name'            => 'Banco do Site, S.A.',
			)
		);
		$this->mail();
		foreach ( array( 0, 1 ) as $mail ) {
			self::assertStringContainsString( Build_Code::format( Build_Code::of_text( 'x' ) ), $this->mail_part( $mail, 'message' ) );
			self::assertStringContainsString( 'Contrair um empréstimo custa dinheiro', $this->mail_part( $mail, 'message' ) );
		}
	}

	public function test_values_are_escaped_and_never_filled_again_and_empty_ones_leave_no_gap(): void {
		$this->set(
			array(
				'mail_dealer_text'       => 'Olá {nome}, {codigo}!',
				'mail_confirmation_text' => 'Olá {nome}, sobre o {modelo}.',
			)
		);
		$this->post(
			array(
				'name'  => '<b>{email}</b>',
				'model' => 'www.evil.example',
			)
		);
		Lead_Worker::run();
		self::assertStringContainsString( 'Olá &lt;b&gt;{email}&lt;/b&gt;,!', $this->mail_part( 0, 'message' ) );
		self::assertStringContainsString( 'Olá &lt;b&gt;{email}&lt;/b&gt;, sobre o.', $this->mail_part( 1, 'message' ), 'The mail to the buyer has no links.' );
		self::assertStringNotContainsString( 'evil', $this->mail_part( 1, 'message' ) );
	}

	public function test_a_placeholder_that_the_mail_does_not_have_is_refused_by_name(): void {
		$field   = Setting_Registry::fields()['mail_confirmation_text'];
		$refusal = Value_Validator::validate( $field, "Olá {nome},\n{telefone} {nada}" );
		self::assertInstanceOf( \WP_Error::class, $refusal );
		self::assertStringContainsString( '{telefone}, {nada}', $refusal->get_error_message() );
		self::assertStringContainsString( '{modelo}', $refusal->get_error_message() );
		self::assertSame( "Olá {nome},\n\n{ isto fica", Value_Validator::validate( $field, "Olá {nome},\n\n{ isto fica" ) );
		self::assertSame( '{n}', Value_Validator::validate( Setting_Registry::fields()['mail_footer'], '{n}' ), 'Other texts have no placeholders.' );
	}

	/**
	 * Presses a button below the texts.
	 *
	 * @param array<string, string> $typed Texts that are not saved.
	 */
	private function press( string $button, array $typed ): string {
		$_POST    = wp_slash(
			array(
				Mail_Preview::BUTTON => $button,
				Settings::OPTION     => $typed,
			)
		);
		$_REQUEST = array( '_wpnonce' => wp_create_nonce( Settings_Page::GROUP . '-options' ) );
		return ( new Mail_Preview() )->page();
	}

	public function test_a_preview_and_a_test_use_texts_that_are_not_saved_and_save_nothing(): void {
		$this->act_as( 'administrator' );
		$before = Settings::all();
		$typed  = array( 'mail_dealer_text' => 'Bom dia <i>,</i> "{modelo}"' );
		$html   = $this->press( 'show:dealer', $typed );
		self::assertStringContainsString( 'Bom dia , &amp;quot;', $html, 'The text is escaped in the mail, and again in the frame.' );
		self::assertStringContainsString( '<iframe sandbox ', $html );
		self::assertSame( array(), $this->mailbox->mails );
		foreach ( Mail_Kind::cases() as $kind ) {
			$this->press( "send:{$kind->value}", $typed );
		}
		self::assertSame( array_fill( 0, 3, wp_get_current_user()->user_email ), $this->mailed() );
		self::assertStringContainsString( 'Bom dia', $this->mail_part( 0, 'message' ) );
		self::assertSame( $before, Settings::all() );
		self::assertSame( array(), $this->leads() );
	}

	public function test_a_text_with_an_unknown_placeholder_is_neither_shown_nor_sent(): void {
		$this->act_as( 'administrator' );
		self::assertStringContainsString( '{nada}', $this->press( 'send:dealer', array( 'mail_dealer_text' => '{nada}' ) ) );
		self::assertSame( array(), $this->mailbox->mails );
		$this->mailbox->refuse();
		self::assertStringContainsString( 'The mail server refused.', $this->press( 'send:dealer', array() ) );
	}

	public function test_only_those_who_may_change_the_settings_get_a_preview(): void {
		$this->act_as( 'editor' );
		self::assertSame( 403, $this->wp_die_of( fn () => $this->press( 'show:dealer', array() ) )->status );
		$this->act_as( 'administrator' );
		$_REQUEST = array( '_wpnonce' => 'x' );
		$this->wp_die_of( fn () => ( new Mail_Preview() )->page() );
		self::assertSame( array(), $this->mailbox->mails );
	}
}
