<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead;

/** Judges leads besides the core's own checks (Spam_Check). Asked after the response, so that no buyer waits for it. */
interface Spam_Service {
	/** Reason to hold each lead until complete() has judged it; '' if leads are not held meanwhile. */
	public function reason(): string;

	/** Holds or releases a lead that was just stored, before its mails are planned. */
	public function complete( Lead $lead ): void;

	/** Describes one of the service's reasons to hold a lead; '' for any other. */
	public function words( string $reason ): string;
}
