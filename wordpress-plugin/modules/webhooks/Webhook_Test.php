<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Webhooks;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Leads\Mail\Send_Result;

/**
 * Sends a test to a saved webhook and reports the receiver's response. webhook-test.js shows it beside the button. Without JavaScript it opens in another tab,
 * so that unsaved changes are not lost.
 */
final class Webhook_Test {
	public const TAB = 'webhooks';

	public const ACTION = 'cfg_configurator_webhook_test';

	/** Name of the buttons. Their value is the id of a webhook. */
	public const BUTTON = 'webhook';

	private const FORM = 'cfg-webhook-test';

	/** Time limit of the request, in seconds. */
	private const SECONDS = 10.0;

	public function register(): void {
		add_action( 'cfg_configurator_settings_bottom', array( $this, 'render' ) );
		add_action( 'admin_post_' . self::ACTION, array( $this, 'answer' ) );
	}

	/** A form of its own, so that Enter in a field saves, and neither URLs nor secrets are submitted. */
	public function render( string $tab ): void {
		if ( self::TAB !== $tab ) {
			return;
		}
		?>
		<form id="<?php echo esc_attr( self::FORM ); ?>" method="post" target="_blank"
			action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>"
			data-sending="<?php esc_attr_e( 'Sending the test…', 'cfg-configurator' ); ?>"
			data-failed="<?php esc_attr_e( 'The test was not sent. Reload this page and try again.', 'cfg-configurator' ); ?>">
			<input type="hidden" name="action" value="<?php echo esc_attr( self::ACTION ); ?>">
			<?php // Not wp_nonce_field(), whose id the form of the settings has already. ?>
			<input type="hidden" name="_wpnonce" value="<?php echo esc_attr( wp_create_nonce( self::ACTION ) ); ?>">
		</form>
		<?php
	}

	public static function button( Webhook $webhook ): void {
		printf(
			'<button class="button" form="%s" name="%s" value="%s">%s <span class="screen-reader-text">%s</span></button><output></output>',
			esc_attr( self::FORM ),
			esc_attr( self::BUTTON ),
			esc_attr( $webhook->id ),
			esc_html__( 'Send a test', 'cfg-configurator' ),
			esc_html( $webhook->host() )
		);
	}

	public function answer(): never {
		$words = $this->result();
		nocache_headers();
		header( 'Content-Type: text/plain; charset=utf-8' );
		header( 'X-Content-Type-Options: nosniff' );
		echo $words; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- plain text.
		exit;
	}

	public function result(): string {
		Settings_Page::require_permission();
		check_admin_referer( self::ACTION );
		$id      = is_string( $_POST[ self::BUTTON ] ?? null ) ? sanitize_key( wp_unslash( $_POST[ self::BUTTON ] ) ) : '';
		$webhook = Webhook::all()[ $id ] ?? null;
		if ( null === $webhook ) {
			return __( 'This webhook was removed from the settings.', 'cfg-configurator' );
		}
		$result = Webhook_Client::post( $webhook, Webhook_Message::test(), self::SECONDS );
		if ( $result->is_sent() ) {
			/* translators: 1: host of a webhook, 2: HTTP status */
			return sprintf( __( 'The test was delivered to %1$s, which responded with status %2$d.', 'cfg-configurator' ), $webhook->host(), $result->status );
		}
		$error = Send_Result::UNCERTAIN === $result->outcome
			? __( 'The receiver did not respond within ten seconds.', 'cfg-configurator' )
			: $result->error;
		/* translators: 1: host of a webhook, 2: what went wrong, as a sentence */
		return sprintf( __( 'The test was not delivered to %1$s. %2$s', 'cfg-configurator' ), $webhook->host(), $error );
	}
}
