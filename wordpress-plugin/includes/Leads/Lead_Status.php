<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

/** The states of a lead, and the reasons for holding one back. */
final class Lead_Status {
	/** Stored, and mailed. */
	public const RECEIVED = 'received';

	/** Stored, but not mailed until released. */
	public const HELD = 'held';

	/** Stored, and never mailed: an editor has decided so. */
	public const REJECTED = 'rejected';

	public const REASON_HONEYPOT = 'honeypot';
	public const REASON_TOO_FAST = 'too-fast';
	public const REASON_LINK     = 'link';
	public const REASON_RATE     = 'rate';
	public const REASON_FILTER   = 'filter';
	public const REASON_NO_TIME  = 'no-time';
}
