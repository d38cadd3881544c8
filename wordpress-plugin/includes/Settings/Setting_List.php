<?php
/**
 * Setting keys and defaults.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Keys and defaults of all settings. If the content site also provides a value, an empty text means that the content
 * site's value is used.
 */
final class Setting_List {
	public const DEFAULTS = array(
		// General.
		'page_id'                    => 0,
		// Path of that page below the site's URL, without outer slashes; stored so that the
		// rewrite rule needs no query.
		'page_path'                  => 'configurador',
		// Root URL of the content site; empty: the sample line-up.
		'content_site'               => '',
		// Root URL of the stock call; empty: the content site.
		'stock_url'                  => '',
		'product'                    => '',
		'svg_no_model'               => '',
		// Public contact for buyers who cannot use the configurator, such as without JavaScript.
		'contact_email'              => '',
		'contact_phone'              => '',
		// Texts.
		'seo_title'                  => '',
		'seo_content'                => '',
		'legal_title'                => '',
		'legal_content'              => '',
		'destaque_title'             => '',
		'destaque_content'           => '',
		'finance_title'              => '',
		'finance_content'            => '',
		'resume_title'               => '',
		'resume_content'             => '',
		'faqs_motor'                 => array(),
		'no_result'                  => '',
		'labels'                     => '',
		// Financing limits: '' uses the content site's value; has_simul is 'true' or 'false'.
		'has_simul'                  => '',
		'cred_minRate'               => '',
		'cred_maxRate'               => '',
		'hod_rate'                   => '',
		'credMinMonths'              => '',
		'credMaxMonths'              => '',
		'credStep'                   => '',
		'credMinEntry'               => '',
		'credMaxEntry'               => '',
		'hodMinMonths'               => '',
		'hodMaxMonths'               => '',
		'hodStep'                    => '',
		'hodMinEntry'                => '',
		'hodMaxEntry'                => '',
		'compareMaximum'             => '',
		// Forms. An empty form_url means the plugin's own endpoint.
		'form_url'                   => '',
		'lead_type'                  => '',
		'form_type_code'             => '',
		'typeService'                => '',
		'leadSource'                 => '',
		'leadSourceGov'              => '',
		'idSubscriptionCenterOrigin' => '',
		'contactType'                => '',
		'success_page'               => '',
		'failure_page'               => '',
		'has_pdf'                    => '',
		'policy_link'                => '',
		// Dealers' mail.
		'mail_from_name'             => '',
		'mail_from_address'          => '',
		// Receives leads whose dealer has no address, and copies of the others if mail_copy is on.
		'mail_fallback'              => '',
		'mail_copy'                  => '',
		'mail_to_visitor'            => '1',
		'mail_footer'                => '',
		// Privacy. 0 keeps leads forever.
		'retention_days'             => 730,
		'erase_on_uninstall'         => '',
	);
}
