<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests;

use Cfg_Configurator\Element\Attributes;
use Cfg_Configurator\First_View\Catalogue;
use Cfg_Configurator\Leads\Endpoint;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Table;
use Cfg_Configurator\Settings\Settings;

/** Provides responses of the content site, settings, pages, visits, and forms as a browser posts them. */
abstract class Plugin_Test_Case extends Wordpress_Test_Case {
	protected const MODELS = array(
		array(
			'id'          => 7,
			'model'       => 'Caro',
			'price'       => '41000,50',
			'rent'        => 0,
			'maxEntrance' => 1000,
		),
		array(
			'id'          => 5,
			'model'       => 'Maré',
			'price'       => 32450,
			'rent'        => 363.62,
			'taeg'        => 8.3,
			'nrPayments'  => 96,
			'maxEntrance' => 6000,
			'financing'   => 26450,
			'modelImg'    => '/media/mare.avif',
			'segments'    => array(
				array(
					'id'   => 'suv',
					'name' => 'SUV',
				),
			),
		),
	);

	protected const DEALERS = array(
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
				'objectId'    => 'LX01',
				'designation' => 'Lume Tejo, Lisboa',
				'email'       => 'tejo@lume.example',
				'district'    => 11,
			),
			array(
				'objectId'    => 'PT01',
				'designation' => 'Lume Ribeira, Porto',
				'email'       => 'ribeira@lume.example',
				'district'    => 13,
			),
		),
	);

	/** @var array<string, array<mixed>|null> Responses of the content site by path; null for one that fails. */
	private array $responses = array();

	protected function setUp(): void {
		parent::setUp();
		remove_all_actions( 'shutdown' );
		// Skips the validation of the settings screen, which has its own tests.
		remove_all_filters( 'sanitize_option_' . Settings::OPTION );
		add_filter( 'cfg_configurator_content_response', fn ( mixed $given, string $path ): array => $this->responses[ $path ] ?? array(), 10, 2 );
	}

	/**
	 * Makes responses of the content site known, as cron would.
	 *
	 * @param array<string, mixed>                 $back_office
	 * @param list<array<mixed>>                   $models
	 * @param array<string, array<mixed>|null>     $more By path.
	 */
	protected function serve( array $back_office = array( 'product' => 'Lume' ), array $models = self::MODELS, array $more = array() ): void {
		$this->responses = $more + array(
			'lstModels/'        => $models,
			'backOffice/'       => $back_office,
			'hyuDealersLst/all' => self::DEALERS,
		);
		foreach ( $models as $model ) {
			$id               = is_scalar( $model['id'] ?? null ) ? (string) $model['id'] : '';
			$this->responses += array(
				"lstEngines/{$id}"  => array( array( 'engineID' => 'e' . $id ) ),
				"lstVersions/{$id}" => array( array( 'idEngine' => 'e' . $id ) ),
			);
		}
		Catalogue::refresh();
		Attributes::forget();
	}

	/** @param array<string, mixed> $changes Values as they are saved. */
	protected function set( array $changes ): void {
		update_option( Settings::OPTION, $changes + Settings::all() );
	}

	protected function page( string $slug, string $content = '', int $above = 0 ): \WP_Post {
		$page = get_post(
			wp_insert_post(
				array(
					'post_type'    => 'page',
					'post_status'  => 'publish',
					'post_title'   => $slug,
					'post_name'    => $slug,
					'post_content' => $content,
					'post_parent'  => $above,
				)
			)
		);
		self::assertInstanceOf( \WP_Post::class, $page );
		return $page;
	}

	/** Visits an address of the site: runs the main query, but chooses no template. */
	protected function visit( string $path ): \WP_Query {
		/** @var \WP $wp */
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp, $wp_rewrite, $wp_query, $wp_the_query;
		$_SERVER['REQUEST_URI'] = $path;
		$_SERVER['PHP_SELF']    = '/index.php';
		$_SERVER['SERVER_NAME'] = wp_parse_url( home_url(), PHP_URL_HOST );
		$query                  = wp_parse_url( $path, PHP_URL_QUERY );
		parse_str( is_string( $query ) ? $query : '', $_GET );
		$wp_rewrite->init();
		$wp_rewrite->flush_rules( false );
		$wp_query     = new \WP_Query();
		$wp_the_query = $wp_query;
		// These objects cache what they find, so each simulated request needs its own.
		$request             = clone $wp;
		$request->query_vars = array();
		$request->parse_request();
		$request->query_posts();
		$request->handle_404();
		do_action_ref_array( 'wp', array( &$request ) );
		return $wp_query;
	}

	/** @return array<string, mixed> A valid proposal. */
	protected function form(): array {
		return array(
			'form_type'       => 'proposal',
			'submission_id'   => 'abcdefgh12345678',
			'name'            => 'Inês Conceição',
			'email'           => 'ines@exemplo.pt',
			'telefone'        => '912345678',
			'id_district'     => '11',
			'dealer'          => 'LX01',
			'msg'             => "Bom dia,\r\ngostaria de uma proposta.",
			'accept'          => 'S',
			'disclaimer'      => '',
			'share'           => '',
			'model'           => 'Maré',
			'id_model'        => '101',
			'configurationID' => 'c1',
			'from_page'       => home_url( '/configurador/?modelid=101&engine=1012' ),
			'utm_source'      => 'boletim',
			'web_page'        => '',
			'open_ms'         => '60000',
		);
	}

	/**
	 * @param array<string, mixed> $change Fields that differ from the valid proposal's.
	 * @param array<string, mixed> $server
	 */
	protected function post( array $change = array(), array $server = array() ): Submission_Result {
		list( $location, $row ) = Endpoint::submit( wp_slash( $change + $this->form() ), $server + array( 'REMOTE_ADDR' => '203.0.113.9' ) );
		return new Submission_Result( $location, $row );
	}

	/**
	 * Posts a form, and does what follows the response.
	 *
	 * @param array<string, mixed> $change
	 */
	protected function send( array $change = array() ): Submission_Result {
		$result = $this->post( $change );
		if ( null !== $result->row ) {
			Endpoint::follow_up( $result->row, true );
		}
		return $result;
	}

	/** @return list<Lead> Oldest first. */
	protected function leads(): array {
		return Lead_Table::read( 'id > %d ORDER BY id', 0 );
	}

	protected function lead(): Lead {
		self::assertCount( 1, $this->leads() );
		return $this->leads()[0];
	}

	/** @return list<string> Recipients of the mails, oldest first. */
	protected function mailed(): array {
		return array_map( static fn ( array $mail ): string => is_string( $mail['to'] ) ? $mail['to'] : '', $this->mailbox->mails );
	}

	/** @return array<string, string> States of the mails of the only lead. */
	protected function states(): array {
		return array_map( static fn ( array $mail ): string => $mail['state'] ?? '', $this->lead()->mails() );
	}

	/** @return array<string, string> Query arguments of an address. */
	protected function query_of( string $address ): array {
		parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $query );
		return array_map( static fn ( mixed $value ): string => is_string( $value ) ? $value : '', array_filter( $query, 'is_string', ARRAY_FILTER_USE_KEY ) );
	}

	/** @param list<string> $broken Fields that the address must list. */
	protected function assert_refused( Submission_Result $result, array $broken ): void {
		self::assertNull( $result->row );
		self::assertSame( implode( ',', $broken ), $this->query_of( $result->location )['cfg_configurator_fields'] ?? 'thanks' );
	}

	protected function assert_thanked( Submission_Result $result ): void {
		self::assertArrayNotHasKey( 'cfg_configurator_fields', $this->query_of( $result->location ) );
	}

	/** Lets so many seconds pass for the mails. */
	protected function pass( int $seconds ): void {
		$next = gmdate( 'Y-m-d H:i:s', time() - 1 );
		$sql  = 'UPDATE %i SET mail_next_gmt = %s WHERE mail_next_gmt <= %s';
		Lead_Table::run( $sql, Lead_Table::name(), $next, gmdate( 'Y-m-d H:i:s', time() + $seconds ) );
	}
}
