<?php
/**
 * Styles of the resubmission form.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

/**
 * Sizes only; colours and fonts come from the theme. Printed only on pages with the form.
 */
final class Resubmission_Style {
	private const NAME = 'cfg-configurator-mend';

	private const CSS = '.cfg-mend input:not([type=checkbox]),.cfg-mend select,.cfg-mend textarea'
		. '{box-sizing:border-box;width:100%;max-width:32rem;min-height:2.75rem;padding:.5rem .75rem;font:inherit;border:1px solid;border-radius:4px}'
		. '.cfg-mend input[type=checkbox]{width:1.25rem;height:1.25rem;vertical-align:-.2em}'
		. '.cfg-mend strong{display:block}';

	public function register(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'add' ) );
	}

	public function add(): void {
		wp_register_style( self::NAME, false, array(), '1' );
		wp_enqueue_style( self::NAME );
		wp_add_inline_style( self::NAME, self::CSS );
	}
}
