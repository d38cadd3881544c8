<?php
/**
 * Form field names.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

/**
 * Posted field names (spec §3, form fields and hidden fields), by purpose.
 */
final class Lead_Fields {
	/** Fields the visitor fills in. */
	public const VISIBLE = array( 'name', 'email', 'telefone', 'id_district', 'dealer', 'msg', 'accept', 'disclaimer' );

	/** Hidden fields with a column of their own. */
	public const HIDDEN = array( 'form_type', 'submission_id', 'model', 'id_model', 'configurationID', self::SNAPSHOT, 'from_page' );

	/** Configuration snapshot as JSON (docs/content-api.md, snapshot). */
	public const SNAPSHOT = 'configuration';

	/** Hidden fields without a column of their own. */
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

	/** Redirect targets; not stored. */
	public const REDIRECTS = array( 'success_url', 'failure_url' );

	/** Honeypot text field, and how long the form was open, in milliseconds. */
	public const HONEYPOT = 'web_page';
	public const TIME     = 'open_ms';

	/** Fingerprint (Draft_Cookie) of the draft that a resubmission form shows. */
	public const DRAFT = 'rascunho';

	/**
	 * Fields stored in a draft: all except the spam checks.
	 *
	 * @return list<string>
	 */
	public static function all(): array {
		return array( ...self::VISIBLE, ...self::HIDDEN, ...self::EXTRA, ...self::REDIRECTS );
	}
}
