<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Legal;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Registrable;

/** Creates the page with the accessibility statement, below the settings. Requires `manage_options`. */
final class Statement_Panel implements Registrable {
	public const ACTION = 'cfg_configurator_statement';

	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, array( $this, 'create' ) );
	}

	public static function render(): void {
		$page = Accessibility_Statement::page();
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

	/** Creates the draft and opens it in the editor. */
	public function create(): never {
		Settings_Page::require_permission();
		check_admin_referer( self::ACTION );
		$page = Accessibility_Statement::create();
		$edit = null === $page ? null : get_edit_post_link( $page->ID, 'raw' );
		wp_safe_redirect( null === $edit ? Settings_Page::url( 'legal' ) : $edit, 303 );
		exit;
	}
}
