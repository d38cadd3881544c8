<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Spam_Services;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Module;

return new class() extends Module {
	public const IS_ON_AT_FIRST = false;

	// The element contains the check against robots.
	public const IS_FOR_ELEMENT = true;

	public function extension(): Lead_Extension {
		return new Spam_Services();
	}

	public function register(): void {
		add_filter( 'cfg_configurator_element_content', static fn ( string $html ): string => $html . Turnstile::markup() );
	}

	public function tabs(): array {
		$help    = static fn (): string => Akismet_Check::is_available()
			? __( 'Ask Akismet about each message', 'cfg-configurator' )
			: __( 'Ask Akismet about each message (the plugin is not active or has no key)', 'cfg-configurator' );
		$akismet = array(
			'label' => static fn (): string => 'Akismet',
			'help'  => $help,
		);
		return array( $this->tab( array( 'spam_akismet' => $akismet ) ) );
	}
};
