<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Mail_Texts\Tests;

use Cfg_Configurator\Admin\Field_Renderer;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Value_Validator;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** Which addresses get the mails to a dealer. */
final class Recipients_Test extends Leads_Test_Case {
	/** Sets the address and the Cc addresses of a dealer. */
	private function set_recipients( string $to, string $cc, string $dealer = self::DEALER ): void {
		$this->set( array( 'mail_dealers' => array( compact( 'dealer', 'to', 'cc' ) ) ) );
	}

	public function test_the_mail_of_a_dealer_goes_to_the_address_and_the_copies_of_the_settings(): void {
		$this->set_recipients( 'vendas@tejo.example', 'chefe@tejo.example, marca@lume.example' );
		$this->post();
		Lead_Worker::run();
		self::assertSame( array( 'vendas@tejo.example', 'ines@exemplo.pt' ), $this->mailed() );
		self::assertContains( 'Cc: chefe@tejo.example', $this->headers_of( 0 ) );
		self::assertContains( 'Cc: marca@lume.example', $this->headers_of( 0 ) );
		self::assertContains( 'Reply-To: vendas@tejo.example', $this->headers_of( 1 ), 'Replies of the buyer go to the address that got the request.' );
		self::assertStringNotContainsString( 'Cc:', implode( $this->headers_of( 1 ) ) );
		self::assertSame( 'chefe@tejo.example, marca@lume.example', Delivery_Queue::of_mails()->of_lead( $this->lead()->id )[0]->cc );
	}

	public function test_copies_alone_keep_the_address_of_the_content_site_and_other_dealers_are_unchanged(): void {
		$this->set( array( 'mail_copy' => '1' ) );
		$this->set_recipients( '', 'chefe@tejo.example' );
		$this->post();
		$this->set_recipients( 'norte@lume.example', 'chefe@norte.example', 'PT01' );
		Lead_Worker::run();
		self::assertSame( array( self::ADDRESS, 'pedidos@lume.example', 'ines@exemplo.pt' ), $this->mailed() );
		self::assertStringNotContainsString( 'Cc:', implode( $this->headers_of( 0 ) ), 'The settings at the time of sending apply.' );
		$this->mailbox->mails = array();
		$this->set_recipients( '', 'chefe@tejo.example' );
		$this->resend( $this->lead()->id );
		self::assertContains( 'Cc: chefe@tejo.example', $this->headers_of( 0 ) );
		self::assertStringNotContainsString( 'Cc:', implode( $this->headers_of( 1 ) ), 'The operator\'s copy has no Cc addresses.' );
	}

	public function test_a_dealer_without_an_address_on_the_content_site_gets_the_one_of_the_settings(): void {
		$this->set_recipients( 'norte@lume.example', '', 'PT01' );
		$this->post(
			array(
				'dealer'      => 'PT01',
				'id_district' => '13',
			)
		);
		Lead_Worker::run();
		self::assertSame( 'norte@lume.example', $this->mailed()[0] );
	}

	public function test_rows_are_validated_as_a_whole_and_those_without_an_address_are_dropped(): void {
		$field = Setting_Registry::fields()['mail_dealers'];
		$row   = array(
			'dealer' => 'LX01',
			'to'     => ' vendas@tejo.example ',
			'cc'     => "a@b.pt; c@d.pt,\ta@b.pt",
		);
		$empty = array(
			'dealer' => 'PT01',
			'to'     => '',
			'cc'     => '',
		);
		self::assertSame(
			array(
				array(
					'dealer' => 'LX01',
					'to'     => 'vendas@tejo.example',
					'cc'     => 'a@b.pt, c@d.pt',
				),
			),
			Value_Validator::validate( $field, array( $row, $empty ) )
		);
		foreach ( array( array( 'to' => 'a@b.pt, c@d.pt' ), array( 'to' => "a@b.pt\r\nBcc: c@d.pt" ), array( 'cc' => 'nobody' ) ) as $change ) {
			$refusal = Value_Validator::validate( $field, array( array( ...$empty, ...$change ) ) );
			self::assertInstanceOf( \WP_Error::class, $refusal );
			self::assertStringContainsString( 'PT01', $refusal->get_error_message() );
		}
		self::assertInstanceOf( \WP_Error::class, Value_Validator::validate( $field, 'x' ) );
	}

	public function test_the_settings_show_where_the_mails_of_each_dealer_go(): void {
		$this->set_recipients( 'antigo@lume.example', '', 'OLD1' );
		$field = Setting_Registry::fields()['mail_dealers'];
		$html  = $this->output_of(
			fn () => Field_Renderer::render(
				$field,
				array(
					array(
						'dealer' => 'OLD1',
						'to'     => '"><b>',
						'cc'     => '',
					),
				),
				'x'
			)
		);
		self::assertMatchesRegularExpression( '~Lume Tejo, Lisboa<p[^>]*>Lisboa[^<]*tejo@lume\.example~', $html );
		self::assertMatchesRegularExpression( '~Lume Ribeira, Porto<p[^>]*>Porto[^<]*pedidos@lume\.example~', $html );
		self::assertStringContainsString( 'value="OLD1"', $html, 'Dealers that the content site no longer lists are shown too.' );
		self::assertStringContainsString( 'value="&quot;&gt;&lt;b&gt;"', $html );
	}
}
