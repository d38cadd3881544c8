<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Health\Check;
use Cfg_Configurator\Health\Finding;
use Cfg_Configurator\Modules\Health\Requests\Content;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Settings;

/** Checks that the privacy policy, which buyers must accept, and the pages named in the settings exist. */
final class Forms_Check implements Check {
	public function __construct( private Content $content ) {
	}

	public function run(): iterable {
		$findings = array();
		$link     = array( Settings_Page::url( 'forms' ), __( 'Form pages', 'cfg-configurator' ) );
		$answer   = $this->content->get( 'backOffice' );
		$policy   = $answer->data['policyLink'] ?? '';
		if ( '' === Settings::text( 'policy_link' ) && $answer->is_ok && ( ! is_string( $policy ) || '' === $policy ) ) {
			$text       = __( 'No privacy policy is set, although visitors must accept it.', 'cfg-configurator' );
			$legal      = array( Settings_Page::url( 'legal' ), __( 'Legal information', 'cfg-configurator' ) );
			$findings[] = Finding::warning( $text, __( 'Enter its URL.', 'cfg-configurator' ), ...$legal );
		}
		// Paths are relative to the host, and not to a WordPress in a subdirectory.
		$host = (string) preg_replace( '#^(https?://[^/]+).*$#', '$1', home_url() );
		foreach ( array( 'success_page', 'failure_page' ) as $key ) {
			$address = Settings::text( $key );
			$whole   = str_starts_with( $address, '/' ) ? $host . $address : $address;
			if ( '' !== $address && 0 === url_to_postid( $whole ) && untrailingslashit( home_url() ) !== untrailingslashit( $whole ) ) {
				/* translators: 1: name of a setting, 2: an address. */
				$text       = __( '\'%1$s\': no page was found at %2$s.', 'cfg-configurator' );
				$text       = sprintf( $text, Setting_Registry::fields()[ $key ]->label(), $address );
				$findings[] = Finding::warning( $text, __( 'Open the URL to check it, and correct it if the page is missing.', 'cfg-configurator' ), ...$link );
			}
		}
		return Finding::or_fine( $findings, __( 'The pages used by the forms exist.', 'cfg-configurator' ) );
	}
}
