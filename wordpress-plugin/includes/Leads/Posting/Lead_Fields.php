<?php
/**
 * The fields of the forms.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

/**
 * What the forms post (spec §3, form fields and hidden fields), by the job of each field.
 */
final class Lead_Fields {
	/** What the visitor fills in. */
	public const VISIBLE = array( 'name', 'email', 'telefone', 'id_district', 'dealer', 'msg', 'accept', 'disclaimer' );

	/** What goes with it and has a column of its own. */
	public const HIDDEN = array( 'form_type', 'submission_id', 'model', 'id_model', 'configurationID', self::SNAPSHOT, 'from_page' );

	/** The configuration as the buyer saw it, as JSON (docs/content-api.md, snapshot). */
	public const SNAPSHOT = 'configuration';

	/** What goes with it and is only handed on. */
	public const EXTRA = array(
		'utm_source',
		'utm_medium',
		'utm_campaign',
		'utm_term',
		'utm_content',
		'lead_type',
		'form_type_code',
		'typeService',
		'leadSource',
		'idSubscriptionCenterOrigin',
		'contactType',
	);

	/** Where to go afterwards; followed, not kept. */
	public const REDIRECTS = array( 'success_url', 'failure_url' );

	/** A text field that people do not see, and how many milliseconds the form was open. */
	public const HONEYPOT = 'web_page';
	public const TIME     = 'open_ms';

	/** Fingerprint of the draft (Draft_Cookie) that the failure page shows, and that a corrected form comes from. */
	public const DRAFT = 'rascunho';

	/**
	 * What a draft keeps: all but the traps.
	 *
	 * @return list<string>
	 */
	public static function all(): array {
		return array( ...self::VISIBLE, ...self::HIDDEN, ...self::EXTRA, ...self::REDIRECTS );
	}
}
