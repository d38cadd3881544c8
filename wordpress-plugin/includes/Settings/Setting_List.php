<?php
/**
 * Every setting there is.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Keys and defaults of the settings. An empty text means 'as the content site says' for whatever the
 * content site answers too.
 */
final class Setting_List {
	public const DEFAULTS = array(
		// General.
		'page_id'                    => 0,
		// Path of that page below the site's address, without slashes around it; kept so that the
		// rewrite rule needs no query.
		'page_path'                  => 'configurador',
		// Root address of the content site; empty: the sample range.
		'content_site'               => '',
		// Root address of the stock call; empty: the content site itself.
		'stock_url'                  => '',
		'product'                    => '',
		'svg_no_model'               => '',
		// How buyers reach the site without the configurator, as where JavaScript is off; public.
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
		// Financing limits: '' as the content site says; has_simul 'true' or 'false'.
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
		// Forms. form_url empty: the plugin's own address.
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
		// Gets every lead whose dealer has no address, and a copy of the others when mail_copy is on.
		'mail_fallback'              => '',
		'mail_copy'                  => '',
		'mail_to_visitor'            => '1',
		'mail_footer'                => '',
		// Privacy. 0 keeps leads for ever.
		'retention_days'             => 730,
		'erase_on_uninstall'         => '',
	);
}
