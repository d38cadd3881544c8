<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Texts;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Contents;
use Cfg_Configurator\Settings\Row_Order;

/**
 * Validates rows from the form or an import file. Each has a `question` and an `answer`; rows from the form also have a
 * `position` and, to delete the row, `remove`. Empty rows are dropped.
 */
final class Question_Validator {
	/** Maximum number of questions. */
	private const MAX_ROWS = 50;

	/** Maximum length of a question and of an answer, in characters. */
	private const MAX_QUESTION = 300;
	private const MAX_ANSWER   = 5000;

	/**
	 * @param mixed $raw A list of rows, unslashed.
	 * @return list<array{question: string, answer: string}>|\WP_Error
	 */
	public static function validate( mixed $raw ): array|\WP_Error {
		if ( '' === $raw || null === $raw ) {
			return array();
		}
		if ( ! is_array( $raw ) || array_filter( $raw, static fn( mixed $row ): bool => ! is_array( $row ) ) ) {
			return new \WP_Error( 'refused', __( 'This is not a list of questions and answers.', 'cfg-configurator' ) );
		}
		$rows = array();
		foreach ( Row_Order::sorted( $raw ) as $index => $row ) {
			$question = sanitize_text_field( self::text( $row, 'question' ) );
			$answer   = Contents::clean( self::text( $row, 'answer' ) );
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
}
