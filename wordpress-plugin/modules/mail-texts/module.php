<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Mail_Texts;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Mail\Mail_Settings;
use Cfg_Configurator\Module;

return new class() extends Module {
	public const IS_ON_AT_FIRST = false;

	public function title(): string {
		return __( 'Texts of emails', 'cfg-configurator' );
	}

	public function summary(): string {
		return __( 'Settings for subject and text of the emails and for the address of each dealer, with previews and tests.', 'cfg-configurator' );
	}

	public function tabs(): array {
		return array( Mail_Texts_Tab::create( $this->title( ... ) ) );
	}

	public function register(): void {
		Mail_Settings::use( new Edited_Mails() );
		if ( is_admin() ) {
			( new Mail_Preview() )->register();
		}
	}
};
