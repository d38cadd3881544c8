<?php
/**
 * Which models there are.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Ids of the model list that is kept. A visitor can ask for any id; only what belongs to a model of the
 * range is kept under a name of its own.
 */
final class Model_Registry {
	public function __construct( private Response_Cache $copies, private Content_Address $address ) {
	}

	/**
	 * Whether the kept list has the model; without a list, no.
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
