<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * A setting that links a page of this site stores its id, because its address changes with its slug, its parents, the
 * permalinks and the site's own address. Other addresses are stored as they are.
 */
final class Page_Link {
	private const STORED = '/^page:(\d+)$/';

	public static function of_page( int $id ): string {
		return "page:$id";
	}

	/** Returns the path of a stored page from the root of the host; '' if it is gone or not published. Other texts are returned unchanged. */
	public static function resolve( string $stored ): string {
		if ( 1 !== preg_match( self::STORED, $stored, $found ) ) {
			return $stored;
		}
		$page = get_post( (int) $found[1] );
		return $page instanceof \WP_Post && 'publish' === $page->post_status ? wp_make_link_relative( (string) get_permalink( $page ) ) : '';
	}

	/** Returns what is stored for an address: its page's id, or the address if it has no page on this site. */
	public static function of_address( string $address ): string {
		$root     = (string) preg_replace( '#^(https?://[^/]+).*$#', '$1', home_url() );
		$url      = str_starts_with( $address, '/' ) ? $root . $address : $address;
		$is_whole = ! str_contains( $url, '#' ) && 1 === preg_match( '#^[^?]*(?:\?page_id=\d+)?$#', $url );
		$id       = $is_whole && str_starts_with( trailingslashit( $url ), home_url( '/' ) ) ? url_to_postid( $url ) : 0;
		$page     = $id > 0 ? get_post( $id ) : null;
		return $page instanceof \WP_Post && 'page' === $page->post_type ? self::of_page( $id ) : $address;
	}

	/** Stores the ids for the addresses that earlier versions stored. */
	public static function migrate(): void {
		$changes = array();
		foreach ( Setting_Registry::fields() as $key => $field ) {
			$stored = in_array( $field->type, array( Field_Type::OWN_PAGE, Field_Type::PAGE_LINK ), true ) ? Settings::all()[ $key ] ?? '' : '';
			$new    = is_string( $stored ) && '' !== $stored ? self::of_address( $stored ) : $stored;
			if ( $new !== $stored ) {
				$changes[ $key ] = $new;
			}
		}
		Settings::change( $changes );
	}
}
