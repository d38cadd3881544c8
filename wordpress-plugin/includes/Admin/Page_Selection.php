<?php
declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Page_Link;
use Cfg_Configurator\Settings\Value_Validator;

/**
 * The selection of a page of this site. Settings that hold an address have a text field besides, for pages that
 * WordPress does not manage; pickers.js hides it while a page is selected.
 */
final class Page_Selection {
	public static function by_id( Field $field, int $id, string $refusal ): void {
		Field_Renderer::open( 'select', $field, $refusal );
		self::option( '0', __( 'Choose a page', 'cfg-configurator' ), false );
		foreach ( self::pages( array( 'publish', 'draft', 'private' ) ) as $page ) {
			self::option( (string) $page->ID, self::label( $page ), $page->ID === $id );
		}
		echo '</select>';
	}

	/** @param mixed $value Saved address, or the rejected input. */
	public static function by_address( Field $field, mixed $value, string $refusal ): void {
		$address = Value_Validator::chosen_page( $value );
		$address = is_string( $address ) ? Page_Link::resolve( $address ) : '';
		$is_page = '' === $address;
		$id      = Field_Renderer::id( $field );
		$name    = Field_Renderer::name( $field );
		$more    = array(
			'name'  => $name . '[page]',
			'class' => 'cfg-page',
		);
		Field_Renderer::open( 'select', $field, $refusal, $more );
		self::option( '', $field->choices()[''], $is_page );
		foreach ( self::pages( array( 'publish' ) ) as $page ) {
			$path      = Page_Link::resolve( Page_Link::of_page( $page->ID ) );
			$is_chosen = ! $is_page && self::is_same( $address, $path );
			$is_page   = $is_page || $is_chosen;
			self::option( $path, self::label( $page ), $is_chosen );
		}
		$typed = $is_page ? '' : $address;
		self::option( Value_Validator::OTHER_PAGE, __( 'Another address', 'cfg-configurator' ), ! $is_page );
		echo '</select>';
		printf(
			'<span class="cfg-page-address"><label for="%1$s-address">%2$s</label>'
			. '<input type="text" class="regular-text" id="%1$s-address" name="%3$s[address]" value="%4$s"></span>',
			esc_attr( $id ),
			esc_html__( 'URL or path, if you chose \'Another address\'', 'cfg-configurator' ),
			esc_attr( $name ),
			esc_attr( $typed )
		);
	}

	/** Whether an address, complete or a path, is that of a page. */
	private static function is_same( string $address, string $path ): bool {
		$is_local = str_starts_with( $address, '/' ) || str_starts_with( $address, home_url( '/' ) );
		return $is_local && untrailingslashit( wp_make_link_relative( $address ) ) === untrailingslashit( $path );
	}

	private static function label( \WP_Post $page ): string {
		return sprintf(
			/* translators: 1: title of a page, 2: its address below the site's. */
			__( '%1$s (/%2$s/)', 'cfg-configurator' ),
			'' === $page->post_title ? '—' : $page->post_title,
			urldecode( (string) get_page_uri( $page ) )
		);
	}

	private static function option( string $value, string $label, bool $is_selected ): void {
		printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $is_selected, true, false ), esc_html( $label ) );
	}

	/**
	 * @param list<string> $states
	 * @return array<\WP_Post>
	 */
	private static function pages( array $states ): array {
		$pages = get_pages( array( 'post_status' => $states ) );
		return is_array( $pages ) ? $pages : array();
	}
}
