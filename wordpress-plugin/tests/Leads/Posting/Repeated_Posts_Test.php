<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Posting;

use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** Which posts with the same submission id are one lead. */
final class Repeated_Posts_Test extends Leads_Test_Case {
	/**
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function repeated_forms(): array {
		return array(
			'the same'                          => array( array() ),
			'later'                             => array( array( 'open_ms' => '99000' ) ),
			'after another campaign'            => array( array( 'utm_source' => 'outra' ) ),
			'from another page'                 => array( array( 'from_page' => '' ) ),
			'with a link to the PDF made since' => array( array( 'msg' => "Bom dia,\ngostaria de uma proposta.\nPDF: https://lume.example/2.pdf" ) ),
		);
	}

	/**
	 * @dataProvider repeated_forms
	 * @param array<string, mixed> $change Fields that differ from the first post's.
	 */
	public function test_a_form_that_is_posted_again_is_one_lead_and_confirmed_twice( array $change ): void {
		$this->assert_thanks( $this->post() );
		$this->assert_thanks( $this->post( $change ) );
		self::assertCount( 1, $this->leads() );
	}

	/**
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function forms_with_other_contents(): array {
		return array(
			'another name'          => array( array( 'name' => 'Outra' ) ),
			'another e-mail'        => array( array( 'email' => 'outra@exemplo.pt' ) ),
			'another telephone'     => array( array( 'telefone' => '923456789' ) ),
			'another message'       => array( array( 'msg' => 'Boa tarde' ) ),
			'another form'          => array( array( 'form_type' => 'test-drive' ) ),
			'another configuration' => array( array( 'configurationID' => 'c2' ) ),
			'marketing accepted'    => array( array( 'disclaimer' => 'S' ) ),
			'another dealer'        => array(
				array(
					'id_district' => '13',
					'dealer'      => 'PT01',
				),
			),
		);
	}

	/**
	 * @dataProvider forms_with_other_contents
	 * @param array<string, mixed> $change Fields that differ from the first post's.
	 */
	public function test_a_form_with_the_same_submission_id_and_other_content_is_another_lead( array $change ): void {
		$this->assert_thanks( $this->post() );
		$this->assert_thanks( $this->post( $change ) );
		self::assertCount( 2, $this->leads() );
	}

	public function test_every_form_without_a_submission_id_is_stored(): void {
		$this->post( array( 'submission_id' => '' ) );
		$this->post( array( 'submission_id' => '' ) );
		self::assertCount( 2, $this->leads() );
	}

	public function test_a_rejected_form_does_not_use_up_its_submission_id(): void {
		$this->assert_problem( $this->post( array( 'accept' => '' ) ), array( 'accept' ) );
		$this->assert_thanks( $this->post() );
		self::assertCount( 1, $this->leads() );
	}
}
