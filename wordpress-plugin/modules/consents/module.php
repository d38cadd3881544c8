<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Consents;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Leads\Posting\Posted_Form;
use Cfg_Configurator\Module;

return new class() extends Module {
	public function register(): void {
		$add = static fn ( array $data, Lead $lead ): array => array( ...$data, ...Consent_Record::rows( $lead, "\n" ) );
		add_filter( 'cfg_configurator_lead_personal_data', $add, 10, 2 );
	}

	public function extension(): Lead_Extension {
		return new class() extends Lead_Extension {
			public function columns( Posted_Form $form, array $row ): array {
				return array( 'consents' => Consent_Record::of_form( $form, (string) $row['created_gmt'] ) );
			}
		};
	}
};
