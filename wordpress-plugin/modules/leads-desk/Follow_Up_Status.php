<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

/** How far the dealer has come with a lead. Independent of the status of a Lead, which decides whether it is mailed. */
final class Follow_Up_Status {
	public const NEW       = 'new';
	public const CONTACTED = 'contacted';
	public const WON       = 'won';
	public const LOST      = 'lost';

	/** @return array<string, string> Words by status, in the order of the work. */
	public static function all(): array {
		return array(
			self::NEW       => _x( 'New', 'lead', 'cfg-configurator' ),
			self::CONTACTED => _x( 'Contacted', 'lead', 'cfg-configurator' ),
			self::WON       => _x( 'Won', 'lead', 'cfg-configurator' ),
			self::LOST      => _x( 'Lost', 'lead', 'cfg-configurator' ),
		);
	}

	/** Describes a status. Unknown ones are shown as they are. */
	public static function words( string $status ): string {
		return self::all()[ $status ] ?? $status;
	}
}
