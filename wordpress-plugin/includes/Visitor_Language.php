<?php
declare(strict_types=1);

namespace Cfg_Configurator;

defined( 'ABSPATH' ) || exit;

/**
 * Texts with the context 'visitor' are what visitors read. They are in the language of the site if that is English, which
 * the sources are, or has a translation of its own, and Portuguese otherwise (docs/decisions/0031, 0219). A mail or page
 * may choose another language of the widget.
 */
final class Visitor_Language {
	private const CONTEXT = 'visitor';

	/** Language of the source strings. */
	private const SOURCES = 'en';

	/** @var array<mixed>|null Portuguese texts by WordPress's key: context, byte 4, text. Read when first needed. */
	private static ?array $portuguese = null;

	/** Callback for the filter of the plugin's texts with a context. The translation is the text itself where there is none. */
	public static function translate( string $translation, string $text, string $context ): string {
		if ( self::CONTEXT !== $context ) {
			return $translation;
		}
		$is_foreign = '' !== Language::foreign();
		if ( ! $is_foreign && $translation !== $text ) {
			return $translation;
		}
		if ( str_starts_with( Language::tag(), self::SOURCES ) ) {
			return $text;
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
