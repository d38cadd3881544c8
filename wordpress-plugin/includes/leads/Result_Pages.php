<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Element\Language;
use Cfg_Configurator\Element\Page;
use Cfg_Configurator\Settings\Settings;
use const Cfg_Configurator\VERSION;

/** Where a form leads, and what is added to those pages. A form of another page may name its own with `success_url` and `failure_url`. */
final class Result_Pages {
	/** Query arguments (docs/content-api.md): the lead's number and the form's language. */
	private const NUMBER   = 'cfg_configurator_lead';
	private const LANGUAGE = 'cfg_configurator_language';

	/**
	 * @param array<string, string> $form
	 * @param string                $referer Page of the form, used if `from_page` is missing.
	 * @param int                   $id      Of the lead.
	 */
	public static function success( array $form, string $referer, int $id ): string {
		$page = Page::same_site_url( $form['success_url'] ) ?? Page::same_site_url( Settings::text( 'success_page' ) ) ?? Endpoint::url( Endpoint::SENT );
		return self::with( $page, self::back( $form, $referer ) + array( self::NUMBER => (string) $id ) );
	}

	/**
	 * @param array<string, string> $form
	 * @param list<string>          $broken Invalid fields.
	 */
	public static function failure( array $form, string $referer, array $broken = array() ): string {
		$page = Page::same_site_url( $form['failure_url'] ) ?? Page::same_site_url( Settings::text( 'failure_page' ) ) ?? Endpoint::url( Endpoint::NOT_SENT );
		// Even if it is empty: it tells the widget that this is the failure page.
		return add_query_arg( Endpoint::FIELDS, rawurlencode( implode( ',', $broken ) ), self::with( $page, self::back( $form, $referer ) ) );
	}

	/**
	 * @param array<string, string> $form
	 * @return array<string, string>
	 */
	private static function back( array $form, string $referer ): array {
		$tag  = (string) Snapshot::read( $form[ Form_Fields::SNAPSHOT ] )?->text( 'language' );
		$back = Page::same_site_url( '' === $form['from_page'] ? $referer : $form['from_page'] );
		// The path is enough: the page is on this site.
		return array(
			Endpoint::BACK => null === $back ? '' : (string) preg_replace( '~^[a-z]+://[^/?#]+/?~i', '/', $back ),
			self::LANGUAGE => Language::during( $tag, Language::foreign( ... ) ),
		);
	}

	/** @param array<string, string> $arguments Query arguments; empty ones are skipped. */
	private static function with( string $page, array $arguments ): string {
		return add_query_arg( array_map( 'rawurlencode', array_filter( $arguments, static fn ( string $value ): bool => '' !== $value ) ), $page );
	}

	/** Adds to a page what happened to the form. The values are in the visitor's tab only (docs/decisions/0115); a script of the success page removes them. */
	public static function show(): void {
		Language::choose( self::argument( self::LANGUAGE ) );
		add_filter( 'wp_robots', 'wp_robots_no_robots' );
		if ( ! self::is_failure() ) {
			wp_enqueue_script( 'cfg-configurator-sent', plugins_url( 'assets/sent.js', __FILE__ ), array(), VERSION, true );
		}
		add_filter(
			'the_content',
			static function ( mixed $content ): mixed {
				$is_here = is_string( $content ) && in_the_loop() && is_main_query() && ! doing_filter( 'get_the_excerpt' );
				return $is_here ? $content . self::html() : $content;
			},
			20
		);
	}

	/** The response to the endpoint's own addresses, for sites without those pages. */
	public static function respond( bool $is_sent ): void {
		Language::choose( self::argument( self::LANGUAGE ) );
		$title = $is_sent
			? _x( 'Thank you for your request', 'visitor', 'cfg-configurator' )
			: _x( 'Your request was not sent', 'visitor', 'cfg-configurator' );
		$words = $is_sent ? '<p>' . esc_html_x( 'We have received your request and will reply to you soon.', 'visitor', 'cfg-configurator' ) . '</p>' : '';
		// phpcs:ignore WordPress.Security.EscapeOutput -- escaped in html().
		wp_die( '<h1>' . esc_html( $title ) . '</h1>' . $words . self::html(), esc_html( $title ), array( 'response' => 200 ) );
	}

	private static function html(): string {
		$id    = self::argument( self::NUMBER );
		$label = esc_html_x( 'Reference', 'visitor', 'cfg-configurator' );
		$html  = self::is_failure() ? self::reasons() : ( ctype_digit( $id ) ? "<p>{$label}: " . esc_html( substr( $id, 0, 12 ) ) . '</p>' : '' );
		$back  = Page::same_site_url( esc_url_raw( self::argument( Endpoint::BACK ) ) ) ?? Page::url();
		$words = _x( 'Back to the configuration', 'visitor', 'cfg-configurator' );
		$html .= '<p><a class="wp-element-button button" href="' . esc_url( $back ) . '">' . esc_html( $words ) . '</a></p>';
		$tag   = Language::foreign();
		return '' === $tag ? $html : '<div lang="' . esc_attr( $tag ) . '">' . $html . '</div>';
	}

	private static function reasons(): string {
		$words  = _x( 'Your request could not be sent and nothing was saved. Go back to the configuration and try again.', 'visitor', 'cfg-configurator' );
		$errors = array_filter( array_map( static fn ( Form_Field $field ): string => $field->error, Form_Fields::all() ) );
		$broken = array_intersect_key( $errors, array_flip( explode( ',', self::argument( Endpoint::FIELDS ) ) ) );
		$list   = array() === $broken ? '' : '<ul><li>' . implode( '</li><li>', array_map( 'esc_html', $broken ) ) . '</li></ul>';
		return '<p role="alert">' . esc_html( $words ) . '</p>' . $list;
	}

	private static function is_failure(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only shows.
		return isset( $_GET[ Endpoint::FIELDS ] ) || Endpoint::NOT_SENT === self::argument( Endpoint::ARGUMENT );
	}

	/** A query argument, unslashed; '' if it is missing. */
	private static function argument( string $name ): string {
		$value = $_GET[ $name ] ?? ''; // phpcs:ignore WordPress.Security -- validated by the callers; nothing is changed.
		return is_string( $value ) ? wp_unslash( $value ) : '';
	}
}
