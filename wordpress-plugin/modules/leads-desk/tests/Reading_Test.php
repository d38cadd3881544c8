<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk\Tests;

use Cfg_Configurator\Modules\Leads_Desk\Lead_Actions;
use Cfg_Configurator\Modules\Leads_Desk\Lead_Admin;
use Cfg_Configurator\Modules\Leads_Desk\Lead_Search;
use Cfg_Configurator\Settings\Settings;

/** Which leads are unread, and what the list and the view of a lead show. */
final class Reading_Test extends Desk_Test_Case {
	public function test_a_lead_is_unread_until_it_is_opened_or_marked_as_read(): void {
		$this->post();
		$this->act_as( 'administrator' );
		$id = $this->lead()->id;
		self::assertSame( 1, Lead_Search::unread() );
		self::assertStringContainsString( 'class="cfg-leads-unread"', $this->screen() );
		self::assertStringContainsString( 'Inês Conceição', $this->screen( array( 'read' => '0' ) ) );
		$this->screen( array( 'lead' => (string) $id ) );
		self::assertSame( 0, Lead_Search::unread() );
		self::assertStringNotContainsString( 'cfg-leads-unread', $this->screen() );
		self::assertStringNotContainsString( 'Inês Conceição', $this->screen( array( 'read' => '0' ) ) );
		self::assertSame( 'unread', Lead_Actions::act( 'unread', array( $id ) ) );
		self::assertSame( 1, Lead_Search::unread() );
		self::assertSame( 'read', Lead_Actions::act( 'read', array( $id ) ) );
		self::assertSame( 0, Lead_Search::unread() );
	}

	public function test_the_menu_shows_the_number_of_unread_leads_to_those_who_may_see_them(): void {
		$this->post();
		foreach ( array(
			'administrator' => 1,
			'editor'        => 0,
		) as $role => $bubbles ) {
			$this->act_as( $role );
			/** @var array<int, array<int, string>> $menu */
			global $menu;
			// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- the menu as WordPress builds it.
			$menu = array( 58 => array( 'Configurador', 'manage_options', 'cfg-configurator' ) );
			( new Lead_Admin() )->add_screen();
			self::assertSame( $bubbles, substr_count( $menu[58][0], '<span class="pending-count" aria-hidden="true">1</span>' ), $role );
		}
		unset( $GLOBALS['menu'] );
	}

	public function test_a_lead_has_labels_for_its_hidden_fields_and_links_to_its_pdf_and_configuration(): void {
		update_option( Settings::OPTION, array( 'content_site' => 'https://conteudos.lume.example/' ) + Settings::all() );
		$this->post( array( 'msg' => "Bom dia\nPDF: https://conteudos.lume.example/ficha.pdf" ) );
		$this->act_as( 'administrator' );
		$shown = $this->screen( array( 'lead' => (string) $this->lead()->id ) );
		self::assertStringNotContainsString( 'utm_source', $shown );
		self::assertStringContainsString( 'Origem da campanha</th><td>boletim', $shown );
		self::assertSame( 1, substr_count( $shown, 'https://conteudos.lume.example/ficha.pdf' ) );
		self::assertStringContainsString( '<a class="button" href="https://conteudos.lume.example/ficha.pdf"', $shown );
		self::assertStringContainsString( '<a class="button" href="' . esc_url( home_url( '/configurador/?modelid=101&engine=1012' ) ) . '"', $shown );
	}

	public function test_a_link_to_another_host_at_the_end_of_a_message_is_part_of_the_message_and_no_button(): void {
		$this->post( array( 'msg' => "Bom dia\nPDF: https://evil.example/ficha.pdf" ) );
		$this->act_as( 'administrator' );
		$shown = $this->screen( array( 'lead' => (string) $this->lead()->id ) );
		self::assertStringContainsString( '>https://evil.example/ficha.pdf</a></td>', $shown );
		self::assertStringNotContainsString( 'class="button" href="https://evil.example', $shown );
	}

	public function test_the_list_shows_the_type_of_financing(): void {
		/** @var list<array{snapshot: array<mixed>}> $snapshots */
		$snapshots = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/tests/Leads/snapshots.json' ), true );
		$this->post( array( 'configuration' => (string) wp_json_encode( $snapshots[0]['snapshot'] ) ) );
		$this->act_as( 'administrator' );
		self::assertStringContainsString( "Open Drive, 459,33\u{00A0}€ por mês", $this->screen() );
	}
}
