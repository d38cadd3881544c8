<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Mail_Texts;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;

return new class() extends Module {
	public const IS_ON_AT_FIRST = false;

	public function tabs(): array {
		$more = array();
		foreach ( Mail_Kind::cases() as $kind ) {
			$words = array(
				'check' => $kind->check( ... ),
				/* translators: %s: list of names in braces. */
				'help'  => fn () => sprintf( __( 'Placeholders: %s.', 'cfg-configurator' ), Mail_Kind::listed( $kind->placeholders() ) ),
			);

			$more[ $kind->subject_key() ] = array( 'example' => $kind->example_subject( ... ) ) + $words;
			$more[ $kind->text_key() ]    = array( 'example' => $kind->example_text( ... ) ) + $words;
		}
		return array( $this->tab( $more ) );
	}

	public function register(): void {
		add_filter( 'cfg_configurator_dealer_address', array( Edited_Mails::class, 'dealer_address' ), 10, 2 );
		add_action( 'cfg_configurator_lead_email', array( Edited_Mails::class, 'edit' ), 10, 4 );
		if ( is_admin() ) {
			( new Mail_Preview() )->register();
		}
	}
};
