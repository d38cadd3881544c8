<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render;

defined( 'ABSPATH' ) || exit;

/**
 * Addresses of models (spec §2, routing), as in the widget (src/domain/catalogue/model-address.ts): the name, with '~'
 * and the id if others have it, or '~' and the id alone if the name cannot be a segment of a path.
 */
final class Model_Address {
	/** What browsers, servers or routers do not leave as it is in a segment of a path. '~' begins an id. */
	private const UNSAFE = '#^\.|[~%/\\\\?\#\p{C}]#u';

	/**
	 * Returns the segment of a model's addresses, decoded.
	 *
	 * @param list<Listed_Model> $models All models.
	 */
	public static function of( Listed_Model $model, array $models ): string {
		if ( 1 === preg_match( self::UNSAFE, $model->name() ) ) {
			return '~' . $model->id();
		}
		$is_other = static fn ( Listed_Model $other ): bool => $other->id() !== $model->id() && self::is_same( $other->name(), $model->name() );
		return null === self::first( $models, $is_other ) ? $model->name() : $model->name() . '~' . $model->id();
	}

	/**
	 * Returns the model that a decoded segment stands for; null for none. The name alone leads to a model, too: if
	 * several have it, to the one that is written like it.
	 *
	 * @param list<Listed_Model> $models All models.
	 */
	public static function find( string $address, array $models ): ?Listed_Model {
		$named = array_filter( $models, static fn ( Listed_Model $model ): bool => self::is_same( $model->name(), $address ) );
		return self::first( $models, static fn ( Listed_Model $model ): bool => self::of( $model, $models ) === $address )
			?? self::first( $models, static fn ( Listed_Model $model ): bool => self::is_same( self::of( $model, $models ), $address ) )
			?? self::first( $named, static fn ( Listed_Model $model ): bool => self::normalized( $model->name() ) === self::normalized( $address ) )
			?? self::first( $named, '__return_true' );
	}

	/** Whether two names differ at most in case or Unicode normalization. Without the extension intl, in case. */
	private static function is_same( string $one, string $other ): bool {
		return 1 === preg_match( '#^' . preg_quote( self::normalized( $one ), '#' ) . '\z#iu', self::normalized( $other ) );
	}

	private static function normalized( string $name ): string {
		$normalized = class_exists( \Normalizer::class ) ? \Normalizer::normalize( $name ) : $name;
		return false === $normalized ? $name : $normalized;
	}

	/**
	 * @param array<Listed_Model>          $models
	 * @param callable(Listed_Model): bool $matches
	 */
	private static function first( array $models, callable $matches ): ?Listed_Model {
		foreach ( $models as $model ) {
			if ( $matches( $model ) ) {
				return $model;
			}
		}
		return null;
	}
}
