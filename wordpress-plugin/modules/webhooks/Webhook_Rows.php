<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Webhooks;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Field_Renderer;
use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Modules\Row_Lists\Row_Group;
use Cfg_Configurator\Settings\Control;
use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Settings\Value_Validator;

/** One row per webhook and an empty one at the end. settings.js replaces its checkbox by a button. */
final class Webhook_Rows extends Control {
	/** Maximum number of webhooks, and length of a URL in characters. */
	private const MAX_ROWS   = 10;
	private const MAX_LENGTH = 2000;

	public function enqueue(): void {
		Settings_Page::script( __FILE__, 'webhook-test' );
	}

	/**
	 * @param mixed $raw Rows, unslashed, with `url`, `secret`, the `id` of a saved row, and `remove`. Those without a URL are dropped; other gaps are filled.
	 * @return list<array{id: string, url: string, secret: string}>|\WP_Error
	 */
	public function validate( Field $field, mixed $raw ): array|\WP_Error {
		if ( '' === $raw || null === $raw ) {
			return array();
		}
		if ( ! is_array( $raw ) ) {
			return new \WP_Error( 'refused', __( 'This is not a list of webhooks.', 'cfg-configurator' ) );
		}
		$rows = array();
		foreach ( Row_Group::sorted( $raw ) as $index => $row ) {
			$text   = static fn ( string $key ): string => is_string( $row[ $key ] ?? null ) ? trim( wp_check_invalid_utf8( $row[ $key ] ) ) : '';
			$url    = $text( 'url' );
			$secret = $text( 'secret' );
			if ( '' === $url ) {
				continue;
			}
			$refusal = self::refusal( $url, $secret );
			if ( '' !== $refusal ) {
				/* translators: 1: number of the webhook in the list, 2: what is wrong with it. */
				return new \WP_Error( 'refused', sprintf( __( 'Webhook %1$d: %2$s', 'cfg-configurator' ), $index + 1, $refusal ) );
			}
			$id     = 1 === preg_match( '/^[0-9a-f]{12}$/', $text( 'id' ) ) && ! in_array( $text( 'id' ), array_column( $rows, 'id' ), true );
			$rows[] = array(
				'id'     => $id ? $text( 'id' ) : bin2hex( random_bytes( 6 ) ),
				'url'    => $url,
				'secret' => '' === $secret ? Webhook::new_secret() : $secret,
			);
		}
		if ( count( $rows ) > self::MAX_ROWS ) {
			/* translators: %s: a number. */
			return new \WP_Error( 'refused', sprintf( __( 'The maximum is %s webhooks.', 'cfg-configurator' ), number_format_i18n( self::MAX_ROWS ) ) );
		}
		return $rows;
	}

	private static function refusal( string $url, string $secret ): string {
		$address = Value_Validator::absolute( $url );
		if ( is_wp_error( $address ) ) {
			return $address->get_error_message();
		}
		if ( mb_strlen( $url ) > self::MAX_LENGTH || $address !== $url || ! Webhook_Client::is_valid( $url ) ) {
			return __( 'This URL is not valid. The host may only contain letters without accents, digits, dots and hyphens.', 'cfg-configurator' );
		}
		if ( ! Webhook_Client::is_encrypted( $url ) ) {
			return __( 'The URL must start with https://, because leads contain personal data.', 'cfg-configurator' );
		}
		if ( '' !== $secret && ! Webhook::is_secret( $secret ) ) {
			return __( 'The secret must be \'whsec_\' with 24 to 64 bytes in Base64. Leave it empty to have one created.', 'cfg-configurator' );
		}
		return '';
	}

	public function render( Field $field, mixed $value, string $refusal ): void {
		$words = array( 'add' => __( 'Add a webhook', 'cfg-configurator' ) );
		$row   = static fn ( int $index, array $values, bool $is_blank ) => self::row( $field, $index, $values, $is_blank );
		Row_Group::render( $field, $value, $refusal, $words, $row );
	}

	/**
	 * @param array<mixed> $row      Its `id`, `url` and `secret`.
	 * @param bool         $is_blank Whether this is the empty row.
	 */
	private static function row( Field $field, int $index, array $row, bool $is_blank ): void {
		$id   = Field_Renderer::id( $field ) . '-' . $index;
		$name = Field_Renderer::name( $field ) . '[' . $index . ']';
		$text = static fn ( string $key ): string => is_string( $row[ $key ] ?? null ) ? $row[ $key ] : '';
		$host = Webhook::host_of( $text( 'url' ) );
		// Rejected rows come without their secret.
		$secrets = array_column( Settings::rows( $field->key ), 'secret', 'id' );
		$secret  = array_key_exists( 'secret', $row ) ? $text( 'secret' ) : $secrets[ $text( 'id' ) ] ?? '';
		?>
		<li class="cfg-row"<?php echo $is_blank ? ' data-blank' : ''; ?>>
			<fieldset>
				<legend><?php echo esc_html( '' === $host ? __( 'A new webhook', 'cfg-configurator' ) : $host ); ?></legend>
				<input type="hidden" name="<?php echo esc_attr( $name ); ?>[id]" value="<?php echo esc_attr( $text( 'id' ) ); ?>">
				<label for="<?php echo esc_attr( $id ); ?>-url"><?php esc_html_e( 'URL', 'cfg-configurator' ); ?></label>
				<input type="text" class="large-text" inputmode="url" spellcheck="false"
					id="<?php echo esc_attr( $id ); ?>-url"
					name="<?php echo esc_attr( $name ); ?>[url]"
					placeholder="https://crm.lume.example/pedidos"
					value="<?php echo esc_attr( $text( 'url' ) ); ?>">
				<label for="<?php echo esc_attr( $id ); ?>-secret"><?php esc_html_e( 'Secret', 'cfg-configurator' ); ?></label>
				<input type="text" class="large-text code" autocomplete="off" spellcheck="false"
					id="<?php echo esc_attr( $id ); ?>-secret"
					name="<?php echo esc_attr( $name ); ?>[secret]"
					placeholder="<?php esc_attr_e( 'Created when you save', 'cfg-configurator' ); ?>"
					value="<?php echo esc_attr( $secret ); ?>">
				<div class="cfg-row-tools">
					<?php
					$saved = Webhook::all()[ $text( 'id' ) ] ?? null;
					if ( null !== $saved ) {
						Webhook_Test::button( $saved );
					}
					?>
					<?php if ( ! $is_blank ) : ?>
						<label>
							<input type="checkbox" name="<?php echo esc_attr( $name ); ?>[remove]" value="1">
							<?php esc_html_e( 'Remove when saving', 'cfg-configurator' ); ?>
						</label>
					<?php endif; ?>
				</div>
			</fieldset>
		</li>
		<?php
	}
}
