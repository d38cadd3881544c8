<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Former_Addresses;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Embed\Page_Rewrite;
use Cfg_Configurator\Embed\Widget_Page;
use Cfg_Configurator\Module;

/** Former paths of a page lead to its present one (docs/decisions/0106). */
return new class() extends Module {
	public const IS_FOR_ELEMENT = true;

	public const DATA = array( self::OPTION );

	/** The paths of each page, by its id. Only read when rewrite rules are made. */
	private const OPTION = 'cfg_configurator_page_paths';

	/** Most former paths of one page; the oldest is dropped. */
	private const MAX = 10;

	public function register(): void {
		add_filter( 'cfg_configurator_page_rules', array( $this, 'add_rules' ), 10, 2 );
		add_action( 'template_redirect', array( $this, 'redirect' ), 1, 0 );
	}

	/**
	 * @param array<mixed>       $rules To which those of former paths are added, after the present ones.
	 * @param array<int, string> $paths Present paths by page id.
	 * @return array<mixed>
	 */
	public function add_rules( array $rules, array $paths ): array {
		$stored  = self::stored();
		$current = array();
		foreach ( $paths as $id => $path ) {
			// Version 1.2 and earlier stored the path of one page.
			$old    = $stored[ $id ] ?? array(
				'path'   => $id === Page_Address::page_id() ? Page_Address::path() : $path,
				'former' => array(),
			);
			$former = array_diff( array( ...$old['former'], $old['path'] ), array( $path ) );
			$former = array_slice( array_values( array_unique( $former ) ), -self::MAX );
			$page   = get_post( $id );
			foreach ( array_diff( array_reverse( $former ), $paths ) as $alias ) {
				$rules += $page instanceof \WP_Post ? Page_Rewrite::alias( $alias, $page ) : array();
			}
			$current[ $id ] = compact( 'path', 'former' );
		}
		// A page in the bin keeps its paths, a deleted one does not.
		$absent = array_filter( array_diff_key( $stored, $current ), static fn ( int $id ): bool => null !== get_post( $id ), ARRAY_FILTER_USE_KEY );
		if ( $stored !== $current + $absent ) {
			update_option( self::OPTION, $current + $absent, false );
		}
		return $rules;
	}

	/** Redirects a former path of a page, with the path below it and the query. */
	public function redirect(): void {
		$page = null !== get_query_var( Widget_Page::PATH, null ) && is_singular() ? get_queried_object() : null;
		if ( ! $page instanceof \WP_Post || is_preview() ) {
			return;
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared, and encoded below.
		$request = explode( '?', isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? wp_unslash( $_SERVER['REQUEST_URI'] ) : '', 2 );
		$rest    = Page_Rewrite::requested_path();
		if ( trim( rawurldecode( $request[0] ), '/' ) === trim( Page_Address::base_path( $page ) . '/' . $rest, '/' ) ) {
			return;
		}
		$url  = Page_Address::url( $page );
		$rest = '' === $rest ? '' : trailingslashit( $url ) . implode( '/', array_map( 'rawurlencode', explode( '/', $rest ) ) );
		$goal = ( '' === $rest ? $url : $rest ) . ( isset( $request[1] ) ? '?' . $request[1] : '' );
		// Browsers keep a permanent redirect for ever, also when the page gets this path again.
		header( 'Cache-Control: no-cache' );
		wp_safe_redirect( $goal, 301, 'cfg-configurator' );
		exit;
	}

	/** @return array<int, array{path: string, former: list<string>}> By page id; also of pages that are not published at present. */
	private static function stored(): array {
		$stored = get_option( self::OPTION, array() );
		$paths  = array();
		foreach ( is_array( $stored ) ? $stored : array() as $id => $row ) {
			if ( is_array( $row ) && is_string( $row['path'] ?? null ) && is_array( $row['former'] ?? null ) ) {
				$paths[ (int) $id ] = array(
					'path'   => $row['path'],
					'former' => array_values( array_filter( $row['former'], 'is_string' ) ),
				);
			}
		}
		return $paths;
	}
};
