<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Extension;

/** Exports the follow-up and the notes of a lead as personal data, and names the screen that lists the leads. */
final class Desk_Extension extends Lead_Extension {
	/** Names of employees are left out. */
	public function personal_data( Lead $lead ): array {
		$notes = array_map(
			static fn ( Log_Entry $note ): string => "{$note->at_gmt} UTC: {$note->text}",
			Log_Table::notes_of( array( $lead->id ) )[ $lead->id ] ?? array()
		);
		return array(
			__( 'Follow-up', 'cfg-configurator' ) => Follow_Up_Table::label( Follow_Up_Table::status_of( $lead ) ),
			__( 'Notes', 'cfg-configurator' )     => implode( "\n", $notes ),
		);
	}

	public function screen(): string {
		return Leads_Address::of();
	}
}
