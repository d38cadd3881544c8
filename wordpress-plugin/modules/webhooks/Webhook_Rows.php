<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Webhooks;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Assets;
use Cfg_Configurator\Admin\Field_Renderer;
use Cfg_Configurator\Admin\Row_Group;
use Cfg_Configurator\Settings\Control;
use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Settings;

/** One row per webhook and an empty one at the end. settings.js replaces its checkbox by a button. */
final class Webhook_Rows extends Control {
	public function validate( mixed $raw ): mixed {
		return Webhook_Validator::validate( $raw );
	}

	public function enqueue(): void {
		Assets::script( __FILE__, 'webhook-test' );
	}

	public function render( Field $field, mixed $value, string $described ): void {
		$words = array( 'add' => __( 'Add a webhook', 'cfg-configurator' ) );
		$row   = static fn ( int $index, array $values, bool $is_blank ) => self::row( $field, $index, $values, $is_blank );
		Row_Group::render( $field, $value, $described, $words, $row );
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
