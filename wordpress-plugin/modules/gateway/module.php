<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;
use Cfg_Configurator\Modules\Gateway\Routes\Query_Route;
use Cfg_Configurator\Modules\Gateway\Routes\Route_Table;
use Cfg_Configurator\Network\Web_Request;
use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Field_Type;
use Cfg_Configurator\Settings\Section;
use Cfg_Configurator\Settings\Setting_Tab;

return new class() extends Module {
	public const IS_FOR_ELEMENT = true;

	public const EVENTS = array( Api_Address::HOOK );

	public function title(): string {
		return __( 'Content calls', 'cfg-configurator' );
	}

	public function summary(): string {
		return __( 'Answers the content calls on this site with stored responses of the content site, or with sample models.', 'cfg-configurator' );
	}

	public function register(): void {
		$file = dirname( __DIR__, 2 ) . '/cfg-configurator.php';
		add_filter( 'cfg_configurator_api_url', static fn (): string => Api_Address::url() );
		( new Api_Address( Web_Request::get( ... ) ) )->register();
		( new Query_Route() )->register();
		( new Route_Table() )->register();
		if ( is_admin() ) {
			( new Sample_Notice( $file ) )->register();
		}
	}

	public function tabs(): array {
		$source = new Section(
			'source',
			fn () => __( 'Source of the models', 'cfg-configurator' ),
			null,
			new Field(
				'sample_range',
				Field_Type::TICK,
				label: fn () => __( 'Sample models', 'cfg-configurator' ),
				help: fn () => __( 'Show sample models to visitors while no content site is set', 'cfg-configurator' ),
				default: '1',
				// On a new site, an editor has to decide (docs/decisions/0076).
				initial: '',
			),
		);
		return array( new Setting_Tab( 'general', $this->title( ... ), 10, $source ) );
	}
};
