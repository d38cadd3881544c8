<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

/** The states of a lead, and the core's reason for holding one back. */
final class Lead_Status {
	/** Stored, and mailed. */
	public const RECEIVED = 'received';

	/** Stored, but not mailed until released. */
	public const HELD = 'held';

	/** Stored, and never mailed: an editor has decided so. */
	public const REJECTED = 'rejected';

	/** Held because a callback of `cfg_configurator_is_spam` says so. Modules have further reasons. */
	public const REASON_FILTER = 'filter';
}
