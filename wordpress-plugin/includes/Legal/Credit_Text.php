<?php
declare(strict_types=1);

namespace Cfg_Configurator\Legal;

defined( 'ABSPATH' ) || exit;

/** What the law requires beside an instalment: a warning, the lender, and the credit intermediary. Plain text. */
final class Credit_Text {
	/**
	 * @param string $warning Always set.
	 * @param string $parties Lender and intermediary; '' if neither is known.
	 */
	private function __construct( public readonly string $warning, public readonly string $parties ) {
	}

	/**
	 * @param array<mixed>                                     $fields The back office's `creditLegal`.
	 * @param \Closure(string, array<string, string>): string $word   Label by key and placeholder values.
	 */
	public static function of( array $fields, \Closure $word ): self {
		$text   = static fn ( string $name ): string => is_string( $fields[ $name ] ?? null ) ? trim( $fields[ $name ] ) : '';
		$number = $text( 'intermediaryNumber' );
		$number = '' === $number ? '' : $word( 'creditNumber', array( 'number' => $number ) );
		$who    = $text( 'intermediaryName' );
		$who    = '' === $who ? '' : implode( ', ', array_filter( array( $who, $text( 'intermediaryCategory' ), $number ) ) );
		$lender = $text( 'lenderName' );
		// The sentence ends with a full stop of its own.
		$parties = array(
			'' === $lender ? '' : $word( 'creditLender', array( 'name' => rtrim( $lender, '.' ) ) ),
			'' === $who ? '' : $word( 'creditIntermediary', array( 'details' => rtrim( $who, '.' ) ) ),
		);
		$warning = $text( 'warning' );
		return new self( '' === $warning ? $word( 'creditWarning', array() ) : $warning, implode( ' ', array_filter( $parties ) ) );
	}

	public function text(): string {
		return trim( "{$this->warning} {$this->parties}" );
	}
}
