<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Saved_Configurations;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Fields\Lead_Fields;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Leads\Posting\Posted_Form;
use Cfg_Configurator\Module;
use Cfg_Configurator\Modules\Gateway\Endpoint;

return new class() extends Module {
	public const REQUIRES = array( 'gateway', 'abuse-limits' );

	public function register(): void {
		// Loads the class only for such a request.
		Endpoint::add_post( 'saveCfgOptions', static fn ( \WP_REST_Request $request ) => Save_Route::save( $request ) );
		add_filter( 'cfg_configurator_lead_personal_data', self::add_personal_data( ... ), 10, 2 );
		add_action( 'cfg_configurator_delete_without_lead', array( Configuration_Table::class, 'delete_without_lead' ) );
	}

	/**
	 * @param array<mixed> $data
	 * @return array<mixed>
	 */
	private static function add_personal_data( array $data, Lead $lead ): array {
		$saved = Configuration_Table::of_leads( array( $lead ) )[ $lead->id ] ?? null;

		$data[ __( 'Visit', 'cfg-configurator' ) ] = (string) $saved?->text( 'sessionID' );
		return $data;
	}

	public function tables(): array {
		return array( Configuration_Table::NAME => Configuration_Table::COLUMNS );
	}

	/**
	 * Joins a lead whose form had no snapshot, from a cached page of before snapshots, to what was saved under its id. The lead keeps its
	 * own copy, unless the configuration arrives later.
	 */
	public function extension(): Lead_Extension {
		return new class() extends Lead_Extension {
			public function columns( Posted_Form $form, array $row ): array {
				$id     = $form->text( 'configurationID' );
				$fields = '' === $form->text( Lead_Fields::SNAPSHOT ) && '' !== $id ? Configuration_Table::fields_of( $id ) : '';
				return '' === $fields ? array() : array( 'configuration' => $fields );
			}

			public function configurations( array $leads ): array {
				return array_map( static fn ( Saved_Configuration $saved ) => $saved->to_snapshot(), Configuration_Table::of_leads( $leads ) );
			}
		};
	}
};
