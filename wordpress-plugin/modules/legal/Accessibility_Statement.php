<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Legal;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Registrable;
use Cfg_Configurator\Settings\Page_Link;
use Cfg_Configurator\Settings\Settings;

/**
 * A page with an accessibility statement, made from a template. It is a draft until an editor publishes it, and only then
 * linked in the legal line (docs/decisions/0079).
 */
final class Accessibility_Statement implements Registrable {
	/** Id of the page. Not autoloaded: only the administration needs it. */
	private const OPTION = 'cfg_configurator_statement';

	/** Setting with the link in the legal line. */
	private const LINK = 'accessibility_link';

	/** In the language of the law that the statement follows, as the template. */
	private const TITLE = 'Declaração de acessibilidade';

	private const CONTACT = '[indique um endereço de email e um número de telefone]';

	private const COMPLAINTS = 'https://www.livroreclamacoes.pt/inicio/';

	public function register(): void {
		add_action( 'publish_page', array( $this, 'link' ), 10, 3 );
	}

	/** The page, unless it is in the trash or deleted. */
	public static function page(): ?\WP_Post {
		$id   = get_option( self::OPTION );
		$page = is_numeric( $id ) && (int) $id > 0 ? get_post( (int) $id ) : null;
		return $page instanceof \WP_Post && 'trash' !== $page->post_status ? $page : null;
	}

	/** Creates the draft, unless there is a page. */
	public static function create(): ?\WP_Post {
		$page = self::page();
		if ( null !== $page ) {
			return $page;
		}
		$id = wp_insert_post(
			array(
				'post_type'      => 'page',
				'post_status'    => 'draft',
				'post_title'     => self::TITLE,
				'post_content'   => wp_slash( self::content() ),
				'comment_status' => 'closed',
				'ping_status'    => 'closed',
			)
		);
		update_option( self::OPTION, $id, false );
		return get_post( $id );
	}

	/** Links the page when it is published; until then, and when it is withdrawn, the setting's page has no address. */
	public function link( int $id, \WP_Post $page, string $before ): void {
		if ( 'publish' !== $before && self::is_statement( $id ) && '' === Settings::text( self::LINK ) ) {
			update_option( Settings::OPTION, array( self::LINK => Page_Link::of_page( $id ) ) + Settings::all(), true );
		}
	}

	private static function is_statement( int $id ): bool {
		$own = get_option( self::OPTION );
		return is_numeric( $own ) && (int) $own === $id;
	}

	private static function content(): string {
		$links  = array_filter( array( sanitize_email( Settings::text( 'contact_email' ) ), trim( Settings::text( 'contact_phone' ) ) ) );
		$given  = Settings::text( 'complaints_link' );
		$values = array(
			'site'       => get_bloginfo( 'name' ),
			'address'    => Page_Address::url(),
			// Not in the format of the site: the whole page is in Portuguese.
			'date'       => wp_date( 'd/m/Y' ),
			'contact'    => array() === $links ? self::CONTACT : implode( ', ', $links ),
			'complaints' => '' === $given ? self::COMPLAINTS : $given,
		);
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a local file.
		$text = (string) file_get_contents( __DIR__ . '/accessibility-statement.html' );
		foreach ( $values as $name => $value ) {
			$text = str_replace( '{' . $name . '}', esc_html( (string) $value ), $text );
		}
		return $text;
	}
}
