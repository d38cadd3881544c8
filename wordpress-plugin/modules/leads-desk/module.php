<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Panel;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Module;

return new class() extends Module {
	public const REQUIRES = array( 'consents' );

	private ?Access_Panel $access = null;

	public function tables(): array {
		return array( Log_Entry::NAME => Log_Entry::COLUMNS );
	}

	/** @return list<Panel> */
	public function panels(): array {
		return array( $this->access() );
	}

	public function register(): void {
		add_filter( 'cfg_configurator_leads_url', static fn (): string => Leads_Address::of() );
		add_filter( 'cfg_configurator_lead_personal_data', self::add_personal_data( ... ), 10, 2 );
		add_action( 'deleted_user', fn ( int $user, ?int $successor ) => Follow_Up::reassign( $user, (int) $successor ), 10, 2 );
		if ( is_admin() ) {
			( new Lead_Admin() )->register();
			$this->access()->register();
		}
		if ( defined( 'WP_CLI' ) ) {
			\WP_CLI::add_command( 'cfg leads export', array( new Export_Command(), 'export' ) );
		}
	}

	private function access(): Access_Panel {
		$this->access ??= new Access_Panel();
		return $this->access;
	}

	/**
	 * Adds the follow-up and the notes of a lead, without the names of employees.
	 *
	 * @param array<mixed> $data
	 * @return array<mixed>
	 */
	private static function add_personal_data( array $data, Lead $lead ): array {
		$notes = array_map(
			static fn ( Log_Entry $note ): string => "{$note->at_gmt} UTC: {$note->text}",
			Log_Entry::notes_of( array( $lead->id ) )[ $lead->id ] ?? array()
		);
		return array(
			...$data,
			__( 'Follow-up', 'cfg-configurator' ) => Follow_Up::label( Follow_Up::status_of( $lead ) ),
			__( 'Notes', 'cfg-configurator' )     => implode( "\n", $notes ),
		);
	}
};
