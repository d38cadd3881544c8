<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Language;
use Cfg_Configurator\Leads\Configuration\Snapshot_Reader;
use Cfg_Configurator\Leads\Fields\Lead_Fields;
use Cfg_Configurator\Leads\Lead_Endpoint;
use Cfg_Configurator\Settings\Settings;

/**
 * URLs of the success and failure pages, and what is shown on them. A page is that of the form, else of the settings, if it is
 * on this site's host, else the plugin's own.
 */
final class Result_Pages {
	/**
	 * Query arguments: the way back to the configuration, and the invalid fields. Without a prefix, because the pages of
	 * the site may read them and the widget recognises a refusal by the second one (docs/content-api.md).
	 */
	private const BACK  = 'voltar';
	public const FIELDS = 'campos';

	/** The same: idempotency key of the lead, for the plugin's own success page; language of the form, if it is not the site's. */
	public const KEY       = 'cfg_referencia';
	private const LANGUAGE = 'cfg_idioma';

	/**
	 * @param string $referer Page of the form, used if `from_page` is missing.
	 * @param string $key     Idempotency key of the lead. Only the plugin's own page receives it.
	 */
	public static function success( Posted_Form $form, string $referer, string $key ): string {
		$page = Same_Site_Url::of( $form->text( 'success_url' ) ) ?? Same_Site_Url::of( Settings::text( 'success_page' ) );
		$back = self::back( $form, $referer );
		return null === $page
			? self::with( Lead_Endpoint::page( Lead_Endpoint::THANKS ), $back + array( self::KEY => $key ) )
			: self::with( $page, $back );
	}

	/** @param list<string> $broken Invalid fields. */
	public static function failure( Posted_Form $form, string $referer, array $broken = array() ): string {
		$page = Same_Site_Url::of( $form->text( 'failure_url' ) )
			?? Same_Site_Url::of( Settings::text( 'failure_page' ) ) ?? Lead_Endpoint::page( Lead_Endpoint::PROBLEM );
		// Even if it is empty: it tells the widget that this is the failure page.
		return add_query_arg( self::FIELDS, rawurlencode( implode( ',', $broken ) ), self::with( $page, self::back( $form, $referer ) ) );
	}

	/** @return array<string, string> */
	private static function back( Posted_Form $form, string $referer ): array {
		$tag  = (string) Snapshot_Reader::read( $form->text( Lead_Fields::SNAPSHOT ) )?->text( 'language' );
		$tag  = Language::during( $tag, Language::foreign( ... ) );
		$from = $form->text( 'from_page' );
		$back = Same_Site_Url::of( '' === $from ? $referer : $from );
		// The path is enough: the page is on this site.
		return array(
			self::BACK     => null === $back ? '' : (string) preg_replace( '~^[a-z]+://[^/?#]+/?~i', '/', $back ),
			self::LANGUAGE => $tag,
		);
	}

	/** @param array<string, string> $arguments Query arguments; empty ones are skipped. */
	private static function with( string $page, array $arguments ): string {
		return add_query_arg( array_map( 'rawurlencode', array_filter( $arguments, static fn ( string $value ): bool => '' !== $value ) ), $page );
	}

	/**
	 * Says below the content of the failure page of the settings what is wrong with a rejected form. The values are not on the
	 * server: the widget has them in the session storage of the visitor's tab (docs/decisions/0115). Any success page removes them.
	 */
	public static function register(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- only shows.
		if ( isset( $_GET[ self::FIELDS ] ) ) {
			self::choose_language();
			add_filter( 'the_content', array( self::class, 'add' ), 20 );
			add_action( 'wp', array( self::class, 'hide_from_robots' ) );
		} elseif ( isset( $_GET[ self::BACK ] ) ) {
			// The widget would remove the values only when it is opened again in this tab.
			$removal = 'try { sessionStorage.removeItem( "cfg_submitted_form" ) } catch {}';
			add_action( 'wp_footer', static fn () => wp_print_inline_script_tag( $removal ), 10, 0 );
		}
		// phpcs:enable
	}

	/** The language of the form, for what a page says about it. */
	public static function choose_language(): void {
		Language::choose( self::argument( self::LANGUAGE ) );
	}

	/** Says in which language a text is, if that is not the page's. */
	public static function marked( string $html ): string {
		$tag = Language::foreign();
		return '' === $tag ? $html : '<div lang="' . esc_attr( $tag ) . '">' . $html . '</div>';
	}

	/** @param mixed $content Content of the post. */
	public static function add( mixed $content ): mixed {
		if ( ! is_string( $content ) || ! self::is_current() || ! in_the_loop() || ! is_main_query() ) {
			return $content;
		}
		remove_filter( 'the_content', array( self::class, 'add' ), 20 );
		return $content . self::marked( self::html() );
	}

	public static function hide_from_robots(): void {
		if ( self::is_current() ) {
			add_filter( 'wp_robots', 'wp_robots_no_robots' );
		}
	}

	public static function html(): string {
		$words  = _x( 'Your request could not be sent and nothing was saved. Go back to the configuration and try again.', 'visitor', 'cfg-configurator' );
		$broken = array_intersect_key( self::messages(), array_flip( explode( ',', self::argument( self::FIELDS ) ) ) );
		$list   = array() === $broken ? '' : '<ul><li>' . implode( '</li><li>', array_map( 'esc_html', $broken ) ) . '</li></ul>';
		return '<p role="alert">' . esc_html( $words ) . '</p>' . $list . self::way_back();
	}

	/** The link back to the configuration, as themes style buttons. */
	public static function way_back(): string {
		$back  = Same_Site_Url::of( esc_url_raw( self::argument( self::BACK ) ) ) ?? Page_Address::url();
		$words = _x( 'Back to the configuration', 'visitor', 'cfg-configurator' );
		return '<p><a class="wp-element-button button" href="' . esc_url( $back ) . '">' . esc_html( $words ) . '</a></p>';
	}

	/** @return array<string, string> Error messages of spec §5, by field. */
	public static function messages(): array {
		return array_filter( array_column( Lead_Fields::visible(), 'error', 'name' ) );
	}

	/** A query argument, unslashed; '' if it is missing. */
	public static function argument( string $name ): string {
		// phpcs:ignore WordPress.Security -- validated by the callers; nothing is changed.
		$value = $_GET[ $name ] ?? '';
		return is_string( $value ) ? wp_unslash( $value ) : '';
	}

	/** Whether the current page is the failure page of the settings: on any other page, its address must show nothing. */
	private static function is_current(): bool {
		$page = Same_Site_Url::of( Settings::text( 'failure_page' ) );
		return null !== $page && is_singular() && url_to_postid( $page ) === get_queried_object_id();
	}
}
