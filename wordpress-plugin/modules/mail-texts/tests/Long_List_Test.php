<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Mail_Texts\Tests;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Tests\Admin\Saving_Test_Case;

/** Saves a list of dealers that is longer than a form may be (`max_input_vars`). */
final class Long_List_Test extends Saving_Test_Case {
	public function test_a_list_that_php_has_cut_off_is_not_saved(): void {
		$rows = array_map( self::recipient( ... ), range( 1, 400 ) );
		$this->save( 'mail', array( 'mail_dealers' => $rows ) );
		$cut = array(
			Settings_Page::BEGIN => '1',
			'mail_dealers'       => array_slice( $rows, 0, 331 ),
			'mail_copy'          => '1',
		);
		$this->save( 'mail', $cut );
		self::assertCount( 400, self::recipients() );
		self::assertSame( '', Settings::text( 'mail_copy' ) );
		self::assertStringContainsString( 'Nada foi guardado', get_settings_errors( Settings::OPTION )[0]['message'] );
		$this->save( 'mail', $cut + array( Settings_Page::END => '1' ) );
		self::assertSame( '1', Settings::text( 'mail_copy' ) );
	}

	public function test_rows_that_a_form_does_not_post_are_kept_and_empty_ones_are_removed(): void {
		$this->save( 'mail', array( 'mail_dealers' => array_map( self::recipient( ... ), range( 1, 3 ) ) ) );
		$changed = array( 'to' => 'novo@example.pt' ) + self::recipient( 2 );
		$emptied = array( 'to' => '' ) + self::recipient( 3 );
		$this->save( 'mail', array( 'mail_dealers' => array( $changed, $emptied ) ) );
		self::assertSame( array( 'd1@example.pt', 'novo@example.pt' ), array_column( self::recipients(), 'to' ) );
		$this->save( 'mail', array( 'mail_dealers' => '' ) );
		self::assertCount( 2, self::recipients() );
	}

	/** @return array<mixed> The saved rows. */
	private static function recipients(): array {
		return (array) ( Settings::all()['mail_dealers'] ?? array() );
	}

	/** @return array{dealer: string, to: string, cc: string} */
	private static function recipient( int $number ): array {
		return array(
			'dealer' => "D{$number}",
			'to'     => "d{$number}@example.pt",
			'cc'     => '',
		);
	}
}
