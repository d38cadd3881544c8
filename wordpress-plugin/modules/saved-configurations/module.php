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
				return array_map( static fn ( Saved_Configuration $saved ) => $saved->to_snapshot(), self::saved( $leads ) );
			}

			public function personal_data( Lead $lead ): array {
				$saved = self::saved( array( $lead ) )[ $lead->id ] ?? null;
				return array( __( 'Visit', 'cfg-configurator' ) => (string) $saved?->text( 'sessionID' ) );
			}

			public function delete_without_lead( string $moment ): void {
				Configuration_Table::delete_without_lead( $moment );
			}

			/**
			 * @param list<Lead> $leads
			 * @return array<int, Saved_Configuration> By lead id.
			 */
			private static function saved( array $leads ): array {
				$found = array();
				$ids   = array();
				foreach ( $leads as $lead ) {
					$copy = null === $lead->configuration ? Saved_Configuration::from_json( $lead->text( 'configuration' ), $lead->created_gmt ) : null;
					if ( null !== $copy ) {
						$found[ $lead->id ] = $copy;
					} elseif ( '' !== $lead->configuration_id ) {
						$ids[ $lead->id ] = $lead->configuration_id;
					}
				}
				$saved = Configuration_Table::with( array_values( array_unique( $ids ) ) );
				return $found + array_filter( array_map( static fn ( string $id ): ?Saved_Configuration => $saved[ $id ] ?? null, $ids ) );
			}
		};
	}
};
