<?php
/**
 * Leads that the database refuses.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads;

use Cfg_Configurator\Leads\Mail\Alert;
use Cfg_Configurator\Leads\Storage\Rescue_Store;
use Cfg_Configurator\Leads\Storage\Schema;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Settings\Settings;

/**
 * Whatever fails, nothing is lost, nothing is kept twice, and the buyer is told the truth.
 */
final class Faults_Test extends Leads_Test_Case {
	protected function setUp(): void {
		parent::setUp();
		foreach ( array_keys( ( new Rescue_Store() )->all() ) as $key ) {
			( new Rescue_Store() )->remove( $key );
		}
	}

	protected function tearDown(): void {
		foreach ( array_keys( ( new Rescue_Store() )->all() ) as $key ) {
			( new Rescue_Store() )->remove( $key );
		}
		parent::tearDown();
		// Making tables ends the transaction that would have taken these back.
		( new Schema() )->rebuild();
		foreach ( Tables::all() as $table ) {
			$this->database()->query( 'DELETE FROM ' . $table );
		}
		delete_option( Alert::OPTION );
		delete_option( Settings::OPTION );
	}

	public function test_a_missing_table_is_made_anew_and_takes_the_lead(): void {
		$this->database()->suppress_errors();
		$this->database()->query( 'DROP TABLE ' . Tables::leads() );
		$this->assert_thanks( $this->post() );
		self::assertSame( 'Inês Conceição', $this->lead()->name );
	}

	public function test_all_tables_missing_are_made_anew_and_take_the_lead(): void {
		$this->database()->suppress_errors();
		foreach ( Tables::all() as $table ) {
			$this->database()->query( 'DROP TABLE ' . $table );
		}
		$this->assert_thanks( $this->post() );
		$this->services->worker()->follow_up();
		self::assertCount( 2, $this->mailbox->mails );
	}

	public function test_a_refused_insert_is_rescued_and_comes_into_the_list_once_the_table_takes_it(): void {
		$this->refuse_statements( 'INSERT IGNORE INTO `' . Tables::leads() );
		$this->assert_thanks( $this->post( array( 'msg' => '🚗 é' ) ) );
		self::assertSame( array(), $this->leads() );
		self::assertCount( 1, ( new Rescue_Store() )->all() );
		remove_all_filters( 'query' );
		self::assertSame( 1, $this->services->keeper()->bring_in() );
		self::assertSame( '🚗 é', $this->lead()->message );
		self::assertSame( array(), ( new Rescue_Store() )->all() );
		self::assertSame( 0, $this->services->keeper()->bring_in() );
	}

	public function test_a_rescued_form_that_is_posted_again_is_still_one_lead(): void {
		$this->refuse_statements( 'INSERT IGNORE INTO `' . Tables::leads() );
		$this->assert_thanks( $this->post() );
		$this->assert_thanks( $this->post() );
		remove_all_filters( 'query' );
		$this->end_request();
		$this->assert_thanks( $this->post() );
		$this->services->worker()->run();
		self::assertCount( 1, $this->leads() );
		self::assertSame(
			array( 'pedidos@lume.example', self::ADDRESS, 'ines@exemplo.pt' ),
			$this->mailed(),
			'The alert, the dealer, the buyer.'
		);
	}

	public function test_whoever_runs_the_site_is_told_once_an_hour_and_nothing_of_the_buyer(): void {
		$this->refuse_statements( 'INSERT IGNORE INTO `' . Tables::leads() );
		$this->post();
		$this->post( array( 'submission_id' => 'another-one' ) );
		self::assertSame( array(), $this->mailbox->mails, 'The buyer does not wait for it.' );
		$this->end_request();
		self::assertCount( 1, $this->mailbox->mails );
		self::assertSame( 'pedidos@lume.example', $this->mailbox->mails[0]['to'] );
		self::assertStringNotContainsString( 'ines', (string) wp_json_encode( $this->mailbox->mails[0] ) );
		self::assertArrayHasKey( Alert::TABLE, $this->services->alert()->all() );
	}

	public function test_where_the_database_takes_nothing_a_file_keeps_the_lead_that_no_browser_can_read(): void {
		$this->refuse_statements( 'INSERT' );
		$this->assert_thanks( $this->post() );
		$files = glob( WP_CONTENT_DIR . '/uploads/cfg-configurator-leads/*/*.php' );
		self::assertIsArray( $files );
		self::assertCount( 1, $files );
		self::assertStringStartsWith( '<?php exit; ?>', (string) file_get_contents( $files[0] ) );
		remove_all_filters( 'query' );
		self::assertSame( 1, $this->services->keeper()->bring_in() );
		self::assertSame( 'ines@exemplo.pt', $this->lead()->email );
		self::assertFileDoesNotExist( $files[0] );
	}

	public function test_a_web_server_shows_nothing_of_that_file(): void {
		$this->need_processes();
		$this->refuse_statements( 'INSERT' );
		$this->assert_thanks( $this->post() );
		$files = glob( WP_CONTENT_DIR . '/uploads/cfg-configurator-leads/*/*.php' );
		self::assertIsArray( $files );
		self::assertCount( 1, $files );
		self::assertStringContainsString( 'ines@exemplo.pt', (string) file_get_contents( $files[0] ) );
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- what a web server would do with it.
		self::assertSame( '', $this->output_of( static fn () => passthru( PHP_BINARY . ' ' . escapeshellarg( $files[0] ) ) ) );
		unlink( $files[0] );
	}

	public function test_where_nothing_at_all_takes_it_the_buyer_is_told_so(): void {
		$this->refuse_statements( 'INSERT' );
		$folder = WP_CONTENT_DIR . '/uploads/cfg-configurator-leads';
		wp_mkdir_p( $folder );
		self::assertTrue( rename( $folder, $folder . '-away' ) );
		file_put_contents( $folder, '' );
		try {
			$this->assert_problem( $this->post() );
		} finally {
			unlink( $folder );
			rename( $folder . '-away', $folder );
		}
		self::assertSame( array(), $this->leads() );
	}

	public function test_a_plugin_that_throws_loses_nothing(): void {
		add_filter( 'cfg_configurator_is_spam', static fn () => throw new \RuntimeException( 'broken' ) );
		// phpcs:disable WordPress.PHP.IniSet -- the fault is logged, and this one is no fault.
		$before = ini_set( 'error_log', '/dev/null' );
		$this->assert_problem( $this->post() );
		ini_set( 'error_log', (string) $before );
		// phpcs:enable
		remove_all_filters( 'cfg_configurator_is_spam' );
		$this->assert_thanks( $this->post() );
	}

	public function test_a_plugin_that_throws_leaves_what_was_typed_on_the_failure_page(): void {
		add_filter( 'cfg_configurator_is_spam', static fn () => throw new \RuntimeException( 'broken' ) );
		$before  = ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet
		$outcome = $this->post( array( 'msg' => 'Olá 🚗' ) );
		ini_set( 'error_log', (string) $before ); // phpcs:ignore WordPress.PHP.IniSet
		self::assertSame( 'Olá 🚗', $this->services->drafts()->find( (string) $outcome->draft )?->fields['msg'] );
	}

	public function test_a_refused_insert_writes_nothing_of_the_buyer_into_the_log_or_the_alert(): void {
		$log   = get_temp_dir() . 'cfg-configurator-test.log';
		$wrong = "INSERT refused 'ines@exemplo.pt' VALUES ('Conceição')";
		add_filter( 'query', static fn ( string $sql ): string => str_starts_with( $sql, 'INSERT IGNORE' ) ? $wrong : $sql );
		$before = ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet
		$this->assert_thanks( $this->post() );
		ini_set( 'error_log', (string) $before ); // phpcs:ignore WordPress.PHP.IniSet
		$logged = (string) file_get_contents( $log );
		wp_delete_file( $log );
		$told = (string) wp_json_encode( $this->services->alert()->all(), JSON_UNESCAPED_UNICODE );
		self::assertStringContainsString( 'cfg-configurator: ', $logged );
		foreach ( array( 'exemplo.pt', 'Conceição', '912345678', 'gostaria' ) as $part ) {
			self::assertStringNotContainsString( $part, $logged . $told );
		}
	}

	/**
	 * @return list<array{string, string}>
	 */
	public static function causes(): array {
		return array(
			array( "Incorrect string value: '\\xF0\\x9F in Ana' for column `wp`.`name` at row 1", "Incorrect string value: '…'" ),
			array( "Duplicate entry 'ana@b.pt' for key 'x'", "Duplicate entry '…'" ),
			array( 'SMTP Error: The following recipients failed: ana@b.pt: 550 no such mailbox', 'SMTP Error: The following recipients failed: …@…: 550' ),
			array( "Table 'wp.wp_cfg_configurator_leads' doesn't exist", "Table 'wp.wp_cfg_configurator_leads' doesn't exist" ),
		);
	}

	/**
	 * @dataProvider causes
	 */
	public function test_an_alert_s_cause_names_no_buyer( string $cause, string $kept ): void {
		$this->services->alert()->raise( Alert::MAIL, 'x', $cause );
		self::assertSame( $kept, substr( $this->services->alert()->all()[ Alert::MAIL ]['cause'], 0, strlen( $kept ) ) );
		self::assertStringNotContainsStringIgnoringCase( 'ana', $this->services->alert()->all()[ Alert::MAIL ]['cause'] );
	}

	public function test_the_folder_of_rescued_leads_is_closed_to_browsers_where_no_php_runs(): void {
		$this->refuse_statements( 'INSERT' );
		$this->post();
		$folder = WP_CONTENT_DIR . '/uploads/cfg-configurator-leads/' . get_current_blog_id();
		self::assertStringContainsString( 'denied', (string) file_get_contents( $folder . '/.htaccess' ) );
		self::assertFileExists( $folder . '/index.html' );
		remove_all_filters( 'query' );
		( new Rescue_Store() )->clear();
		self::assertDirectoryDoesNotExist( $folder );
	}
}
