<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Share_Preview\Tests;

use Cfg_Configurator\Language;
use Cfg_Configurator\Leads\Form_Type;

/** The picture in the mail with the configuration. */
final class Mail_Picture_Test extends Preview_Test_Case {
	private const HTML = '<html><body><h1>A sua configuração</h1><p>Olá</p></body></html>';

	/**
	 * The body of a mail.
	 *
	 * @param array<string, mixed> $items Changes of the snapshot.
	 */
	private function html( array $items = array(), string $form = Form_Type::EMAIL, string $recipient = 'visitor' ): string {
		$item     = static fn ( string $id, string $name ): array => compact( 'id', 'name' );
		$snapshot = $items + array(
			'schema'   => 1,
			'model'    => $item( '5', 'Posted model' ),
			'engine'   => $item( '51', 'Posted engine' ),
			'version'  => $item( '511', 'Posted version' ),
			'exterior' => $item( 'VBR', 'Posted colour' ),
		);
		$lead     = array(
			'form_type'     => $form,
			'configuration' => (string) wp_json_encode( $snapshot ),
		);
		$body     = array(
			'html' => self::HTML,
			'text' => 'Olá',
		);
		$filtered = apply_filters( 'cfg_configurator_mail_body', $body, $recipient, $lead, 1 );
		self::assertIsArray( $filtered );
		self::assertSame( 'Olá', $filtered['text'] );
		return is_string( $filtered['html'] ) ? $filtered['html'] : '';
	}

	public function test_the_car_follows_the_heading_with_the_names_of_the_catalogue(): void {
		preg_match( '#</h1><img src="([^"]+)" alt="([^"]+)" width="536" height="281" style="[^"]+"><p>#', $this->html(), $found );
		self::assertSame( 'Maré 1.2 Turbo Essencial em Vermelho Brasa', $found[2] ?? '' );
		$size = getimagesize( $this->path( $found[1] ?? '' ) );
		self::assertSame( array( 1200, 630 ), array_slice( (array) $size, 0, 2 ) );
	}

	public function test_the_name_is_in_the_language_of_the_mail(): void {
		$html = Language::during( 'en-GB', fn (): string => $this->html() );
		self::assertStringContainsString( 'alt="Maré 1.2 Turbo Essencial in Vermelho Brasa"', $html );
	}

	public function test_other_mails_and_unknown_cars_have_no_picture(): void {
		self::assertSame( self::HTML, $this->html( array(), Form_Type::PROPOSAL ) );
		self::assertSame( self::HTML, $this->html( array(), Form_Type::EMAIL, 'dealer' ) );
		$unknown = array(
			'id'   => '"><script>',
			'name' => 'x',
		);
		self::assertSame( self::HTML, $this->html( array( 'model' => $unknown ) ) );
		self::assertSame( self::HTML, $this->html( array( 'schema' => 9 ) ) );
	}

	public function test_a_picture_that_cannot_be_made_leaves_the_mail_as_it_is(): void {
		$this->picture( 'front.png', 'damaged' );
		self::assertSame( self::HTML, $this->html() );
	}
}
