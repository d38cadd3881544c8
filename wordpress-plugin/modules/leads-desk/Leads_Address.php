<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

/** The address of the screen with the leads. */
final class Leads_Address {
	public const PAGE = 'cfg-configurator-leads';

	/** @param array<string, int|string> $arguments Further query arguments, with unencoded values. */
	public static function of( array $arguments = array() ): string {
		$encoded = array_map( static fn ( $value ): string => rawurlencode( (string) $value ), $arguments );
		return add_query_arg( $encoded, admin_url( 'admin.php?page=' . self::PAGE ) );
	}
}
