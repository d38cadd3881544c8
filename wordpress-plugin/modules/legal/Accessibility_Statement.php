<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Legal;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Settings\Page_Link;
use Cfg_Configurator\Settings\Settings;

/** A page with an accessibility statement, made from a template: a draft until it is published, and only then in the legal line (docs/decisions/0079). */
final class Accessibility_Statement {
	public const ACTION = 'cfg_configurator_statement';

	/** Id of the page. Not autoloaded: only the administration needs it. */
	private const OPTION = 'cfg_configurator_statement';

	private const LINK = 'accessibility_link';

	/** In the language of the law that the statement follows, as the template. */
	private const TITLE = 'Declaração de acessibilidade';

	private const CONTACT = '[indique um endereço de email e um número de telefone]';

	private const COMPLAINTS = 'https://www.livroreclamacoes.pt/inicio/';

	public function register(): void {
		add_action( 'publish_page', array( $this, 'link' ), 10, 3 );
		add_action( 'admin_post_' . self::ACTION, array( $this, 'answer' ) );
	}

	/** The page, unless it is in the trash or deleted. */
	public static function page(): ?\WP_Post {
		$page = self::id() > 0 ? get_post( self::id() ) : null;
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
		if ( 'publish' !== $before && self::id() === $id && '' === Settings::text( self::LINK ) ) {
			update_option( Settings::OPTION, array( self::LINK => Page_Link::of_page( $id ) ) + Settings::all(), true );
		}
	}

	private static function id(): int {
		$id = get_option( self::OPTION );
		return is_numeric( $id ) ? (int) $id : 0;
	}

	private static function content(): string {
		$links      = array_filter( array( sanitize_email( Settings::text( 'contact_email' ) ), trim( Settings::text( 'contact_phone' ) ) ) );
		$complaints = Settings::text( 'complaints_link' );
		$values     = array(
			'site'       => get_bloginfo( 'name' ),
			'address'    => Page_Address::url(),
			// Not in the format of the site: the whole page is in Portuguese.
			'date'       => wp_date( 'd/m/Y' ),
			'contact'    => array() === $links ? self::CONTACT : implode( ', ', $links ),
			'complaints' => '' === $complaints ? self::COMPLAINTS : $complaints,
		);
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a local file.
		$text = (string) file_get_contents( __DIR__ . '/accessibility-statement.html' );
		foreach ( $values as $name => $value ) {
			$text = str_replace( '{' . $name . '}', esc_html( (string) $value ), $text );
		}
		return $text;
	}

	public static function render(): void {
		$page = self::page();
		printf( '<section class="cfg-section"><h2>%s</h2>', esc_html__( 'Accessibility statement', 'cfg-configurator' ) );
		if ( null !== $page ) {
			$state = 'publish' === $page->post_status
				? __( 'The page with the statement is published.', 'cfg-configurator' )
				: __( 'The page with the statement is a draft. The legal line links to it as soon as you publish it.', 'cfg-configurator' );
			printf(
				'<p>%s <a href="%s">%s</a></p></section>',
				esc_html( $state ),
				esc_url( (string) get_edit_post_link( $page->ID, 'raw' ) ),
				esc_html__( 'Edit the statement', 'cfg-configurator' )
			);
			return;
		}
		?>
		<p class="cfg-intro">
			<?php esc_html_e( 'Creates a page in Portuguese that lists what our tests verify and what is known to fall short.', 'cfg-configurator' ); ?>
			<?php esc_html_e( 'It is a draft: read it, complete it and publish it. The legal line links to it from then on.', 'cfg-configurator' ); ?>
		</p>
		<form action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" method="post">
			<input type="hidden" name="action" value="<?php echo esc_attr( self::ACTION ); ?>">
			<?php // Not wp_nonce_field() and 'submit', whose ids the form of the settings has already. ?>
			<input type="hidden" name="_wpnonce" value="<?php echo esc_attr( wp_create_nonce( self::ACTION ) ); ?>">
			<?php submit_button( __( 'Create the accessibility statement', 'cfg-configurator' ), 'secondary', 'cfg-create-statement', false ); ?>
		</form>
		</section>
		<?php
	}

	/** Creates the draft and opens it in the editor. Requires `manage_options`. */
	public function answer(): never {
		Settings_Page::require_permission();
		check_admin_referer( self::ACTION );
		$page = self::create();
		$edit = null === $page ? null : get_edit_post_link( $page->ID, 'raw' );
		wp_safe_redirect( null === $edit ? Settings_Page::url( 'legal' ) : $edit, 303 );
		exit;
	}
}
