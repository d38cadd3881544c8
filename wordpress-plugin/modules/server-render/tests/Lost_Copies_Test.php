<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render\Tests;

use Cfg_Configurator\Deferred_Tasks;
use Cfg_Configurator\Modules\Public_Files\Public_Folder;
use Cfg_Configurator\Modules\Server_Render\Model_List;
use Cfg_Configurator\Modules\Server_Render\Model_List_Refresh;
use Cfg_Configurator\Modules\Server_Render\Model_List_Store;
use Cfg_Configurator\Modules\Server_Render\Picture_Copies;

/** Pages after copies of pictures or the file with the responses have been lost. */
final class Lost_Copies_Test extends Picture_Test_Case {
	/** Stores a model whose picture is copied. */
	private function store_models(): Model_List {
		$this->site()->plan(
			array(
				'*'                => array( 'body' => '[{"id":1,"model":"Maré","modelImg":"/media/mare.webp"}]' ),
				'/media/mare.webp' => array( 'body' => self::WEBP ),
			)
		);
		return ( new Model_List_Store() )->refresh();
	}

	/** @return array{string, string} Picture and data file of the stored models. */
	private function stored(): array {
		$models = ( new Model_List_Store() )->read();
		return array( $models->models[0]->picture(), $models->data_url );
	}

	public function test_pages_use_the_original_picture_and_no_data_file_once_a_copy_is_lost_and_have_it_copied_again(): void {
		$this->store_models();
		$before = $this->stored();
		wp_delete_file( $this->path( $before[0] ) );
		self::assertSame( array( $this->url, '' ), $this->stored() );
		self::assertSame( '"' . $this->url . '"', Picture_Copies::localise( '"' . $this->url . '"' ) );
		self::assertSame( 1, $this->queries_of( fn () => $this->stored() ) );
		$tasks = new Deferred_Tasks( null );
		( new Model_List_Refresh( new Model_List_Store(), $tasks ) )->after_showing( ( new Model_List_Store() )->read() );
		$tasks->run();
		self::assertSame( $before, $this->stored() );
		self::assertFileExists( $this->path( $before[0] ) );
	}

	public function test_the_responses_are_in_the_page_once_their_file_is_lost(): void {
		$this->store_models();
		$before = $this->stored();
		wp_delete_file( wp_upload_dir()['basedir'] . '/cfg-configurator/' . Model_List_Store::FILE );
		self::assertSame( array( $before[0], '' ), $this->stored() );
		self::assertSame( 0, ( new Model_List_Store() )->read()->time, 'It is refreshed.' );
	}

	public function test_the_original_picture_stays_in_use_while_a_lost_copy_cannot_be_made_again(): void {
		$this->store_models();
		Public_Folder::of_site()?->delete();
		$this->plan( 'Down', 503 );
		( new Model_List_Store() )->refresh();
		self::assertSame( $this->url, $this->stored()[0] );
	}
}
