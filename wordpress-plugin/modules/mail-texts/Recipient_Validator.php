<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Mail_Texts;

defined( 'ABSPATH' ) || exit;

/** Validates where the mails of each dealer go: rows with the `dealer`'s id, an address (`to`) and copies (`cc`). */
final class Recipient_Validator {
	/** Maximum number of dealers, and of copies of one. */
	private const MAX_ROWS   = 1000;
	private const MAX_COPIES = 10;

	/**
	 * @param mixed $raw A list of rows, unslashed. Those without an address are dropped.
	 * @return list<array{dealer: string, to: string, cc: string}>|\WP_Error
	 */
	public static function validate( mixed $raw ): array|\WP_Error {
		if ( '' === $raw || null === $raw ) {
			return array();
		}
		if ( ! is_array( $raw ) || count( $raw ) > self::MAX_ROWS || array_filter( $raw, static fn ( mixed $row ): bool => ! is_array( $row ) ) ) {
			return new \WP_Error( 'refused', __( 'This is not a list of dealers and addresses.', 'cfg-configurator' ) );
		}
		$rows = array();
		foreach ( array_values( array_filter( $raw, 'is_array' ) ) as $row ) {
			$text   = static fn ( string $key ): string => is_string( $row[ $key ] ?? null ) ? sanitize_text_field( $row[ $key ] ) : '';
			$dealer = mb_substr( $text( 'dealer' ), 0, 191 );
			$copies = explode( ' ', (string) preg_replace( '/[,;\s]+/', ' ', $text( 'cc' ) ) );
			$copies = array_filter( $copies, static fn ( string $part ): bool => '' !== $part );
			if ( '' === $dealer || '' === $text( 'to' ) . implode( $copies ) ) {
				continue;
			}
			foreach ( array_filter( array( $text( 'to' ), ...$copies ) ) as $address ) {
				if ( ! is_email( $address ) || strlen( $address ) > 191 ) {
					/* translators: 1: id of a dealer, 2: what the editor wrote. */
					$words = __( 'Dealer %1$s: \'%2$s\' is not a valid email address. Separate several copies with commas.', 'cfg-configurator' );
					return new \WP_Error( 'refused', sprintf( $words, $dealer, $address ) );
				}
			}
			if ( count( $copies ) > self::MAX_COPIES ) {
				/* translators: 1: id of a dealer, 2: a number. */
				return new \WP_Error( 'refused', sprintf( __( 'Dealer %1$s: the maximum is %2$d copies.', 'cfg-configurator' ), $dealer, self::MAX_COPIES ) );
			}
			$rows[ $dealer ] = array(
				'dealer' => $dealer,
				'to'     => $text( 'to' ),
				'cc'     => implode( ', ', array_unique( $copies ) ),
			);
		}
		return array_values( $rows );
	}
}
