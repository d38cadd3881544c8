<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

/** Responses of the content site that are known without a request, for texts outside the widget. */
final class Known_Responses {
	/** @return list<array<mixed>> Entries of `lstModels`, in display order; none if nothing is known. */
	public static function models(): array {
		$models = self::all()['lstModels'] ?? array();
		return array_values( array_filter( is_array( $models ) ? $models : array(), 'is_array' ) );
	}

	/** URL of a model's picture; '' if the model is not known or has none. */
	public static function picture( string $id ): string {
		$pictures = array_column( self::models(), 'modelImg', 'id' );
		return is_string( $pictures[ $id ] ?? null ) ? Page_Address::absolute_url( $pictures[ $id ] ) : '';
	}

	/** @return array<mixed> Fields of `backOffice`; none if nothing is known. */
	public static function back_office(): array {
		$fields = self::all()['backOffice'] ?? array();
		return is_array( $fields ) ? $fields : array();
	}

	/** @return array<mixed> */
	private static function all(): array {
		/**
		 * Filters the responses of the content site that are known without a request.
		 *
		 * @since 1.1.0
		 *
		 * @param array<string, array<mixed>> $responses Decoded responses by call: `lstModels`, `backOffice`.
		 */
		$responses = apply_filters( 'cfg_configurator_known_responses', array() );
		return is_array( $responses ) ? $responses : array();
	}
}
