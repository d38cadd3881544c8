<?php
declare(strict_types=1);

namespace Cfg_Configurator_Leads\Tests;

use Cfg_Configurator\Leads\Mail;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator_Leads\Mail_Texts;

/** Subjects and texts of mails, as an editor has written them. */
final class Mail_Texts_Test extends Leads_Test_Case {
	private function set_text( string $recipient, string $form, string $language, string $part, string $text ): void {
		$this->set( array( Mail_Texts::key( $recipient, $form, $language, $part ) => $text ) );
	}

	public function test_a_mail_without_texts_of_its_own_is_the_plugins(): void {
		$lead   = $this->add();
		$before = Mail::compose( Mail::BUYER, $lead );
		remove_all_filters( 'cfg_configurator_mail' );
		self::assertEquals( Mail::compose( Mail::BUYER, $lead ), $before );
	}

	public function test_subject_and_text_replace_those_of_that_form_and_recipient_only(): void {
		$this->set_text( 'buyer', 'proposal', 'pt-PT', 'subject', 'O seu {modelo}, {nome}' );
		$this->set_text( 'buyer', 'proposal', 'pt-PT', 'text', "Olá {nome},\n\no {concessionario} liga-lhe." );
		$lead  = $this->add();
		$email = Mail::compose( Mail::BUYER, $lead );
		self::assertSame( 'O seu Maré, Inês Conceição', $email->subject );
		self::assertSame( array( 'Olá Inês Conceição,', 'o Lume Tejo, Lisboa liga-lhe.' ), $email->opening );
		self::assertArrayHasKey( 'Concessionário', array_merge( ...array_values( $email->sections ) ) );
		self::assertStringNotContainsString( 'O seu', Mail::compose( Mail::DEALER, $lead )->subject );
		$other = $this->add( array( 'form_type' => 'test-drive' ) );
		self::assertStringNotContainsString( 'O seu', Mail::compose( Mail::BUYER, $other )->subject );
	}

	public function test_an_english_reader_gets_the_english_text(): void {
		/** @var list<array{snapshot: array<string, mixed>}> $table */
		$table = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/wordpress-plugin/tests/leads/snapshots.json' ), true );
		$this->set_text( 'buyer', 'proposal', 'pt-PT', 'subject', 'O seu carro' );
		$this->set_text( 'buyer', 'proposal', 'en-GB', 'subject', 'Your car' );
		$lead = $this->add( array( 'configuration' => (string) wp_json_encode( array( 'language' => 'en-GB' ) + $table[0]['snapshot'] ) ) );
		self::assertSame( 'Your car', Mail::compose( Mail::BUYER, $lead )->subject );
	}

	public function test_a_dealer_reads_contact_and_message_and_an_empty_value_leaves_no_blank(): void {
		$this->set_text( 'dealer', 'proposal', '', 'subject', '{formulario} de {nome} {codigo}, {telefone}' );
		$this->set_text( 'dealer', 'proposal', '', 'text', '{mensagem}' );
		$email = Mail::compose( Mail::DEALER, $this->add() );
		self::assertStringEndsWith( 'de Inês Conceição, 912345678', $email->subject );
		self::assertStringContainsString( 'gostaria de uma proposta', $email->opening[0] );
	}

	public function test_a_mail_to_a_buyer_contains_no_link_that_somebody_typed(): void {
		$this->set_text( 'buyer', 'proposal', 'pt-PT', 'subject', 'Olá {nome}' );
		$lead = $this->add( array( 'name' => 'ganhe em premios.example' ) );
		self::assertSame( 'Olá', Mail::compose( Mail::BUYER, $lead )->subject );
	}

	public function test_a_placeholder_in_what_a_buyer_typed_is_not_filled(): void {
		$this->set_text( 'buyer', 'proposal', 'pt-PT', 'subject', 'Olá {nome}' );
		self::assertSame( 'Olá {numero}', Mail::compose( Mail::BUYER, $this->add( array( 'name' => '{numero}' ) ) )->subject );
	}

	public function test_an_unknown_placeholder_and_one_of_the_dealers_in_a_buyers_mail_are_refused(): void {
		$key        = Mail_Texts::key( 'buyer', 'configuration-email', 'pt-PT', 'text' );
		$submission = static fn ( string $text ): array => Settings::submit( array(), Settings::fields(), array( $key => $text ) )[1];
		self::assertSame( array(), $submission( 'Olá {nome}' ) );
		self::assertArrayHasKey( $key, $submission( 'Olá {name}' ) );
		self::assertArrayHasKey( $key, $submission( '{mensagem}' ) );
	}

	public function test_every_form_and_language_has_its_settings(): void {
		$keys = array_filter( array_keys( Settings::fields() ), static fn ( string $key ): bool => str_starts_with( $key, 'cfg_leads_mail_' ) );
		self::assertCount( 3 * 2 * 2 + 3 * 2, $keys );
		self::assertContains( 'cfg_leads_mail_buyer_configuration_email_en_subject', $keys );
	}
}
