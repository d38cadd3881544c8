<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Settings;

use Cfg_Configurator\Settings\Result;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Tests\Wordpress_Test_Case;

/** Which values are saved and which are rejected, with what consequences. */
final class Result_Test extends Wordpress_Test_Case {
	public function test_a_rejected_value_keeps_the_old_one_and_is_returned_as_typed(): void {
		$outcome = Result::of(
			array( 'mail_fallback' => 'a@lume.example' ),
			array(
				'mail_fallback' => 'nobody',
				'product'       => 'Lume',
			)
		);
		self::assertSame(
			array(
				'mail_fallback' => 'a@lume.example',
				'product'       => 'Lume',
			),
			$outcome->values
		);
		self::assertSame( array( 'mail_fallback' ), array_keys( $outcome->refusals ) );
		self::assertSame( array( 'mail_fallback' => 'nobody' ), $outcome->typed );
	}

	public function test_a_number_may_be_its_smallest_and_its_greatest_value_and_nothing_beyond(): void {
		foreach ( array( '0', '3650' ) as $days ) {
			$outcome = Result::of( array(), array( 'retention_days' => $days ) );
			self::assertSame( (int) $days, $outcome->values['retention_days'] );
			self::assertSame( array(), $outcome->refusals );
		}
		foreach ( array( '-1', '3651' ) as $days ) {
			$outcome = Result::of( array(), array( 'retention_days' => $days ) );
			self::assertSame( array( 'retention_days' ), array_keys( $outcome->refusals ) );
		}
	}

	public function test_a_tab_changes_only_its_own_fields(): void {
		$tab     = Setting_Registry::tabs()['mail'];
		$outcome = Result::of(
			array( 'product' => 'Lume' ),
			array(
				'product'   => 'Outra',
				'mail_copy' => '1',
			),
			$tab
		);
		self::assertSame(
			array(
				'product'   => 'Lume',
				'mail_copy' => '1',
			),
			$outcome->values
		);
	}

	public function test_settings_of_modules_that_are_off_are_kept_but_no_other_unknown_keys_are_saved(): void {
		$old   = array( 'old_one' => 1 );
		$input = array(
			'old_one' => 3,
			'new_one' => 2,
		);
		self::assertSame( $old, Result::of( $old, $input )->values );
	}

	public function test_the_path_of_the_page_follows_the_page(): void {
		$parent = $this->publish_page( 'Carros' );
		$page   = $this->publish_page( 'Monte o seu', $parent );
		self::assertSame( 'carros/monte-o-seu', Result::of( array(), array( 'page_id' => (string) $page ) )->values['page_path'] );
		self::assertSame( 'x', Result::of( array(), array( 'page_path' => '/x/' ) )->values['page_path'] );
	}

	public function test_the_front_page_has_no_path_and_a_page_in_the_bin_keeps_its_own(): void {
		$page = $this->publish_page( 'Carros' );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $page );
		self::assertSame( '', Result::of( array(), array( 'page_id' => (string) $page ) )->values['page_path'] );
		update_option( 'show_on_front', 'posts' );
		$values = Result::of( array(), array( 'page_id' => (string) $page ) )->values;
		self::assertSame( 'carros', $values['page_path'] );
		wp_trash_post( $page );
		self::assertSame( 'carros', Result::of( $values, array( 'product' => 'Lume' ) )->values['page_path'] );
	}
}
