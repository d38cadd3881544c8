<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

/** Text fields of a submitted form. */
final class Posted_Form {
	/** @param array<string, string> $fields Unslashed, trimmed, valid UTF-8, by name. */
	public function __construct( public readonly array $fields ) {
	}

	/** Returns a field; '' if missing. */
	public function text( string $name ): string {
		return $this->fields[ $name ] ?? '';
	}

	/** Returns the form with other values of some fields. Unknown fields, and values that are no texts, are dropped. */
	public function with( mixed $values ): self {
		return new self( array_merge( $this->fields, array_intersect_key( array_filter( (array) $values, 'is_string' ), $this->fields ) ) );
	}

	/** Trims all Unicode whitespace, like the widget. PHP's trim() misses spaces often pasted with an e-mail address. */
	public static function trimmed( string $text ): string {
		$space = '[\s\p{Z}\x{FEFF}]';
		return (string) preg_replace( "/^{$space}++|(?<!{$space}){$space}++$/Du", '', $text );
	}
}
