<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Mail\Mail_Time;
use Cfg_Configurator\Leads\Mail\Mailer_Changes;
use Cfg_Configurator\Leads\Posting\Posted_Form;
use Cfg_Configurator\Leads\Posting\Spam_Service;

/** What a module does with every lead. Every method is optional. */
abstract class Lead_Extension {
	/**
	 * Values of columns that the core leaves empty.
	 *
	 * @param Posted_Form               $form Valid.
	 * @param array<string, int|string> $row  The lead that is about to be stored.
	 * @return array<string, string> By column.
	 */
	public function columns( Posted_Form $form, array $row ): array {
		return array();
	}

	/**
	 * Configurations that the forms of these leads did not bring.
	 *
	 * @param list<Lead> $leads Without a configuration.
	 * @return array<int, Configuration_Snapshot> By lead id.
	 */
	public function configurations( array $leads ): array {
		return array();
	}

	/** Does work that is due. Called by cron. */
	public function work(): void {
	}

	/** Deletes what no lead refers to and is older than this moment, a UTC timestamp. Called daily. */
	public function delete_without_lead( string $moment ): void {
	}

	/** @return array<string, string> Personal data of a lead besides its own columns and mails, by label. */
	public function personal_data( Lead $lead ): array {
		return array();
	}

	/** Judges leads; null if the module does not. */
	public function spam_service(): ?Spam_Service {
		return null;
	}

	/** Whether the mail that is planned for a lead's visitor may be sent to this address. */
	public function allows_mail( int $lead_id, string $address ): bool {
		return true;
	}

	/**
	 * Changes PHPMailer for one mail; null if the module does not.
	 *
	 * @param array<string, string> $values New properties of PHPMailer.
	 */
	public function mailer_changes( array $values, Mail_Time $time ): ?Mailer_Changes {
		return null;
	}

	/** @return string Escaped HTML for the plugin's own thank-you page; '' for none. */
	public function thanks(): string {
		return '';
	}

	/** Prints a section of the screen of a lead. */
	public function render( Lead $lead ): void {
	}

	/** Prints what was searched for, above the leads that were found. */
	public function render_search( string $search ): void {
	}

	/**
	 * Prints notices above the leads.
	 *
	 * @param string $did The last action; '' for none.
	 */
	public function render_notices( string $did ): void {
	}

	/** URL of a screen that lists the leads; '' if the module has none. */
	public function screen(): string {
		return '';
	}
}
