<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health\Tests;

use Cfg_Configurator\Modules\Health\Call_Checks;
use Cfg_Configurator\Modules\Health\Catalogue_Check;
use Cfg_Configurator\Modules\Health\Delivery_Checks;
use Cfg_Configurator\Modules\Health\Finance_Checks;
use Cfg_Configurator\Modules\Health\Finding;
use Cfg_Configurator\Modules\Health\Health_Run;
use Cfg_Configurator\Modules\Health\Legal_Checks;
use Cfg_Configurator\Modules\Health\Limits;
use Cfg_Configurator\Modules\Health\Pictures_Check;
use Cfg_Configurator\Modules\Health\Requests\Content;
use Cfg_Configurator\Modules\Health\Source_Checks;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Tests\Content_Site;
use Cfg_Configurator\Tests\Wordpress_Test_Case;

/**
 * Runs the content checks through the gateway against the demo content site, with the faults in test/contract/*.json.
 * The command-line tool is tested with the same faults.
 */
final class Contract_Faults_Test extends Wordpress_Test_Case {
	private const TABLES = array( 'faults.json', 'more-faults.json' );

	private static ?string $demo = null;

	public static function tearDownAfterClass(): void {
		if ( null !== self::$demo ) {
			Content_Site::stop_demo( self::$demo );
			self::$demo = null;
		}
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		self::$demo ??= Content_Site::start_demo();
		// The expected texts are English, so translations are removed.
		add_filter( 'gettext_cfg-configurator', static fn ( string $translation, string $text ): string => $text, 99, 2 );
		update_option(
			Settings::OPTION,
			array(
				'content_site' => self::$demo,
				'labels'       => '{"euroVat":"€"}',
			)
		);
	}

	/** @return list<Finding> Findings of the content checks, except those that are fine. */
	private function findings(): array {
		$content = new Content();
		$checks  = array(
			( new Call_Checks( $content ) )->calls( ... ),
			fn () => Catalogue_Check::run( $content ),
			( new Finance_Checks( $content ) )->offers( ... ),
			( new Finance_Checks( $content ) )->simulation( ... ),
			( new Call_Checks( $content ) )->fields( ... ),
			( new Limits( $content ) )->check( ... ),
			( new Legal_Checks( $content ) )->pages( ... ),
			( new Legal_Checks( $content ) )->information( ... ),
			( new Source_Checks( $content ) )->stock( ... ),
			fn () => Delivery_Checks::run( $content ),
			( new Source_Checks( $content ) )->headers( ... ),
			fn () => Pictures_Check::run( $content ),
		);
		$found   = array_merge( ...array_map( Health_Run::result( ... ), $checks ) );
		return array_values( array_filter( $found, static fn ( Finding $finding ): bool => Finding::FINE !== $finding->severity ) );
	}

	/** @return array<string, array{list<mixed>, string, string}> */
	public static function content_site_faults(): array {
		$rows = array();
		foreach ( self::TABLES as $file ) {
			/** @var list<array{title: string, faults: list<mixed>, severity: string, text: string}> $table */
			$table = wp_json_file_decode( dirname( __DIR__, 4 ) . "/test/contract/$file", array( 'associative' => true ) );
			foreach ( $table as $row ) {
				$rows[ $row['title'] ] = array( $row['faults'], $row['severity'], $row['text'] );
			}
		}
		return $rows;
	}

	/**
	 * @dataProvider content_site_faults
	 *
	 * @param list<mixed> $faults
	 * @group slow
	 */
	public function test_each_fault_of_the_content_site_leads_to_one_finding_in_the_words_of_the_tool( array $faults, string $severity, string $text ): void {
		Content_Site::set_demo_faults( (string) self::$demo, $faults );
		$found = $this->findings();
		self::assertCount( 1, $found, implode( "\n", array_column( $found, 'text' ) ) );
		self::assertMatchesRegularExpression( self::pattern( $text ), $found[0]->text );
		self::assertSame( $severity, $found[0]->severity );
		self::assertNotSame( '', $found[0]->next, 'The finding says what to do.' );
	}

	public function test_the_demo_content_site_has_no_findings(): void {
		Content_Site::set_demo_faults( (string) self::$demo, array() );
		self::assertSame( array(), array_column( $this->findings(), 'text' ) );
	}

	/** The text of a finding as a pattern: `{n}` is a number. */
	private static function pattern( string $text ): string {
		$places = array(
			preg_quote( '{n}', '~' ) => '[\d.,]+',
			' '                      => '\s',
		);
		return '~^' . strtr( preg_quote( $text, '~' ), $places ) . '$~u';
	}
}
