<?php
/**
 * Validation of questions and answers.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Validates rows from the form or an import file. Each has a `question` and an `answer`; rows from the form also have a
 * `position` and, to delete the row, `remove`. Empty rows are dropped.
 */
final class Question_Check {
	/** Maximum number of questions. */
	private const MOST_ROWS = 50;

	/** Maximum length of a question and of an answer, in characters. */
	private const MOST_QUESTION = 300;
	private const MOST_ANSWER   = 5000;

	/**
	 * @param mixed $raw A list of rows, unslashed.
	 */
	public function check( mixed $raw ): Validation_Result {
		if ( '' === $raw || null === $raw ) {
			return Validation_Result::accept( array() );
		}
		if ( ! is_array( $raw ) || array_filter( $raw, static fn( mixed $row ): bool => ! is_array( $row ) ) ) {
			return Validation_Result::refuse( __( 'This is not a list of questions and answers.', 'cfg-configurator' ) );
		}
		$rows = array();
		foreach ( Row_Order::sorted( $raw ) as $index => $row ) {
			$question = sanitize_text_field( $this->text( $row, 'question' ) );
			$answer   = Contents::clean( $this->text( $row, 'answer' ) );
			if ( '' === $question && '' === $answer ) {
				continue;
			}
			$refusal = $this->refusal( $index + 1, $question, $answer );
			if ( '' !== $refusal ) {
				return Validation_Result::refuse( $refusal );
			}
			$rows[] = compact( 'question', 'answer' );
		}
		if ( count( $rows ) > self::MOST_ROWS ) {
			/* translators: %s: a number. */
			return Validation_Result::refuse( sprintf( __( 'At most %s questions fit here.', 'cfg-configurator' ), number_format_i18n( self::MOST_ROWS ) ) );
		}
		return Validation_Result::accept( $rows );
	}

	private function refusal( int $number, string $question, string $answer ): string {
		if ( '' === $question ) {
			/* translators: %d: number of the row. */
			return sprintf( __( 'Row %d has an answer but no question.', 'cfg-configurator' ), $number );
		}
		if ( '' === $answer ) {
			/* translators: %d: number of the row. */
			return sprintf( __( 'Row %d has a question but no answer.', 'cfg-configurator' ), $number );
		}
		if ( mb_strlen( $question ) > self::MOST_QUESTION || mb_strlen( $answer ) > self::MOST_ANSWER ) {
			return sprintf(
				/* translators: 1: number of the row, 2: most characters of a question, 3: most characters of an answer. */
				__( 'Row %1$d is too long: a question has at most %2$d characters, an answer %3$d.', 'cfg-configurator' ),
				$number,
				self::MOST_QUESTION,
				self::MOST_ANSWER
			);
		}
		return '';
	}

	/**
	 * @param array<mixed> $row
	 */
	private function text( array $row, string $key ): string {
		return is_scalar( $row[ $key ] ?? '' ) ? wp_check_invalid_utf8( (string) ( $row[ $key ] ?? '' ) ) : '';
	}
}
