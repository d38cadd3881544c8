<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Durability\Tests;

use Cfg_Configurator\Leads\Posting\Waiting_Leads;
use Cfg_Configurator\Leads\Work\Retention;
use Cfg_Configurator\Modules\Durability\Erasure_Log;
use Cfg_Configurator\Modules\Durability\Fallback_Files;
use Cfg_Configurator\Modules\Durability\Fallback_Store;
use Cfg_Configurator\Modules\Durability\Private_Folder;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** Leads are stored in files while the database accepts neither rows nor options. */
final class Fallback_Files_Test extends Leads_Test_Case {
	/** Bytes of a small disk: enough for the folder, its guard files and a few leads. */
	private const SMALL_DISK = 32768;

	protected function setUp(): void {
		parent::setUp();
		Fallback_Files::clear();
		$this->refuse_statements( 'INSERT' );
		add_filter( 'cfg_configurator_rate_limit', '__return_zero' );
	}

	protected function tearDown(): void {
		parent::tearDown();
		Fallback_Files::clear();
	}

	public function test_a_database_failure_leaves_the_lead_in_a_file_that_only_this_user_can_read(): void {
		$this->assert_thanks( $this->post() );
		$file = $this->only_file();
		self::assertStringStartsWith( '<?php exit; ?>', (string) file_get_contents( $file ) );
		self::assertSame( array( '0600', '0700' ), array( $this->mode_of( $file ), $this->mode_of( dirname( $file ) ) ) );
		self::assertMatchesRegularExpression( '#/cfg-configurator-[0-9a-f]{12}-[0-9a-f]{32}$#', dirname( $file ) );
		$this->accept_statements();
		self::assertSame( 1, Waiting_Leads::current()?->move_to_table() );
		self::assertSame( 'ines@exemplo.pt', $this->lead()->email );
		self::assertFileDoesNotExist( $file );
	}

	public function test_a_web_server_that_runs_the_file_outputs_nothing(): void {
		$this->require_processes();
		$this->assert_thanks( $this->post() );
		$file = $this->only_file();
		self::assertStringContainsString( 'ines@exemplo.pt', (string) file_get_contents( $file ) );
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- runs the file as a web server would.
		self::assertSame( '', $this->output_of( static fn () => passthru( PHP_BINARY . ' ' . escapeshellarg( $file ) ) ) );
	}

	public function test_the_folder_is_closed_to_browsers_on_servers_that_do_not_run_php_there(): void {
		$this->post();
		$folder = dirname( $this->only_file() );
		self::assertStringContainsString( 'denied', (string) file_get_contents( $folder . '/.htaccess' ) );
		self::assertFileExists( $folder . '/index.html' );
		file_put_contents( $folder . '/.htaccess', '' );
		$this->post( array( 'submission_id' => 'second-one' ) );
		self::assertStringContainsString( 'denied', (string) file_get_contents( $folder . '/.htaccess' ), 'An empty guard file is written again.' );
		Fallback_Store::clear();
		self::assertDirectoryDoesNotExist( $folder );
	}

	public function test_the_folder_is_above_the_site_only_where_it_is_known_not_to_be_served(): void {
		$places                   = static fn (): array => array_map( 'dirname', Private_Folder::writable() );
		self::assertSame( array( WP_CONTENT_DIR ), $places(), 'The command line has no document root.' );
		$_SERVER['DOCUMENT_ROOT'] = rtrim( ABSPATH, '/' );
		self::assertSame( array( dirname( ABSPATH ), WP_CONTENT_DIR ), $places() );
		$_SERVER['DOCUMENT_ROOT'] = dirname( ABSPATH );
		self::assertSame( array( WP_CONTENT_DIR ), $places(), 'WordPress is in a subfolder of the document root.' );
		$_SERVER['DOCUMENT_ROOT'] = dirname( ABSPATH, 2 );
		self::assertSame( array( WP_CONTENT_DIR ), $places() );
	}

	public function test_the_buyer_is_told_each_time_when_the_lead_cannot_be_stored_anywhere(): void {
		list( $folder ) = Private_Folder::writable();
		file_put_contents( $folder, '' );
		try {
			$this->assert_problem( $this->post() );
			$this->assert_problem( $this->post() );
		} finally {
			unlink( $folder );
		}
		self::assertSame( array(), Fallback_Store::all() );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function broken_files(): array {
		$whole = "<?php exit; ?>\n" . hash( 'sha256', '{"idempotency_key":"x","held_reason":""}' ) . "\n" . '{"idempotency_key":"x","held_reason":""}';
		return array(
			'an empty file'                     => array( '' ),
			'a file with nothing but its guard' => array( "<?php exit; ?>\n" ),
			'a file that was cut off'           => array( substr( $whole, 0, -1 ) ),
			'a file with another byte in it'    => array( str_replace( '"x"', '"y"', $whole ) ),
			'a file of an earlier version, cut' => array( "<?php exit; ?>\n{\"idempotency_key\":\"x\",\"held_reason\":\"" ),
		);
	}

	/**
	 * @dataProvider broken_files
	 */
	public function test_a_damaged_file_is_not_a_lead_and_is_replaced_when_the_form_is_posted_again( string $text ): void {
		$this->assert_thanks( $this->post() );
		$file = $this->only_file();
		file_put_contents( $file, $text );
		self::assertSame( array(), Fallback_Store::all() );
		$this->assert_thanks( $this->post() );
		self::assertSame( array( 'ines@exemplo.pt' ), array_column( Fallback_Store::all(), 'email' ) );
	}

	public function test_every_acknowledged_lead_can_be_read_back_from_a_full_disk(): void {
		$this->require_processes();
		list( $folder ) = Private_Folder::writable();
		mkdir( $folder, 0700 );
		$disk = escapeshellarg( $folder );
		// phpcs:disable WordPress.PHP.DiscouragedPHPFunctions -- only root may mount a disk.
		exec( 'mount -t tmpfs -o size=' . self::SMALL_DISK . " tmpfs {$disk} 2>&1", $said, $status );
		if ( 0 !== $status ) {
			self::markTestSkipped( 'No small disk can be mounted here: ' . implode( ' ', $said ) );
		}
		$thanked = array();
		try {
			for ( $number = 1; $number <= 30; $number++ ) {
				// The buyer posts each form twice, whatever the result.
				for ( $attempt = 1; $attempt <= 2; $attempt++ ) {
					$outcome = $this->post( array( 'submission_id' => "number-{$number}", 'msg' => str_repeat( 'é', 500 ) ) ); // phpcs:ignore WordPress.Arrays
					if ( null !== $outcome->kept ) {
						$thanked[ (string) $outcome->kept['idempotency_key'] ] = true;
					}
				}
			}
			$kept = Fallback_Store::all();
		} finally {
			exec( "umount {$disk}" );
		}
		// phpcs:enable
		self::assertGreaterThan( 0, count( $thanked ) );
		self::assertLessThan( 30, count( $thanked ), 'The disk was too small for all leads.' );
		self::assertEqualsCanonicalizing( array_keys( $thanked ), array_keys( $kept ) );
	}

	public function test_an_unfinished_file_of_a_killed_process_is_a_lead_only_when_it_is_complete(): void {
		$this->assert_thanks( $this->post() );
		$file = $this->only_file();
		$part = substr( $file, 0, -4 ) . '.0123456789abcdef.part.php';
		rename( $file, $part );
		self::assertSame( array(), Fallback_Store::all(), 'Another process may still be writing the file.' );
		touch( $part, time() - 3600 );
		self::assertCount( 1, Fallback_Store::all() );
		file_put_contents( $part, '<?php exit; ?>' );
		touch( $part, time() - 32 * DAY_IN_SECONDS );
		Retention::apply( 0 );
		self::assertFileDoesNotExist( $part );
	}

	public function test_files_of_earlier_versions_and_of_other_secret_keys_are_imported_too(): void {
		$this->assert_thanks( $this->post() );
		$file    = $this->only_file();
		$json    = substr( (string) file_get_contents( $file ), 80 );
		$earlier = WP_CONTENT_DIR . '/uploads/cfg-configurator-leads/' . get_current_blog_id();
		wp_mkdir_p( $earlier );
		file_put_contents( $earlier . '/' . basename( $file ), "<?php exit; ?>\n" . $json );
		unlink( $file );
		$this->assert_thanks( $this->post( array( 'submission_id' => 'second-one' ) ) );
		rename( dirname( $file ), substr( dirname( $file ), 0, -4 ) . '0000' );
		self::assertCount( 2, $this->files() );
		$this->accept_statements();
		self::assertSame( 2, Waiting_Leads::current()?->move_to_table() );
		self::assertCount( 2, $this->leads() );
		self::assertSame( array(), Fallback_Files::all() );
	}

	public function test_a_person_erased_on_one_machine_is_not_imported_from_the_file_of_another_one(): void {
		$this->assert_thanks( $this->post() );
		$this->assert_thanks( $this->post( array( 'submission_id' => 'second-one', 'email' => 'outra@exemplo.pt' ) ) ); // phpcs:ignore WordPress.Arrays
		$folder = dirname( $this->files()[0] );
		// Hides the files, as if the eraser ran on another machine.
		rename( $folder, WP_CONTENT_DIR . '/away' );
		$this->accept_statements();
		self::assertTrue( Erasure_Log::record( 'INES@exemplo.pt' ) );
		rename( WP_CONTENT_DIR . '/away', $folder );
		self::assertSame( 1, Waiting_Leads::current()?->move_to_table() );
		self::assertSame( 'outra@exemplo.pt', $this->lead()->email );
		self::assertSame( array(), $this->files() );
	}

	public function test_a_person_who_writes_again_after_the_erasure_is_stored(): void {
		$this->accept_statements();
		Erasure_Log::record( 'ines@exemplo.pt' );
		$this->refuse_statements( 'INSERT' );
		$this->now += 60;
		$this->assert_thanks( $this->post() );
		$this->accept_statements();
		self::assertSame( 1, Waiting_Leads::current()?->move_to_table() );
	}

	private function accept_statements(): void {
		remove_all_filters( 'query' );
	}

	/**
	 * @return list<string>
	 */
	private function files(): array {
		$files = array();
		foreach ( Private_Folder::existing() as $folder ) {
			$files = array( ...$files, ...(array) glob( $folder . '/*.php' ) );
		}
		return array_values( array_filter( $files, 'is_string' ) );
	}

	private function only_file(): string {
		$files = $this->files();
		self::assertCount( 1, $files );
		return $files[0];
	}

	private function mode_of( string $path ): string {
		clearstatcache();
		return sprintf( '%04o', (int) fileperms( $path ) & 0777 );
	}
}
