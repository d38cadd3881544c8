<?php
declare(strict_types=1);

namespace Cfg_Configurator;

defined( 'ABSPATH' ) || exit;

/**
 * Texts with the context 'visitor' are what visitors read. They are Portuguese on every site whose language has no
 * translation of its own (docs/decisions/0031).
 */
final class Visitor_Language implements Registrable {
	private const CONTEXT = 'visitor';

	/** @var array<mixed>|null Portuguese texts by WordPress's key: context, byte 4, text. Read when first needed. */
	private ?array $portuguese = null;

	/** @param string $file The plugin's main file. */
	public function __construct( private string $file ) {
	}

	public function register(): void {
		// Before other plugins' filters, which may change the Portuguese texts as well.
		add_filter( 'gettext_with_context_cfg-configurator', array( $this, 'translate' ), 1, 3 );
	}

	/**
	 * @param string $translation In the current language, or the untranslated text.
	 * @param string $text        Untranslated.
	 * @param string $context     Context of the text.
	 */
	public function translate( string $translation, string $text, string $context ): string {
		if ( self::CONTEXT !== $context || $translation !== $text ) {
			return $translation;
		}
		$this->portuguese ??= $this->read();
		$portuguese         = $this->portuguese[ self::CONTEXT . "\4" . $text ] ?? null;
		return is_string( $portuguese ) ? $portuguese : $text;
	}

	/** @return array<mixed> */
	private function read(): array {
		$file = include dirname( $this->file ) . '/languages/cfg-configurator-pt_PT.l10n.php';
		return is_array( $file ) && is_array( $file['messages'] ?? null ) ? $file['messages'] : array();
	}
}
