<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Panel;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Extension;
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

	/** Exports the follow-up and the notes of a lead as personal data, and names the screen that lists the leads. */
	public function extension(): Lead_Extension {
		return new class() extends Lead_Extension {
			/** Names of employees are left out. */
			public function personal_data( Lead $lead ): array {
				$notes = array_map(
					static fn ( Log_Entry $note ): string => "{$note->at_gmt} UTC: {$note->text}",
					Log_Entry::notes_of( array( $lead->id ) )[ $lead->id ] ?? array()
				);
				return array(
					__( 'Follow-up', 'cfg-configurator' ) => Follow_Up::label( Follow_Up::status_of( $lead ) ),
					__( 'Notes', 'cfg-configurator' )     => implode( "\n", $notes ),
				);
			}

			public function screen(): string {
				return Leads_Address::of();
			}
		};
	}
};
