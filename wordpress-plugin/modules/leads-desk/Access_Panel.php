<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Panel;
use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Leads\Lead_Setup;
use Cfg_Configurator\Settings\Result;

/** Grants roles and single users the capability to manage leads. Requires `manage_options` and `promote_users`. */
final class Access_Panel extends Panel {
	public const ACTION = 'cfg_configurator_access';

	/** The role that always may: it can grant the capability to itself. */
	private const ALWAYS = 'administrator';

	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, array( $this, 'save' ) );
	}

	public function slug(): string {
		return 'access';
	}

	public function title(): string {
		return __( 'Access to leads', 'cfg-configurator' );
	}

	public function save(): never {
		self::require_permission();
		check_admin_referer( self::ACTION );
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- sanitised by texts().
		$posted = wp_unslash( $_POST );
		self::set_roles( self::texts( $posted, 'roles' ) );
		// Only users who were shown: somebody else may have added one since.
		$withdrawn = array_diff( self::texts( $posted, 'shown' ), self::texts( $posted, 'users' ) );
		foreach ( Lead_Setup::users() as $user ) {
			if ( in_array( (string) $user->ID, $withdrawn, true ) ) {
				$user->remove_cap( Lead_Setup::CAPABILITY );
			}
		}
		$name    = self::texts( array( 'user' => array( $posted['user'] ?? '' ) ), 'user' )[0] ?? '';
		$refusal = '' === $name ? '' : self::add( $name );
		$outcome = '' === $refusal ? new Result( array(), array(), array() ) : new Result( array(), array( 'user' => $refusal ), array( 'user' => $name ) );
		$outcome->keep( $this->slug() );
		wp_safe_redirect( add_query_arg( 'saved', '1', Settings_Page::url( $this->slug() ) ), 303 );
		exit;
	}

	public function render(): void {
		$refused = Result::take( $this->slug() );
		$refusal = $refused->refusals['user'] ?? '';
		$typed   = is_string( $refused->typed['user'] ?? null ) ? $refused->typed['user'] : '';
		if ( ! current_user_can( 'promote_users' ) ) {
			echo '<p>', esc_html__( 'You are not allowed to change what other users may do.', 'cfg-configurator' ), '</p>';
			return;
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only chooses what is shown.
		if ( isset( $_GET['saved'] ) && '' === $refusal ) {
			Settings_Page::print_notice( 'success', __( 'Saved.', 'cfg-configurator' ) );
		}
		?>
		<p class="cfg-intro">
			<?php
			esc_html_e(
				'Whoever has access sees, changes, exports and deletes the leads of all dealers, and can be assigned to them.',
				'cfg-configurator'
			);
			?>
		</p>
		<form class="cfg-access" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" method="post">
			<input type="hidden" name="action" value="<?php echo esc_attr( self::ACTION ); ?>">
			<?php wp_nonce_field( self::ACTION ); ?>
			<fieldset>
				<legend><h2><?php esc_html_e( 'Roles', 'cfg-configurator' ); ?></h2></legend>
				<?php
				foreach ( wp_roles()->role_objects as $name => $role ) {
					$label = translate_user_role( wp_roles()->role_names[ $name ] ?? $name );
					self::box( 'roles[]', (string) $name, $label, $role->has_cap( Lead_Setup::CAPABILITY ), self::ALWAYS === $name );
				}
				?>
			</fieldset>
			<fieldset>
				<legend><h2><?php esc_html_e( 'Single users', 'cfg-configurator' ); ?></h2></legend>
				<?php
				foreach ( Lead_Setup::users() as $user ) {
					printf( '<input type="hidden" name="shown[]" value="%d">', (int) $user->ID );
					self::box( 'users[]', (string) $user->ID, "{$user->display_name} ({$user->user_email})", true, false );
				}
				if ( '' !== $refusal ) {
					printf( '<p class="cfg-refusal" id="cfg-user-error">%s</p>', esc_html( $refusal ) );
				}
				?>
				<p>
					<label for="cfg-user"><?php esc_html_e( 'Add a user by name or email address', 'cfg-configurator' ); ?></label><br>
					<input type="text" class="regular-text" id="cfg-user" name="user" value="<?php echo esc_attr( $typed ); ?>"
						autocomplete="off"<?php echo '' === $refusal ? '' : ' aria-invalid="true" aria-describedby="cfg-user-error"'; ?>>
				</p>
			</fieldset>
			<?php submit_button( __( 'Save changes', 'cfg-configurator' ) ); ?>
		</form>
		<?php
	}

	/** @param list<string> $names Roles that may; all others may not. */
	private static function set_roles( array $names ): void {
		foreach ( wp_roles()->role_objects as $name => $role ) {
			if ( self::ALWAYS === $name || in_array( $name, $names, true ) ) {
				$role->add_cap( Lead_Setup::CAPABILITY );
			} else {
				$role->remove_cap( Lead_Setup::CAPABILITY );
			}
		}
	}

	/** @return string Error message; '' if the user was added. */
	private static function add( string $name ): string {
		$user = is_email( $name ) ? get_user_by( 'email', $name ) : get_user_by( 'login', $name );
		if ( ! $user instanceof \WP_User || ! is_user_member_of_blog( $user->ID ) ) {
			/* translators: %s: what the editor wrote. */
			$words = __( 'This site has no user \'%s\'. Enter the user name or the email address. Everything else was saved.', 'cfg-configurator' );
			return sprintf( $words, $name );
		}
		$user->add_cap( Lead_Setup::CAPABILITY );
		return '';
	}

	private static function box( string $name, string $value, string $label, bool $is_on, bool $is_fixed ): void {
		printf(
			'<p><label><input type="checkbox" name="%s" value="%s"%s%s> %s</label></p>',
			esc_attr( $name ),
			esc_attr( $value ),
			checked( $is_on, true, false ),
			disabled( $is_fixed, true, false ),
			esc_html( $label )
		);
	}

	/**
	 * @param array<mixed> $posted Unslashed.
	 * @return list<string>
	 */
	private static function texts( array $posted, string $name ): array {
		$values = is_array( $posted[ $name ] ?? null ) ? $posted[ $name ] : array();
		return array_map( 'sanitize_text_field', array_values( array_filter( $values, 'is_string' ) ) );
	}

	private static function require_permission(): void {
		if ( ! current_user_can( Settings_Page::CAPABILITY ) || ! current_user_can( 'promote_users' ) ) {
			wp_die( esc_html__( 'You are not allowed to change what other users may do.', 'cfg-configurator' ), 403 );
		}
	}
}
