<?php
/**
 * Translations.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;

/**
 * Registers the plugin's language files: before 6.8, WordPress does not read the 'Domain Path' header.
 *
 * Texts with the context 'visitor' are what visitors read. They are Portuguese on every site whose language has no
 * translation of its own (docs/decisions/0031).
 */
final class Translations implements Module {
	private const VISITOR = 'visitor';

	/**
	 * Portuguese texts by WordPress's key: context, byte 4, text. Read when first needed.
	 *
	 * @var array<mixed>|null
	 */
	private ?array $portuguese = null;

	/**
	 * @param string $file The plugin's main file.
	 */
	public function __construct( private string $file ) {
	}

	public function register(): void {
		add_action( 'init', array( $this, 'load' ), 1 );
		// Before other plugins' filters, which may change the Portuguese texts as well.
		add_filter( 'gettext_with_context_cfg-configurator', array( $this, 'for_visitors' ), 1, 3 );
	}

	/**
	 * Callback for the action `init`. Reads a file, never the database.
	 */
	public function load(): void {
		load_plugin_textdomain( 'cfg-configurator', false, dirname( plugin_basename( $this->file ) ) . '/languages' );
	}

	/**
	 * Callback for the filter `gettext_with_context_cfg-configurator`.
	 *
	 * @param string $translation In the current language, or the untranslated text.
	 * @param string $text        Untranslated.
	 * @param string $context     Context of the text.
	 */
	public function for_visitors( string $translation, string $text, string $context ): string {
		if ( self::VISITOR !== $context || $translation !== $text ) {
			return $translation;
		}
		$this->portuguese ??= $this->read_portuguese();
		$portuguese         = $this->portuguese[ self::VISITOR . "\4" . $text ] ?? null;
		return is_string( $portuguese ) ? $portuguese : $text;
	}

	/**
	 * @return array<mixed>
	 */
	private function read_portuguese(): array {
		$file = include dirname( $this->file ) . '/languages/cfg-configurator-pt_PT.l10n.php';
		return is_array( $file ) && is_array( $file['messages'] ?? null ) ? $file['messages'] : array();
	}
}
