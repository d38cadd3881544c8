<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Leads\Posting\Dealer_Directory;
use Cfg_Configurator\Leads\Posting\Outcome;
use Cfg_Configurator\Leads\Posting\Post_Handler;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Tests\Wordpress_Test_Case;

/** Provides two dealers, a clock that only tests change, and forms as a browser posts them. */
abstract class Leads_Test_Case extends Wordpress_Test_Case {
	protected const DEALER  = 'LX01';
	protected const ADDRESS = 'tejo@lume.example';

	protected int $now = 1_790_000_000;

	/**
	 * Faults that were reported: words and cause by kind.
	 *
	 * @var array<string, array{string, string}>
	 */
	protected array $faults = array();

	protected function setUp(): void {
		parent::setUp();
		// So that end_request() runs only the tasks of the test.
		remove_all_actions( 'shutdown' );
		Clock::$source = fn (): int => $this->now;
		add_action(
			'cfg_configurator_fault',
			function ( string $kind, string $words, string $cause ): void {
				$this->faults[ $kind ] = array( $words, $cause );
			},
			10,
			3
		);
		$this->store_dealers();
		$this->set( array( 'mail_fallback' => 'pedidos@lume.example' ) );
	}

	protected function tearDown(): void {
		Clock::$source = null;
		parent::tearDown();
	}

	/**
	 * Caches these dealers as if the content site had returned them.
	 *
	 * @param array<string, mixed>|null $wire Districts and dealers; null for the two dealers.
	 */
	protected function store_dealers( ?array $wire = null ): void {
		update_option(
			Dealer_Directory::OPTION,
			array(
				'asked' => $this->now,
				'wire'  => $wire ?? array(
					'districts' => array(
						array(
							'id'   => 11,
							'name' => 'Lisboa',
						),
						array(
							'id'   => 13,
							'name' => 'Porto',
						),
					),
					'dealers'   => array(
						array(
							'objectId'    => self::DEALER,
							'designation' => 'Lume Tejo, Lisboa',
							'email'       => self::ADDRESS,
							'district'    => 11,
						),
						array(
							'objectId'    => 'PT01',
							'designation' => 'Lume Ribeira, Porto',
							'email'       => '',
							'district'    => 13,
						),
					),
				),
			),
			false
		);
	}

	/** @param array<string, mixed> $settings Settings to change. */
	protected function set( array $settings ): void {
		update_option( Settings::OPTION, array( ...Settings::all(), ...$settings ) );
	}

	/**
	 * The fields of a completed proposal form.
	 *
	 * @param array<string, mixed> $change Fields that differ.
	 * @return array<string, mixed>
	 */
	protected function form( array $change = array() ): array {
		return array(
			'form_type'       => 'proposal',
			'submission_id'   => 'a1b2c3d4e5f6',
			'name'            => 'Inês Conceição',
			'email'           => 'ines@exemplo.pt',
			'telefone'        => '912345678',
			'id_district'     => '11',
			'dealer'          => self::DEALER,
			'msg'             => "Bom dia,\r\ngostaria de uma proposta.",
			'accept'          => 'S',
			'model'           => 'Maré',
			'id_model'        => '101',
			'configurationID' => 'c1',
			'from_page'       => home_url( '/configurador/?modelid=101&engine=1012' ),
			'utm_source'      => 'boletim',
			'open_ms'         => '42000',
			'web_page'        => '',
			...$change,
		);
	}

	/**
	 * Posts a form, without the work that follows the response.
	 *
	 * @param array<string, mixed> $change Fields that differ from the proposal's.
	 * @param array<string, mixed> $server Values of `$_SERVER`.
	 */
	protected function post( array $change = array(), array $server = array() ): Outcome {
		return Post_Handler::answer( wp_slash( $this->form( $change ) ), $server );
	}

	/** Posts a form that another plugin takes for spam. */
	protected function post_spam(): Outcome {
		add_filter( 'cfg_configurator_is_spam', '__return_true' );
		$outcome = $this->post();
		remove_filter( 'cfg_configurator_is_spam', '__return_true' );
		return $outcome;
	}

	/** Has the modules judge a lead, as after the response. */
	protected function judge( Lead $lead ): void {
		foreach ( Lead_Extension::all() as $extension ) {
			$extension->judge( $lead );
		}
	}

	/** Runs the tasks that wait for the end of the request. */
	protected function end_request(): void {
		do_action( 'shutdown' );
		remove_all_actions( 'shutdown' );
	}

	/** @return list<Lead> */
	protected function leads(): array {
		return array_map( static fn ( array $row ): Lead => new Lead( $row ), Database::rows( 'SELECT * FROM %i ORDER BY created_gmt, id', Tables::leads() ) );
	}

	/** The only lead; fails if there are several or none. */
	protected function lead(): Lead {
		$leads = $this->leads();
		self::assertCount( 1, $leads );
		return $leads[0];
	}

	/**
	 * The query arguments of a URL that are strings.
	 *
	 * @return array<int|string, string>
	 */
	protected function query_of( string $address ): array {
		parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $query );
		return array_filter( $query, 'is_string' );
	}

	/**
	 * Recipients of the mails, in order.
	 *
	 * @return list<string>
	 */
	protected function mailed(): array {
		return array_map( static fn ( array $mail ): string => self::text( $mail['to'] ), $this->mailbox->mails );
	}

	/**
	 * A mail's headers.
	 *
	 * @return list<string>
	 */
	protected function headers_of( int $mail ): array {
		$headers = $this->mailbox->mails[ $mail ]['headers'] ?? array();
		return array_map( array( self::class, 'text' ), array_values( (array) $headers ) );
	}

	protected static function text( mixed $value ): string {
		self::assertIsScalar( $value );
		return (string) $value;
	}

	/** @return array<string, string> State by recipient. */
	protected function states(): array {
		$states = array();
		foreach ( Delivery_Queue::of_mails()->of_lead( $this->lead()->id ) as $delivery ) {
			$states[ $delivery->recipient ] = $delivery->state;
		}
		return $states;
	}

	protected function rows_in( string $table ): int {
		return (int) Database::value( 'SELECT COUNT(*) FROM %i', $table );
	}

	protected function assert_thanks( Outcome $outcome ): void {
		self::assertSame( 'obrigado', $this->query_of( $outcome->location )['cfg-configurator'] ?? $outcome->location );
	}

	/** @param list<string> $fields Invalid fields. */
	protected function assert_problem( Outcome $outcome, array $fields = array() ): void {
		$query = $this->query_of( $outcome->location );
		self::assertSame( 'nao-enviado', $query['cfg-configurator'] ?? $outcome->location );
		self::assertSame( implode( ',', $fields ), $query['campos'] ?? '' );
		self::assertNull( $outcome->kept );
	}

	/** Makes statements that contain this text fail: wpdb returns false for an empty statement. */
	protected function refuse_statements( string $part ): void {
		add_filter( 'query', static fn ( string $sql ): string => str_contains( $sql, $part ) ? '' : $sql );
	}

	/** Releases the only lead, as an editor does. */
	protected function release( string $from = Lead::HELD ): void {
		Lead_Table::release( $this->lead()->id, $from );
		Lead_Worker::follow_up( array( $this->lead()->id ) );
	}

	/** Sends the mails of a lead again, as an editor does. */
	protected function resend( int $id ): void {
		Lead_Worker::restart( Lead_Table::find( $id ) ?? self::fail( 'There is no such lead.' ) );
		Lead_Worker::follow_up( array( $id ) );
	}
}
