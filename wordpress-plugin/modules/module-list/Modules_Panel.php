<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Module_List;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Panel;
use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Module;
use Cfg_Configurator\Modules;

/** Switches modules on and off. Requires `manage_options`. */
final class Modules_Panel extends Panel {
	public const ACTION = 'cfg_configurator_modules';

	public function __construct( private Modules $modules ) {
	}

	public function slug(): string {
		return 'modules';
	}

	public function title(): string {
		return __( 'Modules', 'cfg-configurator' );
	}

	public function save(): never {
		Settings_Page::require_permission();
		check_admin_referer( self::ACTION );
		$on  = isset( $_POST['modules'] ) ? map_deep( wp_unslash( $_POST['modules'] ), 'sanitize_text_field' ) : array();
		$off = array();
		foreach ( array_keys( $this->listed() ) as $name ) {
			// A box that code has disabled is not sent: the editor's own choice stays.
			$is_kept_off = Modules::is_off_by_code( $name ) && Modules::is_off( $name );
			if ( $is_kept_off || ( ! Modules::is_off_by_code( $name ) && ! in_array( $name, (array) $on, true ) ) ) {
				$off[] = $name;
			}
		}
		$this->modules->switch_off( $off );
		wp_safe_redirect( add_query_arg( 'saved', '1', Settings_Page::url( $this->slug() ) ), 303 );
		exit;
	}

	public function render(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only chooses what is shown.
		if ( isset( $_GET['saved'] ) ) {
			Settings_Page::print_notice( 'success', __( 'Saved.', 'cfg-configurator' ) );
		}
		?>
		<p class="cfg-intro">
			<?php esc_html_e( 'What this site does not need can be switched off.', 'cfg-configurator' ); ?>
			<?php esc_html_e( 'Settings and data of a module stay, and are back when it is switched on again.', 'cfg-configurator' ); ?>
		</p>
		<form action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" method="post">
			<input type="hidden" name="action" value="<?php echo esc_attr( self::ACTION ); ?>">
			<?php wp_nonce_field( self::ACTION ); ?>
			<fieldset class="cfg-modules">
				<legend class="screen-reader-text"><?php esc_html_e( 'Modules', 'cfg-configurator' ); ?></legend>
				<?php
				$all = $this->listed();
				uasort( $all, static fn ( Module $one, Module $other ): int => remove_accents( $one->title() ) <=> remove_accents( $other->title() ) );
				foreach ( $all as $name => $module ) {
					$this->print_module( $name, $module, $all );
				}
				?>
			</fieldset>
			<?php submit_button( __( 'Save changes', 'cfg-configurator' ) ); ?>
		</form>
		<?php
	}

	/** @return array<string, Module> By name. */
	private function listed(): array {
		return array_filter( $this->modules->all(), static fn ( Module $module ): bool => '' !== $module->title() );
	}

	/** @param array<string, Module> $all By name. */
	private function print_module( string $name, Module $module, array $all ): void {
		printf(
			'<p><label><input type="checkbox" name="modules[]" value="%1$s" aria-describedby="cfg-module-%1$s"%2$s%3$s> <strong>%4$s</strong></label><br>',
			esc_attr( $name ),
			checked( Modules::is_on( $name ), true, false ),
			disabled( Modules::is_off_by_code( $name ), true, false ),
			esc_html( $module->title() )
		);
		$words = array_filter( array( $module->summary(), ...$this->notes( $name, $module, $all ) ) );
		printf( '<span id="cfg-module-%s">%s</span></p>', esc_attr( $name ), esc_html( implode( ' ', $words ) ) );
	}

	/**
	 * @param array<string, Module> $all By name.
	 * @return list<string> What depends on what, and what code has decided.
	 */
	private function notes( string $name, Module $module, array $all ): array {
		$required = array_intersect_key( $all, array_flip( $module::REQUIRES ) );
		$users    = array_filter( $all, static fn ( Module $other ): bool => in_array( $name, $other::REQUIRES, true ) );
		return array(
			/* translators: %s: names of modules. */
			array() === $required ? '' : sprintf( __( 'Needs: %s.', 'cfg-configurator' ), self::titles( $required ) ),
			/* translators: %s: names of modules. */
			array() === $users ? '' : sprintf( __( 'Needed by: %s.', 'cfg-configurator' ), self::titles( $users ) ),
			Modules::is_off_by_code( $name ) ? __( 'Switched off by the site\'s code.', 'cfg-configurator' ) : '',
		);
	}

	/** @param array<string, Module> $modules */
	private static function titles( array $modules ): string {
		return implode( ', ', array_map( static fn ( Module $module ): string => $module->title(), $modules ) );
	}
}
