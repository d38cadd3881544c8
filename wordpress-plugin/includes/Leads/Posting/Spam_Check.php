<?php
/**
 * Suspects spam.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Status;

/**
 * Reasons to hold a lead back. None of them rests on anything printed into the page, which a cache may have kept
 * for days; a form of an older page, which sends no trap, is not suspected for that. Only valid forms that no other trap
 * has caught are counted against the limit of an address.
 */
final class Spam_Check {
	/** Shortest time in which a person fills a form in, in milliseconds. */
	private const SHORTEST = 2000;

	public function __construct( private Rate_Limit $limit ) {
	}

	/**
	 * One of Lead_Status's reasons; '' for none. To be asked once for each valid form: it counts.
	 */
	public function reason( Posted_Form $form ): string {
		$time   = $form->text( Lead_Fields::TIME );
		$reason = match ( true ) {
			'' !== $form->text( Lead_Fields::HONEYPOT ) => Lead_Status::REASON_HONEYPOT,
			ctype_digit( $time ) && (int) $time < self::SHORTEST => Lead_Status::REASON_TOO_FAST,
			1 === preg_match( '~https?:|www\.|://~i', $form->text( 'name' ) ) => Lead_Status::REASON_LINK,
			$this->limit->is_over( 'lead' ) => Lead_Status::REASON_RATE,
			default => '',
		};
		/**
		 * Filters whether a lead is held back as spam, for plugins that know better.
		 *
		 * @param bool                  $is_spam What the plugin's own traps say.
		 * @param array<string, string> $fields  The posted fields.
		 */
		$is_spam = (bool) apply_filters( 'cfg_configurator_is_spam', '' !== $reason, $form->all() );
		if ( ! $is_spam ) {
			return '';
		}
		return '' === $reason ? Lead_Status::REASON_FILTER : $reason;
	}
}
