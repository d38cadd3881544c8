<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead;

/** Judges leads (Spam_Check). Every method besides words() is optional. */
abstract class Spam_Service {
	/** Reason to hold the lead of a valid form, which another plugin may overrule; '' for none. */
	public function suspicion( Posted_Form $form ): string {
		return '';
	}

	/** Reason to hold each lead until complete() has judged it; '' if leads are not held meanwhile. */
	public function reason(): string {
		return '';
	}

	/** Holds or releases a lead that was just stored, before its mails are planned. After the response: no buyer waits for it. */
	public function complete( Lead $lead ): void {
	}

	/** Describes one of the service's reasons to hold a lead; '' for any other. */
	abstract public function words( string $reason ): string;
}
