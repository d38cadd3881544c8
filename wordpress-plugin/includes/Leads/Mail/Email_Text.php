<?php
/**
 * Plain text e-mail.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * Renders an e-mail as plain text, for clients that do not show HTML.
 */
final class Email_Text {
	public static function of( Email $letter ): string {
		$parts = array( $letter->heading, ...$letter->opening );
		foreach ( $letter->sections as $section ) {
			$lines = array();
			foreach ( array_filter( $section['rows'], static fn ( string $value ): bool => '' !== $value ) as $label => $value ) {
				$lines[] = $label . ': ' . $value;
			}
			if ( array() !== $lines ) {
				$parts[] = mb_strtoupper( $section['title'] ) . "\n" . implode( "\n", $lines );
			}
		}
		if ( null !== $letter->link ) {
			$parts[] = $letter->link['label'] . ":\n" . $letter->link['address'];
		}
		return implode( "\n\n", array( ...$parts, ...$letter->closing ) ) . "\n";
	}
}
