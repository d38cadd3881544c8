<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests;

use Cfg_Configurator\Element\Attributes;
use Cfg_Configurator\First_View\Head;
use Cfg_Configurator\First_View\Model;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Sender;
use Cfg_Configurator\Settings\Settings_Page;

/** What another plugin may change, where no test of the feature itself does so (docs/hooks.md). */
final class Hooks_Test extends Plugin_Test_Case {
	public function test_an_add_on_prints_below_the_form_of_a_tab(): void {
		$this->act_as( 'administrator' );
		add_action( 'cfg_configurator_settings_page', static fn ( string $tab ) => print esc_html( "below {$tab}" ) );
		$_GET = array( 'tab' => 'mail' );
		self::assertStringContainsString( 'below mail', $this->output_of( array( Settings_Page::class, 'render' ) ) );
	}

	public function test_attributes_can_be_changed_and_event_handlers_cannot_be_added(): void {
		add_filter(
			'cfg_configurator_attributes',
			static fn ( array $attributes, array $overrides ): array => array(
				'product' => $overrides['product'] ?? 'Lume',
				'onload'  => 'alert(1)',
				'cookie'  => array(),
			) + $attributes,
			10,
			2
		);
		$this->visit( '/configurador/' );
		$html = do_shortcode( '[cfg_configurator product="Boia"]' );
		self::assertStringContainsString( ' product="Boia"', $html );
		self::assertStringNotContainsString( 'onload', $html );
	}

	public function test_another_address_answers_the_content_calls_of_the_browser_such_as_one_without_rest(): void {
		$this->serve();
		add_filter( 'cfg_configurator_api_url', static fn (): string => home_url( '/?my_gateway=' ) );
		self::assertSame( home_url( '/?my_gateway=' ), Attributes::all()['api-url'] );
		$this->visit( '/configurador/' );
		self::assertStringContainsString( '<template shadowrootmode="open">', do_shortcode( '[cfg_configurator]' ), 'The models are those of this site.' );
	}

	public function test_content_is_added_after_the_printed_first_view(): void {
		add_filter( 'cfg_configurator_element_content', static fn ( string $html ): string => $html . '<p slot="contact">800 200 200</p>' );
		$this->visit( '/configurador/' );
		self::assertStringContainsString( '<p slot="contact">800 200 200</p></cfg-configurator>', do_shortcode( '[cfg_configurator]' ) );
	}

	public function test_the_facts_of_the_head_can_be_changed_for_a_model(): void {
		$this->serve();
		add_filter(
			'cfg_configurator_head',
			static fn ( array $facts, ?Model $model ): array => array(
				'title' => 'Hoje: ' . (string) $model?->name(),
				'image' => home_url( '/carro.jpg' ),
			) + $facts,
			10,
			2
		);
		$this->visit( '/configurador/Mar%C3%A9/motor' );
		$head = Head::completed( '<title>x</title>' );
		self::assertStringContainsString( '>Hoje: Maré', $head );
		self::assertStringContainsString( '<meta property="og:image" content="' . home_url( '/carro.jpg' ) . '">', $head );
	}

	public function test_fields_and_dealer_of_a_posted_form_can_be_changed_within_the_rules(): void {
		$this->serve();
		add_filter(
			'cfg_configurator_lead_fields',
			static fn ( array $fields ): array => array(
				'leadSource' => 'OUTONO',
				'unknown'    => 'x',
				'name'       => array(),
			) + $fields
		);
		$route = static fn ( string $dealer, array $fields ): string => 'Maré' === $fields['model'] ? 'PT01' : $dealer;
		add_filter( 'cfg_configurator_lead_dealer', $route, 10, 2 );
		$this->assert_thanked( $this->post() );
		$lead = $this->lead();
		self::assertSame( array( 'Inês Conceição', 'OUTONO', 'PT01' ), array( $lead->name, $lead->extra()['leadSource'] ?? '', $lead->dealer_id ) );
		add_filter( 'cfg_configurator_lead_dealer', static fn (): string => 'nobody', 20 );
		$this->assert_thanked( $this->post( array( 'submission_id' => 'another-form-1' ) ) );
		self::assertSame( 'LX01', $this->leads()[1]->dealer_id );
	}

	public function test_an_add_on_learns_that_a_lead_was_mailed_and_sends_its_own_in_cron(): void {
		$this->serve();
		$told = array();
		add_action(
			'cfg_configurator_lead_mailed',
			static function ( int $id, string $state ) use ( &$told ): void {
				$told[] = $state;
			},
			10,
			2
		);
		add_action(
			'cfg_configurator_leads_due',
			static function () use ( &$told ): void {
				$told[] = 'due';
				throw new \RuntimeException( 'A callback that throws stops nothing.' );
			}
		);
		$this->send();
		Sender::run_due();
		self::assertSame( array( 'sent', 'due' ), $told );
		self::assertInstanceOf( Lead::class, $this->lead() );
	}
}
