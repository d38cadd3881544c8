<?php
declare(strict_types=1);

namespace Cfg_Configurator\First_View;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Form;

/** Ids of share links, which chats and mail programs may have damaged. Read as by the widget (src/core/configuration/saved-configuration.ts). */
final class Share_Link {
	/**
	 * The id with a name in a query, whose ampersands may be escaped for HTML: 'amp;engine' is 'engine'. '' if there is none,
	 * or one of more than 64 characters.
	 *
	 * @param array<mixed> $query Decoded, by name.
	 */
	public static function id( array $query, string $name ): string {
		foreach ( $query as $key => $value ) {
			if ( 1 === preg_match( "/^(?:(?:amp|#0*38);)*$name\$/D", (string) $key ) ) {
				return is_string( $value ) && mb_strlen( $value ) <= 64 ? sanitize_text_field( $value ) : '';
			}
		}
		return '';
	}

	/**
	 * The item with an id. If there is none, invisible characters, and white space, punctuation and symbols at its end are ignored.
	 *
	 * @template Item
	 * @param array<Item>            $items
	 * @param callable(Item): string $id_of
	 * @return Item|null
	 */
	public static function find( array $items, callable $id_of, string $id ): mixed {
		foreach ( array( $id, (string) preg_replace( '/[^\p{L}\p{N}]+$/Du', '', Form::visible( $id ) ) ) as $wanted ) {
			foreach ( '' === $wanted ? array() : $items as $item ) {
				if ( $id_of( $item ) === $wanted ) {
					return $item;
				}
			}
		}
		return null;
	}
}
