<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Texts;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Field_Renderer;
use Cfg_Configurator\Modules\Row_Lists\Row_Group;
use Cfg_Configurator\Settings\Control;
use Cfg_Configurator\Settings\Field;

/** Questions with answers: one row per question and an empty one at the end. Without JavaScript, rows have a position number and a checkbox to delete them. */
final class Questions extends Control {
	private const MAX_ROWS = 50;

	/** Maximum length of a question and of an answer, in characters. */
	private const MAX_QUESTION = 300;
	private const MAX_ANSWER   = 5000;

	/**
	 * @param mixed $raw Rows with `question`, `answer`, and from the form `position` and `remove`, which deletes the row. Empty rows are dropped.
	 * @return list<array{question: string, answer: string}>|\WP_Error
	 */
	public function validate( Field $field, mixed $raw ): array|\WP_Error {
		if ( '' === $raw || null === $raw ) {
			return array();
		}
		if ( ! is_array( $raw ) || array_filter( $raw, static fn( mixed $row ): bool => ! is_array( $row ) ) ) {
			return new \WP_Error( 'refused', __( 'This is not a list of questions and answers.', 'cfg-configurator' ) );
		}
		$rows = array();
		foreach ( Row_Group::sorted( $raw ) as $index => $row ) {
			$question = sanitize_text_field( self::text( $row, 'question' ) );
			$answer   = Rich_Text::clean( self::text( $row, 'answer' ) );
			if ( '' === $question && '' === $answer ) {
				continue;
			}
			$refusal = self::refusal( $index + 1, $question, $answer );
			if ( '' !== $refusal ) {
				return new \WP_Error( 'refused', $refusal );
			}
			$rows[] = compact( 'question', 'answer' );
		}
		if ( count( $rows ) > self::MAX_ROWS ) {
			/* translators: %s: a number. */
			return new \WP_Error( 'refused', sprintf( __( 'The maximum is %s questions.', 'cfg-configurator' ), number_format_i18n( self::MAX_ROWS ) ) );
		}
		return $rows;
	}

	private static function refusal( int $number, string $question, string $answer ): string {
		if ( '' === $question ) {
			/* translators: %d: number of the row. */
			return sprintf( __( 'Row %d has an answer but no question.', 'cfg-configurator' ), $number );
		}
		if ( '' === $answer ) {
			/* translators: %d: number of the row. */
			return sprintf( __( 'Row %d has a question but no answer.', 'cfg-configurator' ), $number );
		}
		if ( mb_strlen( $question ) > self::MAX_QUESTION || mb_strlen( $answer ) > self::MAX_ANSWER ) {
			/* translators: 1: number of the row, 2: most characters of a question, 3: most characters of an answer. */
			$text = __( 'Row %1$d is too long: a question can have up to %2$d characters, an answer up to %3$d.', 'cfg-configurator' );
			return sprintf( $text, $number, self::MAX_QUESTION, self::MAX_ANSWER );
		}
		return '';
	}

	/** @param array<mixed> $row */
	private static function text( array $row, string $key ): string {
		return is_scalar( $row[ $key ] ?? '' ) ? wp_check_invalid_utf8( (string) ( $row[ $key ] ?? '' ) ) : '';
	}

	public function attribute( mixed $saved ): array {
		$rows = array_filter( is_array( $saved ) ? $saved : array(), static fn ( mixed $row ): bool => is_array( $row ) && '' !== ( $row['question'] ?? '' ) );
		return array_map(
			static fn ( array $row ): array => array(
				'question' => $row['question'],
				'answer'   => $row['answer'] ?? '',
			),
			array_values( $rows )
		);
	}

	public function render( Field $field, mixed $value, string $refusal ): void {
		$words = array(
			'add'   => __( 'Add a question', 'cfg-configurator' ),
			'up'    => __( 'Move up', 'cfg-configurator' ),
			'down'  => __( 'Move down', 'cfg-configurator' ),
			/* translators: {n} is the number of the row. */
			'moved' => __( 'Now question {n}.', 'cfg-configurator' ),
		);
		$row   = static fn ( int $index, array $values, bool $is_blank ) => self::row( $field, $index, $values, $is_blank );
		Row_Group::render( $field, $value, $refusal, $words, $row );
	}

	/**
	 * @param array<mixed> $row      Its `question` and `answer`.
	 * @param bool         $is_blank Whether this is the empty row.
	 */
	private static function row( Field $field, int $index, array $row, bool $is_blank ): void {
		$id       = Field_Renderer::id( $field ) . '-' . $index;
		$name     = Field_Renderer::name( $field ) . '[' . $index . ']';
		$question = is_string( $row['question'] ?? null ) ? $row['question'] : '';
		$answer   = is_string( $row['answer'] ?? null ) ? Rich_Text::to_edit( $row['answer'] ) : '';
		?>
		<li class="cfg-row"<?php echo $is_blank ? ' data-blank' : ''; ?>>
			<?php if ( $is_blank ) : ?>
				<p class="cfg-row-title"><?php esc_html_e( 'A new question', 'cfg-configurator' ); ?></p>
			<?php endif; ?>
			<label for="<?php echo esc_attr( $id ); ?>-question"><?php esc_html_e( 'Question', 'cfg-configurator' ); ?></label>
			<input type="text" class="large-text"
				id="<?php echo esc_attr( $id ); ?>-question"
				name="<?php echo esc_attr( $name ); ?>[question]"
				value="<?php echo esc_attr( $question ); ?>">
			<label for="<?php echo esc_attr( $id ); ?>-answer"><?php esc_html_e( 'Answer', 'cfg-configurator' ); ?></label>
			<textarea rows="3" class="large-text"
				id="<?php echo esc_attr( $id ); ?>-answer"
				name="<?php echo esc_attr( $name ); ?>[answer]"><?php echo esc_textarea( $answer ); ?></textarea>
			<div class="cfg-row-tools">
				<label for="<?php echo esc_attr( $id ); ?>-position"><?php esc_html_e( 'Position', 'cfg-configurator' ); ?></label>
				<input type="number" class="small-text" min="0" step="any"
					id="<?php echo esc_attr( $id ); ?>-position"
					name="<?php echo esc_attr( $name ); ?>[position]"
					value="<?php echo esc_attr( (string) ( $index + 1 ) ); ?>">
				<?php if ( ! $is_blank ) : ?>
					<label>
						<input type="checkbox" name="<?php echo esc_attr( $name ); ?>[remove]" value="1">
						<?php esc_html_e( 'Remove when saving', 'cfg-configurator' ); ?>
					</label>
				<?php endif; ?>
			</div>
		</li>
		<?php
	}
}
