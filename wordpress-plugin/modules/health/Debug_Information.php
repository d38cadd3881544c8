<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Consent_Manager;
use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Storage\Delivery_Table;
use Cfg_Configurator\Leads\Storage\Schema;
use Cfg_Configurator\Modules\Health\Requests\Content;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Version;

/**
 * The plugin's section of Site Health's information, which administrators copy into support requests: numbers and
 * yes or no, without personal data, addresses of persons, secrets or paths of the server. Copies are in English.
 */
final class Debug_Information {
	/**
	 * Callback for the `debug_information` filter.
	 *
	 * @param array<string, mixed> $sections
	 * @return array<string, mixed>
	 */
	public static function add( array $sections ): array {
		$site   = Settings::text( 'content_site' );
		$mails  = Delivery_Table::queue();
		$run    = Health_Run::last_time();
		$late   = Lead_Checks::seconds_late();
		$late   = $late > YEAR_IN_SECONDS ? '' : (string) intdiv( $late, MINUTE_IN_SECONDS );
		$source = match ( true ) {
			'' !== $site               => array( __( 'Content site', 'cfg-configurator' ), 'content site' ),
			Content::has_sample()      => array( __( 'Sample models', 'cfg-configurator' ), 'sample' ),
			default                    => array( __( 'This site itself, or none', 'cfg-configurator' ), 'this site or none' ),
		};

		$sections['cfg-configurator'] = array(
			'label'  => __( 'Car configurator', 'cfg-configurator' ),
			'fields' => array(
				'version'      => self::text( __( 'Version', 'cfg-configurator' ), Version::CURRENT ),
				'page'         => self::text( __( 'Path of the page', 'cfg-configurator' ), Page_Address::page_id() > 0 ? Page_Address::base_path() : '' ),
				'permalinks'   => self::flag( __( 'Permalinks other than plain', 'cfg-configurator' ), Page_Address::has_deep_links() ),
				'source'       => self::text( __( 'Source of the models', 'cfg-configurator' ), ...$source ),
				'content_site' => self::text( __( 'Content site URL', 'cfg-configurator' ), $site ) + array( 'private' => true ),
				'cron_late'    => self::text( __( 'Delay of scheduled tasks in minutes', 'cfg-configurator' ), $late ),
				'tables'       => self::flag( __( 'Database tables complete', 'cfg-configurator' ), Schema::is_sound() ),
				'mails_queued' => self::text( __( 'Pending emails', 'cfg-configurator' ), (string) $mails->count( Delivery::PENDING ) ),
				'mails_late'   => self::text( __( 'Emails that are late', 'cfg-configurator' ), (string) Lead_Checks::overdue() ),
				'mails_failed' => self::text( __( 'Emails that could not be sent', 'cfg-configurator' ), (string) $mails->count( Delivery::FAILED ) ),
				'sender'       => self::flag( __( 'Sender address set', 'cfg-configurator' ), '' !== Settings::text( 'mail_from_address' ) ),
				'recipient'    => self::flag( __( 'Fallback address set', 'cfg-configurator' ), '' !== Settings::text( 'mail_fallback' ) ),
				'other_system' => self::flag( __( 'Another system receives the forms', 'cfg-configurator' ), '' !== Settings::text( 'form_url' ) ),
				'consent'      => self::flag( __( 'A consent manager decides about statistics', 'cfg-configurator' ), Consent_Manager::is_active() ),
				'health_run'   => self::text( __( 'Last run of the health tab (UTC)', 'cfg-configurator' ), 0 === $run ? '' : gmdate( 'Y-m-d H:i', $run ) ),
			),
		);
		return $sections;
	}

	/** @return array{label: string, value: string, debug: string} */
	private static function text( string $label, string $value, string $debug = '' ): array {
		return array(
			'label' => $label,
			'value' => '' === $value ? '—' : $value,
			'debug' => '' !== $debug ? $debug : ( '' === $value ? 'none' : $value ),
		);
	}

	/** @return array{label: string, value: string, debug: string} */
	private static function flag( string $label, bool $is_true ): array {
		return self::text( $label, $is_true ? __( 'Yes', 'cfg-configurator' ) : __( 'No', 'cfg-configurator' ), $is_true ? 'yes' : 'no' );
	}
}
