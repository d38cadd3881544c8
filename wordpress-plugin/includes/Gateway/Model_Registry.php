<?php
/**
 * Registry of known models.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Looks up ids in the cached model list. Visitors can request any id, but only responses for listed models
 * get their own cache entry.
 */
final class Model_Registry {
	public function __construct( private Response_Cache $copies, private Content_Address $address ) {
	}

	/**
	 * Checks whether the cached model list contains the model. Returns false without a list.
	 */
	public function has( string $id ): bool {
		$call = Endpoint_Registry::models();
		$copy = $this->copies->find( Cache_Key::of( $call, $this->address->root() . $call->path( array() ) ) );
		$list = null === $copy ? null : json_decode( $copy->body, true );
		foreach ( is_array( $list ) ? $list : array() as $model ) {
			$found = is_array( $model ) ? $model['id'] ?? null : null;
			if ( is_scalar( $found ) && (string) $found === $id ) {
				return true;
			}
		}
		return false;
	}
}
