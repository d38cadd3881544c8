<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Privacy\Tests;

use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Modules\Privacy\Privacy_Tools;
use Cfg_Configurator\Tests\Leads\Configuration\Snapshot_Test;
use Cfg_Configurator\Tests\Leads\Error_Log;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** What the privacy tools export and erase of the data around a lead. */
final class Lead_Data_Test extends Leads_Test_Case {
	use Error_Log;

	public function test_the_export_contains_what_modules_know_about_the_person(): void {
		$known = 0;
		$add   = static function ( array $data, Lead $lead ) use ( &$known ): array {
			return $lead->id === $known ? array( 'Visits' => '7 visits' ) + $data : $data;
		};
		add_filter( 'cfg_configurator_lead_personal_data', $add, 10, 2 );
		$this->post();
		self::assertStringNotContainsString( '7 visits', (string) wp_json_encode( Privacy_Tools::export( 'ines@exemplo.pt' ) ) );
		$known = $this->lead()->id;
		self::assertStringContainsString( '7 visits', (string) wp_json_encode( Privacy_Tools::export( 'ines@exemplo.pt' ) ) );
	}

	public function test_the_privacy_export_contains_the_snapshot(): void {
		$this->post( array( 'configuration' => Snapshot_Test::valid_snapshot() ) );
		$export = (string) wp_json_encode( Privacy_Tools::export( 'ines@exemplo.pt' ), JSON_UNESCAPED_UNICODE );
		foreach ( array( 'Prestígio', 'Pele Camel', "459,33\u{A0}€" ) as $part ) {
			self::assertStringContainsString( $part, $export );
		}
	}

	public function test_the_export_contains_the_texts_of_the_consents(): void {
		$shown = array(
			'texts'  => array( 'disclaimer' => 'Aceito <b>campanhas</b> da Lume' ),
			'policy' => 'https://lume.example/privacidade/',
		);
		$this->post(
			array(
				'disclaimer' => 'S',
				'consents'   => (string) wp_json_encode( $shown ),
			)
		);
		$export = (string) wp_json_encode( Privacy_Tools::export( 'ines@exemplo.pt' ), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		foreach ( array( 'campanhas', 'https://lume.example/privacidade/', '21/09/2026 15:13:20 WEST' ) as $part ) {
			self::assertStringContainsString( $part, $export );
		}
		self::assertStringNotContainsString( '<b>campanhas', $export );
	}

	public function test_a_statement_that_fails_logs_no_personal_data(): void {
		$this->post();
		$logged = $this->log_of(
			function (): void {
				add_filter( 'query', static fn ( string $sql ): string => str_contains( $sql, 'user' ) ? $sql : 'WRONG ' . $sql );
				Privacy_Tools::export( 'ines@exemplo.pt' );
				Privacy_Tools::erase( 'ines@exemplo.pt' );
				remove_all_filters( 'query' );
			}
		);
		self::assertStringContainsString( 'cfg-configurator: ', $logged );
		foreach ( array( 'exemplo.pt', 'Concei', 'Inês', '912345678' ) as $part ) {
			self::assertStringNotContainsString( $part, $logged );
		}
	}
}
