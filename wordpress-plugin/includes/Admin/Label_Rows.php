<?php
declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Label_Check;

/**
 * One row per overridden label, named by its original text, and an empty row to choose another. Clearing a row restores
 * the original text.
 */
final class Label_Rows {
	/** Maximum length of a text in the select list, in characters. */
	private const SHOWN = 90;

	/**
	 * @param mixed  $value     Saved JSON object, or submitted rows.
	 * @param string $described Ids of the describing elements.
	 */
	public static function render( Field $field, mixed $value, string $described ): void {
		$texts = Label_Check::texts();
		$rows  = is_array( $value ) ? array_values( array_filter( $value, 'is_array' ) ) : self::from_json( $value );
		Row_Group::open( $field, $described, array( 'add' => __( 'Replace another label', 'cfg-configurator' ) ) );
		echo '<ul class="cfg-rows-list">';
		foreach ( $rows as $index => $row ) {
			self::row(
				$field,
				$index,
				$texts,
				is_string( $row['key'] ?? null ) ? $row['key'] : '',
				is_string( $row['text'] ?? null ) ? $row['text'] : ''
			);
		}
		self::row( $field, count( $rows ), $texts, '', '' );
		echo '</ul></fieldset>';
	}

	/** @param array<string, string> $texts Of the widget. */
	private static function row( Field $field, int $index, array $texts, string $key, string $text ): void {
		$id   = Field_Renderer::id( $field ) . '-' . $index;
		$name = Field_Renderer::name( $field ) . '[' . $index . ']';
		?>
		<li class="cfg-row"<?php echo '' === $key . $text ? ' data-blank' : ''; ?>>
			<?php if ( isset( $texts[ $key ] ) ) : ?>
				<input type="hidden" name="<?php echo esc_attr( $name ); ?>[key]" value="<?php echo esc_attr( $key ); ?>">
				<?php /* translators: %s: a text of the configurator. */ ?>
				<?php $instead = sprintf( __( 'Replacement for \'%s\'', 'cfg-configurator' ), $texts[ $key ] ); ?>
				<label for="<?php echo esc_attr( $id ); ?>-text"><?php echo esc_html( $instead ); ?></label>
			<?php else : ?>
				<label for="<?php echo esc_attr( $id ); ?>-key"><?php esc_html_e( 'Label to replace', 'cfg-configurator' ); ?></label>
				<select id="<?php echo esc_attr( $id ); ?>-key" name="<?php echo esc_attr( $name ); ?>[key]">
					<option value=""><?php esc_html_e( 'Choose a label', 'cfg-configurator' ); ?></option>
					<?php foreach ( $texts as $each => $own ) : ?>
						<option value="<?php echo esc_attr( $each ); ?>"><?php echo esc_html( wp_html_excerpt( $own, self::SHOWN, '…' ) ); ?></option>
					<?php endforeach; ?>
				</select>
				<label for="<?php echo esc_attr( $id ); ?>-text"><?php esc_html_e( 'Your text', 'cfg-configurator' ); ?></label>
			<?php endif; ?>
			<input type="text" class="large-text"
				id="<?php echo esc_attr( $id ); ?>-text"
				name="<?php echo esc_attr( $name ); ?>[text]"
				value="<?php echo esc_attr( $text ); ?>">
		</li>
		<?php
	}

	/** @return list<array{key: string, text: string}> */
	private static function from_json( mixed $json ): array {
		$pairs = is_string( $json ) ? json_decode( $json, true ) : null;
		$rows  = array();
		foreach ( is_array( $pairs ) ? $pairs : array() as $key => $text ) {
			$rows[] = array(
				'key'  => (string) $key,
				'text' => is_string( $text ) ? $text : '',
			);
		}
		return $rows;
	}
}
