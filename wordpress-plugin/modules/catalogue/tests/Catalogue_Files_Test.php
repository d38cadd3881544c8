<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Catalogue\Tests;

use Cfg_Configurator\Deferred_Tasks;
use Cfg_Configurator\Modules\Catalogue\Catalogue_Files;

/** What is written to the uploads, and for how long it stays. */
final class Catalogue_Files_Test extends Catalogue_Test_Case {
	public function test_every_list_is_in_a_file_that_the_manifest_names_by_its_content(): void {
		$this->refresh();
		$manifest = json_decode( (string) file_get_contents( $this->manifest() ), true );
		self::assertIsArray( $manifest );
		self::assertSame( 1, $manifest['schema'] );
		self::assertEqualsWithDelta( time(), $manifest['checked'], 5 );
		self::assertIsArray( $manifest['calls'] );
		self::assertEqualsCanonicalizing(
			array_map(
				static fn ( string $path ): string => "wp-json/cfg/$path",
				array( ...array_keys( self::LISTS ), 'boModelsFields/', 'equipmentLst/', 'carPods/', 'panomaricLI/101' )
			),
			array_keys( $manifest['calls'] )
		);
		$entry = $this->files()->calls()[ self::ENGINES ];
		self::assertMatchesRegularExpression( '/^catalogue-lstEngines-101-[0-9a-f]{16}\.json$/', $entry['file'] );
		$text = (string) file_get_contents( $this->folder() . $entry['file'] );
		self::assertSame( self::LISTS['lstEngines/101'], $text );
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- the format of `integrity`.
		self::assertSame( 'sha256-' . base64_encode( hash( 'sha256', $text, true ) ), $entry['hash'] );
		self::assertSame( $text, gzdecode( (string) file_get_contents( $this->folder() . $entry['file'] . '.gz' ) ) );
		self::assertSame( function_exists( 'brotli_compress' ), is_file( $this->folder() . $entry['file'] . '.br' ) );
	}

	public function test_the_files_have_the_addresses_of_pictures_as_plain_calls_have_them(): void {
		$this->refresh();
		self::assertStringContainsString( '"' . $this->site()->url . '/media/0.avif"', $this->list( 'extColors/101' ) );
	}

	public function test_unchanged_data_writes_nothing(): void {
		$this->refresh();
		$text   = fn ( string $name ): string => fileinode( $this->folder() . $name ) . file_get_contents( $this->folder() . $name );
		$time   = fn ( string $name ): int => (int) filemtime( $this->folder() . $name );
		$texts  = fn (): array => array_map( $text, array_keys( $this->names() ) );
		$times  = fn (): array => array_map( $time, array_keys( $this->names( 'catalogue-*' ) ) );
		$this->age( 3 * HOUR_IN_SECONDS );
		$before = array( $texts(), $times() );
		$this->refresh();
		clearstatcache();
		self::assertSame( $before, array( $texts(), $times() ) );
		self::assertEqualsWithDelta( time(), (int) filemtime( $this->manifest() ), 5, 'Widgets see in Last-Modified that it is current.' );
	}

	public function test_a_changed_price_is_in_another_file_and_the_former_one_stays_for_30_days_from_then(): void {
		$this->refresh();
		$former = $this->files()->calls()['wp-json/cfg/lstModels/']['file'];
		$this->age( 40 * DAY_IN_SECONDS );
		$this->refresh( array( 'lstModels/' => '[{"id":101,"model":"Maré","price":22000}]' ) );
		self::assertStringContainsString( '22000', $this->list( 'lstModels/' ) );
		self::assertFileExists( $this->folder() . $former );
		$this->age( 30 * DAY_IN_SECONDS + 1, $former . '*' );
		$this->refresh( array( 'lstModels/' => '[{"id":101,"model":"Maré","price":23000}]' ) );
		self::assertSame( array(), (array) glob( $this->folder() . $former . '*' ) );
		self::assertNotSame( '', $this->list( 'lstEngines/101' ), 'Files in use stay, however old they are.' );
	}

	public function test_former_files_are_limited_in_number(): void {
		$this->refresh();
		for ( $number = 0; $number < 1010; $number++ ) {
			touch( $this->folder() . "catalogue-lstEngines-$number.json", time() - 100 );
		}
		$this->refresh( array( 'lstModels/' => '[{"id":101,"model":"Maré","price":22000}]' ) );
		$named = 3 * count( $this->files()->calls() ) + 1;
		self::assertLessThanOrEqual( 1000 + $named, count( $this->names() ) );
	}

	public function test_a_file_that_was_not_renamed_is_used_by_nobody_and_deleted_later(): void {
		$this->refresh();
		touch( $this->folder() . 'catalogue-lstEngines-101-0123456789abcdef.json.Xy12Zw34', time() - 31 * DAY_IN_SECONDS );
		self::assertSame( self::LISTS['lstEngines/101'], $this->list( 'lstEngines/101' ) );
		$this->refresh( array( 'lstModels/' => '[{"id":101,"model":"Maré","price":22000}]' ) );
		self::assertSame( array(), (array) glob( $this->folder() . '*.Xy12Zw34' ) );
	}

	public function test_a_damaged_file_is_not_used_and_written_again(): void {
		$this->refresh();
		$file = $this->files()->calls()[ self::ENGINES ]['file'];
		file_put_contents( $this->folder() . $file, '[{"id":' );
		self::assertSame( '', $this->list( 'lstEngines/101' ) );
		$this->refresh();
		self::assertSame( self::LISTS['lstEngines/101'], $this->list( 'lstEngines/101' ) );
	}

	public function test_read_only_uploads_have_no_files_and_no_requests_for_them(): void {
		$read_only = static fn ( array $uploads ): array => array( 'basedir' => '/proc/uploads' ) + $uploads;
		add_filter( 'upload_dir', $read_only );
		$this->plan();
		self::assertSame( 0, $this->queries_of( fn () => $this->catalogue( new Deferred_Tasks( null ) )->run() ) );
		self::assertSame( array(), $this->site()->requests() );
		self::assertSame( array(), $this->files()->calls() );
		remove_filter( 'upload_dir', $read_only );
	}

	public function test_uploads_on_another_host_have_no_files(): void {
		$moved = static fn ( array $uploads ): array => array( 'baseurl' => 'https://bucket.example/uploads' ) + $uploads;
		add_filter( 'upload_dir', $moved );
		self::assertNull( Catalogue_Files::of_site( $this->site()->url ) );
		$this->refresh();
		self::assertSame( array(), $this->site()->requests() );
		remove_filter( 'upload_dir', $moved );
	}

	public function test_a_full_disk_leaves_the_last_generation(): void {
		$this->refresh();
		$before = $this->files()->calls();
		$price  = '[{"id":101,"model":"Maré","price":22000}]';
		// A folder with the file's name: it cannot be written.
		mkdir( $this->folder() . 'catalogue-lstModels-' . substr( hash( 'sha256', $price ), 0, 16 ) . '.json' );
		$this->refresh( array( 'lstModels/' => $price ) );
		self::assertSame( $before, $this->files()->calls() );
		self::assertSame( self::LISTS['lstModels/'], $this->list( 'lstModels/' ) );
		self::assertSame( array(), preg_grep( '/\.json\.(?!gz|br)/', array_keys( $this->names() ) ) );
		rmdir( $this->folder() . 'catalogue-lstModels-' . substr( hash( 'sha256', $price ), 0, 16 ) . '.json' );
	}
}
