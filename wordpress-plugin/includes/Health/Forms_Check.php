<?php
/**
 * Health check of the pages that the forms link to.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Settings;

/**
 * Checks that the privacy policy, which buyers must accept, and the pages named in the settings exist.
 */
final class Forms_Check implements Check {
	public function __construct( private Content $content, private Settings $settings ) {
	}

	public function subject(): string {
		return __( 'Pages of the forms', 'cfg-configurator' );
	}

	public function run(): array {
		$findings = array();
		$link     = array( Settings_Page::url( 'forms' ), $this->subject() );
		$answer   = $this->content->get( 'backOffice' )->data['policyLink'] ?? '';
		if ( '' === $this->settings->text( 'policy_link' ) && ( ! is_string( $answer ) || '' === $answer ) ) {
			$findings[] = Finding::warning(
				__( 'No privacy policy is set, though buyers must accept it.', 'cfg-configurator' ),
				__( 'Write its address.', 'cfg-configurator' ),
				...$link
			);
		}
		foreach ( array( 'success_page', 'failure_page' ) as $key ) {
			$address = $this->settings->text( $key );
			$whole   = str_starts_with( $address, '/' ) ? $this->host() . $address : $address;
			if ( '' !== $address && 0 === url_to_postid( $whole ) && untrailingslashit( home_url() ) !== untrailingslashit( $whole ) ) {
				$findings[] = Finding::warning(
					/* translators: 1: name of a setting, 2: an address. */
					sprintf( __( '\'%1$s\': there seems to be no page at %2$s.', 'cfg-configurator' ), Setting_Registry::fields()[ $key ]->label(), $address ),
					__( 'Open the address and look; correct it if the page is missing.', 'cfg-configurator' ),
					...$link
				);
			}
		}
		return array() === $findings ? array( Finding::fine( __( 'The pages around the forms are there.', 'cfg-configurator' ) ) ) : $findings;
	}

	/**
	 * Returns the site's origin without its subdirectory, because paths are relative to the host.
	 */
	private function host(): string {
		$folder = (string) wp_parse_url( home_url(), PHP_URL_PATH );
		return '' === $folder ? home_url() : substr( home_url(), 0, -strlen( $folder ) );
	}
}
