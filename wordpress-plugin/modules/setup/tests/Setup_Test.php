<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Setup\Tests;

use Cfg_Configurator\Embed\Installation;
use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Modules\Health\Finding;
use Cfg_Configurator\Modules\Health\Health_Panel;
use Cfg_Configurator\Modules\Health\Health_Run;
use Cfg_Configurator\Modules\Health\Requests\Content;
use Cfg_Configurator\Modules\Health\Source_Checks;
use Cfg_Configurator\Modules\Setup\Setup_Notice;
use Cfg_Configurator\Modules\Setup\Setup_Screen;
use Cfg_Configurator\Modules\Setup\Setup_Step;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Tests\Wordpress_Test_Case;

/** The setup steps after activation. */
final class Setup_Test extends Wordpress_Test_Case {
	/** Activates the plugin as on a site that never had it. */
	private function activate_on_new_site(): void {
		wp_delete_post( Page_Address::page_id(), true );
		foreach ( array( Settings::OPTION, Installation::MARKER ) as $option ) {
			delete_option( $option );
		}
		Installation::install();
	}

	/**
	 * @param array<string, mixed> $posted Fields besides step and nonce.
	 * @return string The next step.
	 */
	private function save( Setup_Step $step, array $posted ): string {
		$this->act_as( 'administrator' );
		$_POST    = wp_slash( $posted + array( 'step' => $step->value ) );
		$_REQUEST = array( '_wpnonce' => wp_create_nonce( Setup_Screen::ACTION ) );
		$redirect = $this->redirect_of( static fn () => Setup_Screen::save() );
		self::assertSame( 303, $redirect->status );
		parse_str( (string) wp_parse_url( $redirect->location, PHP_URL_QUERY ), $query );
		self::assertSame( Setup_Screen::SLUG, $query['page'] ?? '' );
		return is_string( $query['step'] ?? null ) ? $query['step'] : '';
	}

	private function screen( Setup_Step $step ): string {
		$this->act_as( 'administrator' );
		$_GET   = array( 'step' => $step->value );
		$screen = new Setup_Screen( new Health_Panel( new Health_Run( static fn (): array => array() ) ) );
		return $this->output_of( array( $screen, 'render' ) );
	}

	private function status_of_models(): int {
		return rest_do_request( new \WP_REST_Request( 'GET', '/cfg/lstModels/' ) )->get_status();
	}

	public function test_activation_publishes_neither_a_page_nor_sample_models(): void {
		wp_delete_post( Page_Address::page_id(), true );
		$before = get_posts( array( 'post_type' => 'any' ) );
		$this->activate_on_new_site();
		self::assertSame( 0, Page_Address::page_id() );
		self::assertEquals( $before, get_posts( array( 'post_type' => 'any' ) ) );
		self::assertNull( get_page_by_path( 'configurador' ) );
		self::assertFalse( Content::has_sample() );
		self::assertSame( 404, $this->status_of_models() );
		self::assertTrue( Installation::is_pending() );
	}

	public function test_an_existing_page_of_that_name_stays_as_it_was_until_it_is_chosen(): void {
		wp_delete_post( Page_Address::page_id(), true );
		$this->publish_page( 'Configurador' );
		$this->activate_on_new_site();
		self::assertSame( 0, Page_Address::page_id() );
	}

	public function test_a_site_with_settings_keeps_its_page_and_the_sample_models_after_an_update(): void {
		$page = Page_Address::page_id();
		update_option( Settings::OPTION, array_diff_key( Settings::all(), array( 'sample_range' => 0 ) ) );
		delete_option( Installation::MARKER );
		Installation::install();
		self::assertSame( $page, Page_Address::page_id() );
		self::assertTrue( Content::has_sample() );
		self::assertSame( 200, $this->status_of_models() );
		self::assertFalse( Installation::is_pending() );
	}

	public function test_three_steps_lead_to_the_health_result_and_publish_what_was_chosen(): void {
		$this->activate_on_new_site();
		$sample = array(
			'content_site' => '',
			'sample_range' => '1',
		);
		self::assertSame( 'page', $this->save( Setup_Step::SOURCE, array( Settings::OPTION => $sample ) ) );
		self::assertSame( 200, $this->status_of_models() );
		self::assertSame( 'contact', $this->save( Setup_Step::PAGE, array( Setup_Screen::PLACE => Setup_Screen::PUBLISH ) ) );
		self::assertSame( 'publish', get_post_status( Page_Address::page_id() ) );
		$contact = array(
			'mail_fallback'  => 'apoio@lume.example',
			'retention_days' => '1',
		);
		self::assertSame( 'result', $this->save( Setup_Step::CONTACT, array( Settings::OPTION => $contact ) ) );
		self::assertSame( 'apoio@lume.example', Settings::text( 'mail_fallback' ) );
		self::assertSame( 730, Settings::number( 'retention_days' ), 'A step changes only its own fields.' );
		self::assertFalse( Installation::is_pending() );
		self::assertStringContainsString( 'data-run-checks="now"', $this->screen( Setup_Step::RESULT ) );
	}

	public function test_every_step_can_be_skipped_and_then_nothing_is_public(): void {
		$this->activate_on_new_site();
		$skip = array( Setup_Screen::SKIP => 'x' );
		self::assertSame( 'page', $this->save( Setup_Step::SOURCE, $skip ) );
		self::assertSame( 'contact', $this->save( Setup_Step::PAGE, $skip + array( Setup_Screen::PLACE => Setup_Screen::PUBLISH ) ) );
		self::assertSame( 'result', $this->save( Setup_Step::CONTACT, $skip ) );
		self::assertSame( 0, Page_Address::page_id() );
		self::assertSame( 404, $this->status_of_models() );
		self::assertSame( Finding::PROBLEM, ( new Source_Checks( new Content() ) )->source()->severity );
	}

	public function test_the_page_can_be_a_draft_or_an_existing_one(): void {
		$this->activate_on_new_site();
		$html = str_replace( "'", '"', $this->screen( Setup_Step::PAGE ) );
		self::assertMatchesRegularExpression( '/value="draft" checked/', $html, 'Without models, publishing is not proposed.' );
		$this->save( Setup_Step::PAGE, array( Setup_Screen::PLACE => Setup_Screen::DRAFT ) );
		self::assertSame( 'draft', get_post_status( Page_Address::page_id() ) );
		$other  = $this->publish_page( 'Monte o seu' );
		$chosen = array(
			Setup_Screen::PLACE => Setup_Screen::EXISTING,
			Settings::OPTION    => array( 'page_id' => (string) $other ),
		);
		self::assertSame( 'contact', $this->save( Setup_Step::PAGE, $chosen ) );
		self::assertSame( $other, Page_Address::page_id() );
	}

	public function test_a_rejected_value_keeps_the_step_and_is_shown_with_its_message(): void {
		$this->activate_on_new_site();
		self::assertSame( 'contact', $this->save( Setup_Step::CONTACT, array( Settings::OPTION => array( 'mail_fallback' => 'nobody' ) ) ) );
		$name = 'cfg_configurator_refused_' . Setup_Screen::SLUG . '_';
		set_transient( $name . ( get_current_user_id() + 1 ), get_transient( $name . get_current_user_id() ) );
		$html = $this->screen( Setup_Step::CONTACT );
		self::assertStringContainsString( 'value="nobody"', $html );
		self::assertStringContainsString( 'aria-invalid="true"', $html );
		self::assertTrue( Installation::is_pending() );
	}

	public function test_the_screen_opens_once_after_the_activation_and_a_notice_leads_to_it_afterwards(): void {
		$this->activate_on_new_site();
		$this->act_as( 'administrator' );
		$notice = new Setup_Notice();
		$screen = \WP_Screen::get( 'plugins' );
		self::assertSame( Setup_Screen::url(), $this->redirect_of( static fn () => $notice->open_once( $screen ) )->location );
		$notice->open_once( $screen );
		set_current_screen( 'plugins' );
		self::assertStringContainsString( Setup_Screen::SLUG, $this->output_of( array( $notice, 'print_on_screens' ) ) );
		set_current_screen( 'edit-post' );
		self::assertStringNotContainsString( 'notice', $this->output_of( array( $notice, 'print_on_screens' ) ) );
		Installation::finish_setup();
		set_current_screen( 'plugins' );
		self::assertStringNotContainsString( 'notice', $this->output_of( array( $notice, 'print_on_screens' ) ) );
	}

	public function test_only_administrators_save_and_only_with_a_nonce(): void {
		foreach ( array( 'editor', 'administrator' ) as $role ) {
			$this->act_as( $role );
			$exception = $this->wp_die_of( static fn () => Setup_Screen::save() );
			self::assertSame( 403, $exception->status, $role );
		}
	}
}
