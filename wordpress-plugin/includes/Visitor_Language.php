<?php
declare(strict_types=1);

namespace Cfg_Configurator;

defined( 'ABSPATH' ) || exit;

/**
 * Texts with the context 'visitor' are what visitors read. They are Portuguese on every site whose language has no
 * translation of its own (docs/decisions/0031).
 */
final class Visitor_Language {
	private const CONTEXT = 'visitor';

	/** @var array<mixed>|null Portuguese texts by WordPress's key: context, byte 4, text. Read when first needed. */
	private static ?array $portuguese = null;

	/** Callback for the filter of the plugin's texts with a context. The translation is the text itself where there is none. */
	public static function translate( string $translation, string $text, string $context ): string {
		if ( self::CONTEXT !== $context || $translation !== $text ) {
			return $translation;
		}
		self::$portuguese ??= self::read();
		$portuguese         = self::$portuguese[ self::CONTEXT . "\4" . $text ] ?? null;
		return is_string( $portuguese ) ? $portuguese : $text;
	}

	/** @return array<mixed> */
	private static function read(): array {
		$file = include dirname( __DIR__ ) . '/languages/cfg-configurator-pt_PT.l10n.php';
		return is_array( $file ) && is_array( $file['messages'] ?? null ) ? $file['messages'] : array();
	}
}
