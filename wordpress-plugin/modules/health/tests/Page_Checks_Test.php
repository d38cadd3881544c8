<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health\Tests;

use Cfg_Configurator\Modules\Health\Page_Checks;
use Cfg_Configurator\Modules\Health\Finding;

/** The checks of the configurator's page and of the paths below it. */
final class Page_Checks_Test extends Health_Test_Case {
	public function test_the_page_must_exist_be_public_and_contain_the_widget(): void {
		$check = Page_Checks::page( ... );
		$this->assertFinds( Finding::PROBLEM, $check );
		$page = wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_title'   => 'Carros',
				'post_status'  => 'publish',
				'post_content' => 'Nada',
			)
		);
		$this->set( array( 'page_id' => $page ) );
		$this->assertFinds( Finding::PROBLEM, $check, 'Carros' );
		foreach ( array( '[cfg_configurator]', '[cfg_configurator product="Lume"]', '<!-- wp:cfg-configurator/configurator /-->' ) as $content ) {
			wp_update_post(
				array(
					'ID'           => $page,
					'post_content' => $content,
				)
			);
			$this->assertFine( $check );
		}
		wp_update_post(
			array(
				'ID'            => $page,
				'post_password' => 'x',
			)
		);
		$this->assertFinds( Finding::PROBLEM, $check, 'Carros' );
		wp_update_post(
			array(
				'ID'            => $page,
				'post_password' => '',
				'post_status'   => 'draft',
			)
		);
		$this->assertFinds( Finding::PROBLEM, $check, 'Carros' );
	}

	/**
	 * @param array<string, int> $statuses Statuses of the site's responses by path, if not 200; 0 for none.
	 * @return \ArrayObject<int, string> Addresses requested.
	 */
	private function answers( string $text, array $statuses = array() ): \ArrayObject {
		/** @var \ArrayObject<int, string> $asked */
		$asked  = new \ArrayObject();
		$answer = static function ( mixed $before, array $arguments, string $url ) use ( $asked, $text, $statuses ): array|\WP_Error {
			$asked[] = $url;
			$status  = $statuses[ wp_parse_url( $url, PHP_URL_PATH ) ] ?? 200;
			return 0 === $status ? new \WP_Error( 'x' ) : array(
				'headers'  => array(),
				'response' => array( 'code' => $status ),
				'body'     => $text,
			);
		};
		remove_all_filters( 'pre_http_request' );
		add_filter( 'pre_http_request', $answer, 10, 3 );
		return $asked;
	}

	private function page( string $slug, string $password = '' ): int {
		return wp_insert_post(
			array(
				'post_type'     => 'page',
				'post_title'    => $slug,
				'post_name'     => $slug,
				'post_status'   => 'publish',
				'post_content'  => '[cfg_configurator]',
				'post_password' => $password,
			)
		);
	}

	public function test_a_step_of_each_public_page_is_requested_from_outside(): void {
		$check = Page_Checks::steps( ... );
		$this->page( 'lisboa' );
		$this->page( 'interno', 'x' );
		$asked = $this->answers( 'before <cfg-configurator base-path="/">' );
		$this->assertFine( $check );
		self::assertSame( array( home_url( '/configurador/x/motor/' ), home_url( '/lisboa/x/motor/' ) ), $asked->getArrayCopy() );
		$this->answers( '<cfg-configurator>', array( '/lisboa/x/motor/' => 404 ) );
		$this->assertFinds( Finding::PROBLEM, $check, '/lisboa/x/motor', '404' );
		$this->answers( '<cfg-configurator>', array( '/lisboa/x/motor/' => 0 ) );
		$this->assertFinds( Finding::WARNING, $check, '/lisboa/x/motor' );
		$this->answers( 'A page of another plugin' );
		self::assertCount( 2, $this->run_check( $check ) );
	}

	public function test_plain_permalinks_and_a_missing_page_are_reported(): void {
		$check = Page_Checks::steps( ... );
		$this->answers( '<cfg-configurator>' );
		foreach ( get_posts( array( 'post_type' => 'page' ) ) as $page ) {
			wp_trash_post( $page->ID );
		}
		$this->assertFinds( Finding::WARNING, $check );
		update_option( 'permalink_structure', '' );
		$this->assertFinds( Finding::PROBLEM, $check );
	}
}
