<?php
/**
 * Leads in WordPress's privacy tools.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Privacy;

use Cfg_Configurator\Leads\Configuration\Configuration_Rows;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Posting\Lead_Keeper;
use Cfg_Configurator\Leads\Storage\Configuration_Table;
use Cfg_Configurator\Leads\Storage\Lead_Filter;
use Cfg_Configurator\Leads\Storage\Lead_Search;
use Cfg_Configurator\Leads\Storage\Lead_Table;

/**
 * Exports and erases what is kept of a person, found by e-mail address: leads, and the configurations they are about.
 */
final class Privacy_Tools {
	private const NAME = 'cfg-configurator';

	/** Leads handled in one step of the tools. */
	private const STEP = 50;

	public function __construct(
		private Lead_Search $search,
		private Lead_Table $leads,
		private Configuration_Table $configurations,
		private Lead_Keeper $keeper,
	) {
	}

	/**
	 * @param array<mixed> $exporters WordPress's.
	 * @return array<mixed>
	 */
	public function add_exporter( array $exporters ): array {
		$exporters[ self::NAME ] = array(
			'exporter_friendly_name' => __( 'Car configurator leads', 'cfg-configurator' ),
			'callback'               => array( $this, 'export' ),
		);
		return $exporters;
	}

	/**
	 * @param array<mixed> $erasers WordPress's.
	 * @return array<mixed>
	 */
	public function add_eraser( array $erasers ): array {
		$erasers[ self::NAME ] = array(
			'eraser_friendly_name' => __( 'Car configurator leads', 'cfg-configurator' ),
			'callback'             => array( $this, 'erase' ),
		);
		return $erasers;
	}

	/**
	 * @param int $page Step, from 1.
	 * @return array{data: list<array{group_id: string, group_label: string, item_id: string, data: list<array{name: string, value: string}>}>, done: bool}
	 */
	public function export( string $email, int $page = 1 ): array {
		// What waits aside is kept of the person too.
		$this->keeper->bring_in();
		$found = $this->search->page( new Lead_Filter( email: $email ), self::STEP, ( $page - 1 ) * self::STEP, 'created_gmt', true );
		return array(
			'data' => array_map( fn ( Lead $lead ): array => $this->item( $lead ), $found ),
			'done' => count( $found ) < self::STEP,
		);
	}

	/**
	 * @param int $page Step, from 1; each step finds the rest.
	 * @return array{items_removed: int, items_retained: bool, messages: list<string>, done: bool}
	 */
	public function erase( string $email, int $page = 1 ): array {
		$this->keeper->bring_in();
		$found   = $this->search->page( new Lead_Filter( email: $email ), self::STEP );
		$deleted = $this->leads->delete( array_map( static fn ( Lead $lead ): int => $lead->id, $found ) );
		return array(
			'items_removed'  => $deleted,
			'items_retained' => $deleted < count( $found ),
			'messages'       => array(),
			// A step that removes nothing would be asked for again for ever.
			'done'           => count( $found ) < self::STEP || 0 === $deleted,
		);
	}

	/**
	 * @return array{group_id: string, group_label: string, item_id: string, data: list<array{name: string, value: string}>}
	 */
	private function item( Lead $lead ): array {
		$configuration = $this->configurations->find( $lead->configuration_id );
		$rows          = array(
			__( 'Sent (UTC)', 'cfg-configurator' )     => $lead->created_gmt,
			__( 'Form', 'cfg-configurator' )           => Form_Type::words( $lead->form_type ),
			__( 'Name', 'cfg-configurator' )           => $lead->name,
			__( 'E-mail', 'cfg-configurator' )         => $lead->email,
			__( 'Telephone', 'cfg-configurator' )      => $lead->phone,
			__( 'District', 'cfg-configurator' )       => $lead->district,
			__( 'Dealer', 'cfg-configurator' )         => $lead->dealer,
			__( 'Message', 'cfg-configurator' )        => $lead->message,
			__( 'Privacy policy', 'cfg-configurator' ) => $lead->has_consent ? __( 'accepted', 'cfg-configurator' ) : '',
			__( 'Marketing', 'cfg-configurator' )      => $lead->marketing_words(),
			__( 'Model', 'cfg-configurator' )          => $lead->model,
			__( 'Page', 'cfg-configurator' )           => $lead->from_page,
			...$lead->extra,
			...( null === $configuration ? array() : Configuration_Rows::choices( $configuration ) ),
			...( null === $configuration ? array() : Configuration_Rows::figures( $configuration ) ),
		);
		$data          = array();
		foreach ( array_filter( $rows, static fn ( string $value ): bool => '' !== $value ) as $name => $value ) {
			$data[] = array(
				'name'  => (string) $name,
				'value' => esc_html( $value ),
			);
		}
		return array(
			'group_id'    => self::NAME,
			'group_label' => __( 'Car configurator leads', 'cfg-configurator' ),
			'item_id'     => 'lead-' . $lead->id,
			'data'        => $data,
		);
	}
}
