<?php
/**
 * The content site is of no use just now.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown where the content site gives no usable answer. The message is for developers and the health tab;
 * it names no address.
 */
final class Content_Failure extends \RuntimeException {
	public const UNREACHABLE      = 'unreachable';
	public const SLOW             = 'slow';
	public const INVALID_RESPONSE = 'rubbish';
	public const PAUSED           = 'paused';

	/** The request could not be tied to the addresses that were checked. */
	public const UNPINNED = 'unpinned';

	/**
	 * @param self::* $reason      Decides for what the gateway pauses.
	 * @param int     $retry_after Seconds that the content site asked for; 0 where it did not.
	 */
	public function __construct( public readonly string $reason, string $message, public readonly int $retry_after = 0 ) {
		parent::__construct( $message );
	}
}
