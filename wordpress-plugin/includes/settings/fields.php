<?php
/**
 * The settings of the page, by tab and section: the settings page, sanitizing and the element's attributes read them here.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Form_Fields;

// phpcs:disable Generic.Files.LineLength -- a sentence to translate is one line.

$language = array(
	''      => __( 'That of each page, if it is Portuguese or English', 'cfg-configurator' ),
	'pt-PT' => __( 'Portuguese on all pages', 'cfg-configurator' ),
);
$question = array(
	'question' => new Field( 'question', 'text', __( 'Question', 'cfg-configurator' ), length: 300 ),
	'answer'   => new Field( 'answer', 'rich', __( 'Answer', 'cfg-configurator' ) ),
);
$months   = __( 'months', 'cfg-configurator' );
$terms    = static fn ( string $loan ): array => array(
	new Field( "{$loan}MinMonths", 'number', __( 'Shortest term', 'cfg-configurator' ), attribute: "credit-limits.{$loan}MinMonths", min: 1, max: 240, unit: $months ),
	new Field( "{$loan}MaxMonths", 'number', __( 'Longest term', 'cfg-configurator' ), attribute: "credit-limits.{$loan}MaxMonths", min: 1, max: 240, unit: $months ),
	( new Field( "{$loan}Step", 'number', __( 'Term step', 'cfg-configurator' ), attribute: "credit-limits.{$loan}Step", min: 1, max: 120, unit: $months ) )
		->help( __( 'Ideally, the steps reach the longest term, such as from 24 to 120 in steps of 12.', 'cfg-configurator' ) ),
	( new Field( "{$loan}MinEntry", 'number', __( 'Minimum down payment', 'cfg-configurator' ), attribute: "credit-limits.{$loan}MinEntry", min: 1, max: 100000, unit: '€' ) )
		->help( __( 'Also used as the slider\'s step.', 'cfg-configurator' ) ),
	( new Field( "{$loan}MaxEntry", 'number', __( 'Maximum down payment', 'cfg-configurator' ), attribute: "credit-limits.{$loan}MaxEntry", min: 1, max: 100, unit: '%', has_decimals: true ) )
		->help( __( 'As a percentage of the version\'s price, rounded down to multiples of 500 €.', 'cfg-configurator' ) ),
);

$analytics_consent = array(
	''       => __( 'For every visitor', 'cfg-configurator' ),
	'denied' => __( 'Only after a script on the page states consent', 'cfg-configurator' ),
);

$codes = array();
$names = array( 'leadSourceGov' => __( 'Origin for public-sector customers', 'cfg-configurator' ) ) + Form_Fields::extra_labels();
foreach ( array_filter( $names, static fn ( string $name ): bool => ! str_starts_with( $name, 'utm_' ), ARRAY_FILTER_USE_KEY ) as $name => $label ) {
	$codes[] = new Field( $name, 'text', $label, attribute: "form.{$name}", length: 80 );
}

return array(
	'general'    => array(
		'title'    => __( 'General', 'cfg-configurator' ),
		'sections' => array(
			'place'   => Settings::section(
				__( 'The page', 'cfg-configurator' ),
				__( 'The page where visitors find the configurator. It must contain the [cfg_configurator] shortcode or the \'Car configurator\' block.', 'cfg-configurator' ),
				( new Field( 'page_id', 'page', __( 'Configurator page', 'cfg-configurator' ) ) )
					->help( __( 'All URLs below this page also belong to the configurator, such as the page of each model.', 'cfg-configurator' ) ),
				( new Field( 'product', 'text', __( 'Brand name', 'cfg-configurator' ), example: 'Lume', attribute: 'product', length: 60 ) )
					->help( __( 'Used in headings such as \'Gama Lume\'. Leave empty to use the content site\'s value.', 'cfg-configurator' ) ),
				( new Field( 'language', 'choice', __( 'Language', 'cfg-configurator' ), attribute: 'lang', is_overridable: false, choices: $language ) )
					->help( __( 'Mails and the pages after a form are in the language in which the visitor used the configurator.', 'cfg-configurator' ) )
			),
			'source'  => Settings::section(
				__( 'Source of the models', 'cfg-configurator' ),
				__( 'Models, prices, colours and financing are managed on the content site. Here you only enter its URL.', 'cfg-configurator' ),
				( new Field( 'content_site', 'site', __( 'Content site URL', 'cfg-configurator' ), example: 'https://conteudos.lume.example', length: 300 ) )
					->help( __( 'Leave empty if this site responds to the content calls itself.', 'cfg-configurator' ) ),
				( new Field( 'stock_url', 'site', __( 'Stock service URL', 'cfg-configurator' ), example: 'https://stock.lume.example', attribute: 'stock-url', length: 300 ) )
					->help( __( 'Service that tells the summary whether matching cars are in stock. Leave empty if the content site provides it too.', 'cfg-configurator' ) ),
				( new Field( 'svg_no_model', 'picture', __( 'Placeholder image', 'cfg-configurator' ), attribute: 'svg.noModel' ) )
					->help( __( 'Shown for models without an image. Leave empty to use the content site\'s value.', 'cfg-configurator' ) )
			),
			'contact' => Settings::section(
				__( 'When the configurator cannot run', 'cfg-configurator' ),
				__( 'Visitors without JavaScript see a plain list of models and these contact details.', 'cfg-configurator' ),
				new Field( 'contact_phone', 'text', __( 'Phone', 'cfg-configurator' ), example: '+351 210 000 000', length: 30 ),
				new Field( 'contact_email', 'email', __( 'Email address', 'cfg-configurator' ), example: 'apoio@lume.example' )
			),
		),
	),
	'texts'      => array(
		'title'    => __( 'Texts', 'cfg-configurator' ),
		'sections' => array(
			'home'      => Settings::section(
				__( 'First screen', 'cfg-configurator' ),
				__( 'Leave any field on this page empty to use the content site\'s value.', 'cfg-configurator' ),
				( new Field( 'seo_title', 'text', __( 'Page title', 'cfg-configurator' ), attribute: 'seo.title', length: 120 ) )
					->help( __( 'Shown by search engines as the link. About 60 characters.', 'cfg-configurator' ) ),
				( new Field( 'seo_content', 'rich', __( 'Text below the models', 'cfg-configurator' ), attribute: 'seo.content' ) )
					->help( __( 'Its first sentences are also used as the description in search results. An empty line starts a new paragraph.', 'cfg-configurator' ) ),
				new Field( 'legal_title', 'text', __( 'Heading: Legal notes', 'cfg-configurator' ), attribute: 'legal-sect.legalTitle', length: 120 ),
				new Field( 'legal_content', 'rich', __( 'Text: Legal notes', 'cfg-configurator' ), attribute: 'legal-sect.legalContent' ),
				new Field( 'no_result', 'text', __( 'Empty list message', 'cfg-configurator' ), attribute: 'cfg-msg-no-result' )
			),
			'engine'    => Settings::section(
				__( 'Engine and version', 'cfg-configurator' ),
				__( 'The highlight is a block below the engines and the versions, such as a campaign.', 'cfg-configurator' ),
				new Field( 'destaque_title', 'text', __( 'Heading: Highlight', 'cfg-configurator' ), attribute: 'destaque-sect.destaqueTitle', length: 120 ),
				new Field( 'destaque_content', 'rich', __( 'Text: Highlight', 'cfg-configurator' ), attribute: 'destaque-sect.destaqueContent' ),
				( new Field( 'faqs_motor', 'rows', __( 'Questions', 'cfg-configurator' ), attribute: 'faqs.faqsMotor', columns: $question ) )
					->help( __( 'Shown on the engine step. Without any, those of the content site are shown.', 'cfg-configurator' ) )
			),
			'financing' => Settings::section(
				__( 'Price and financing', 'cfg-configurator' ),
				__( 'The first text opens from the information icon beside a price, the second is at the top of the summary.', 'cfg-configurator' ),
				new Field( 'finance_title', 'text', __( 'Heading: About financing', 'cfg-configurator' ), attribute: 'finance-sect.title', length: 120 ),
				new Field( 'finance_content', 'rich', __( 'Text: About financing', 'cfg-configurator' ), attribute: 'finance-sect.content' ),
				new Field( 'resume_title', 'text', __( 'Heading: Financing on the summary', 'cfg-configurator' ), attribute: 'resume-page.title', length: 120 ),
				new Field( 'resume_content', 'rich', __( 'Text: Financing on the summary', 'cfg-configurator' ), attribute: 'resume-page.content' )
			),
		),
	),
	'appearance' => array(
		'title'    => __( 'Appearance', 'cfg-configurator' ),
		'sections' => array(
			'colours' => Settings::section(
				__( 'Colours, font and corners', 'cfg-configurator' ),
				__( 'Leave any field on this page empty to use the configurator\'s own appearance.', 'cfg-configurator' ),
				( new Field( 'style_accent', 'colour', __( 'Accent colour', 'cfg-configurator' ), example: '#0b5a63', property: 'accent' ) )
					->help( __( 'Buttons, links and selected options.', 'cfg-configurator' ) ),
				( new Field( 'style_on_accent', 'colour', __( 'Text on the accent colour', 'cfg-configurator' ), example: '#ffffff', property: 'on-accent' ) )
					->help( __( 'Text of the buttons.', 'cfg-configurator' ) ),
				( new Field( 'style_surface', 'colour', __( 'Background', 'cfg-configurator' ), example: '#ffffff', property: 'surface' ) )
					->help( __( 'Page and stage. Keep it light: texts are dark.', 'cfg-configurator' ) ),
				( new Field( 'style_font_family', 'font', __( 'Font', 'cfg-configurator' ), property: 'font-family', example: 'Georgia, serif' ) )
					->help( __( 'One that the theme loads, or that every device has.', 'cfg-configurator' ) ),
				( new Field( 'style_radius', 'number', __( 'Corner radius', 'cfg-configurator' ), example: '4', property: 'radius', min: 0, max: 24, unit: 'px' ) )
					->help( __( '0 makes square corners. Cards and dialogs have a larger radius, which follows from this one.', 'cfg-configurator' ) )
			),
		),
	),
	'limits'     => array(
		'title'    => __( 'Financing limits', 'cfg-configurator' ),
		'sections' => array(
			'simulation' => Settings::section(
				__( 'Simulation', 'cfg-configurator' ),
				__( 'Leave any field on this page empty to use the content site\'s value. The content site rejects simulations outside its own limits.', 'cfg-configurator' ),
				( new Field( 'has_simul', 'flag', __( 'Show financing', 'cfg-configurator' ), attribute: 'has-simul' ) )
					->help( __( '\'No\' hides the financing section of the summary. Monthly payments and TAEG are still shown.', 'cfg-configurator' ) ),
				( new Field( 'live_simulation', 'flag', __( 'Update while sliding', 'cfg-configurator' ), attribute: 'live-simulation' ) )
					->help( __( '\'Yes\' updates the financing as soon as a slider rests, without the button. Each rest is a request to the content site.', 'cfg-configurator' ) )
			),
			'credit'     => Settings::section(
				__( 'Credit with reservation of title', 'cfg-configurator' ),
				'',
				new Field( 'cred_minRate', 'number', __( 'Lowest interest rate (TAN)', 'cfg-configurator' ), attribute: 'credit-limits.cred_minRate', min: 0, max: 50, unit: '%', has_decimals: true ),
				new Field( 'cred_maxRate', 'number', __( 'Highest interest rate (TAN)', 'cfg-configurator' ), attribute: 'credit-limits.cred_maxRate', min: 0, max: 50, unit: '%', has_decimals: true ),
				...$terms( 'cred' )
			),
			'open-drive' => Settings::section(
				__( 'Open drive', 'cfg-configurator' ),
				__( 'Financing with a residual value at the end of the term.', 'cfg-configurator' ),
				new Field( 'hod_rate', 'number', __( 'Interest rate (TAN)', 'cfg-configurator' ), attribute: 'credit-limits.hod_rate', min: 0, max: 50, unit: '%', has_decimals: true ),
				...$terms( 'hod' )
			),
		),
	),
	'forms'      => array(
		'title'    => __( 'Forms', 'cfg-configurator' ),
		'sections' => array(
			'pages'    => Settings::section(
				__( 'After submission', 'cfg-configurator' ),
				__( 'Pages of this site that visitors see after submitting a form.', 'cfg-configurator' ),
				new Field( 'success_page', 'own-page', __( 'Success page', 'cfg-configurator' ), attribute: 'form.successUrl' ),
				( new Field( 'failure_page', 'own-page', __( 'Failure page', 'cfg-configurator' ), attribute: 'form.failureUrl' ) )
					->help( __( 'It should offer visitors another way to contact you.', 'cfg-configurator' ) )
			),
			'receiver' => Settings::section(
				__( 'Form destination', 'cfg-configurator' ),
				__( 'This site stores the leads and emails them to the dealers. If another system receives them, nothing is stored here.', 'cfg-configurator' ),
				( new Field( 'form_url', 'address', __( 'URL of the other system', 'cfg-configurator' ), attribute: 'form.formUrl', is_overridable: false ) )
					->help( __( 'Leave empty to store leads on this site.', 'cfg-configurator' ) ),
				( new Field( 'has_pdf', 'flag', __( 'Attach a PDF to proposals', 'cfg-configurator' ), attribute: 'has-pdf' ) )
					->help( __( 'Only if the content site creates these PDFs.', 'cfg-configurator' ) )
			),
			'codes'    => Settings::section(
				__( 'CRM codes', 'cfg-configurator' ),
				__( 'Sent with every lead as hidden fields. Leave empty to use the content site\'s values.', 'cfg-configurator' ),
				...$codes
			),
		),
	),
	'legal'      => array(
		'title'    => __( 'Legal information', 'cfg-configurator' ),
		'sections' => array(
			'credit'    => Settings::section(
				__( 'Credit notice', 'cfg-configurator' ),
				__( 'Shown on every screen with a monthly payment, in print, in the PDFs, in the emails and in the list of models without JavaScript.', 'cfg-configurator' ),
				( new Field( 'credit_warning', 'text', __( 'Warning', 'cfg-configurator' ), attribute: 'credit-legal.warning', length: 300 ) )
					->help( __( 'First sentence of the credit notice, in bold. Leave empty to use the content site\'s value, or the sentence of the law.', 'cfg-configurator' ) ),
				new Field( 'lender_name', 'text', __( 'Lender', 'cfg-configurator' ), example: 'Lume Financeira, S.A.', attribute: 'credit-legal.lenderName' ),
				new Field( 'intermediary_name', 'text', __( 'Credit intermediary', 'cfg-configurator' ), example: 'Lume Automóveis, Lda.', attribute: 'credit-legal.intermediaryName' ),
				new Field( 'intermediary_category', 'text', __( 'Category of the intermediary', 'cfg-configurator' ), attribute: 'credit-legal.intermediaryCategory' ),
				( new Field( 'intermediary_number', 'text', __( 'Registration number', 'cfg-configurator' ), example: '0001234', attribute: 'credit-legal.intermediaryNumber', length: 40 ) )
					->help( __( 'At Banco de Portugal, after the category of the intermediary.', 'cfg-configurator' ) )
			),
			'guarantee' => Settings::section(
				__( 'Guarantee', 'cfg-configurator' ),
				__( 'Notice and durability label, in the price and financing dialog and below the legal notes. Hidden while all fields are empty.', 'cfg-configurator' ),
				new Field( 'guarantee_title', 'text', __( 'Title', 'cfg-configurator' ), example: 'Garantia legal e garantia do fabricante', attribute: 'guarantee.title' ),
				new Field( 'guarantee_text', 'rich', __( 'Text', 'cfg-configurator' ), attribute: 'guarantee.text' ),
				new Field( 'guarantee_picture', 'picture', __( 'Label or harmonised notice', 'cfg-configurator' ), attribute: 'guarantee.picture' ),
				new Field( 'guarantee_link', 'page-link', __( 'Link', 'cfg-configurator' ), example: '/garantia/', attribute: 'guarantee.link' )
			),
			'links'     => Settings::section(
				__( 'Links below every screen', 'cfg-configurator' ),
				__( 'The line at the bottom of every screen, after the privacy policy. Each link is shown when it is set.', 'cfg-configurator' ),
				new Field( 'accessibility_link', 'page-link', __( 'Accessibility statement', 'cfg-configurator' ), example: '/acessibilidade/', attribute: 'legal-links.accessibility' ),
				new Field( 'complaints_link', 'address', __( 'Complaints book', 'cfg-configurator' ), example: 'https://www.livroreclamacoes.pt/inicio/', attribute: 'legal-links.complaints' ),
				new Field( 'imprint_link', 'page-link', __( 'Imprint', 'cfg-configurator' ), example: '/ficha-legal/', attribute: 'legal-links.imprint' )
			),
			'policy'    => Settings::section(
				__( 'Privacy policy and consents', 'cfg-configurator' ),
				__( 'Each lead stores the texts that the buyer agreed to, with address and version of the policy. Later changes do not affect it.', 'cfg-configurator' ),
				( new Field( 'policy_link', 'page-link', __( 'Privacy policy', 'cfg-configurator' ), attribute: 'policy-link' ) )
					->help( __( 'Linked beside the checkbox of every form and in the legal line of every screen. Leave empty to use the content site\'s value.', 'cfg-configurator' ) ),
				( new Field( 'policy_version', 'text', __( 'Version of the policy', 'cfg-configurator' ), example: '2026-11', attribute: 'form.policyVersion', length: 60 ) )
					->help( __( 'Stored with each consent. Leave empty to use the date of the page\'s last change.', 'cfg-configurator' ) )
			),
			'cookies'   => Settings::section(
				__( 'Cookies and statistics', 'cfg-configurator' ),
				__( 'With a consent manager that supports the WP Consent API, each visitor decides. Without one, this setting decides.', 'cfg-configurator' ),
				( new Field( 'analytics_consent', 'choice', __( 'Statistics', 'cfg-configurator' ), attribute: 'consent', choices: $analytics_consent ) )
					->help( __( 'Applies to the events in dataLayer and to the cookies with the ids of configuration and visit.', 'cfg-configurator' ) ),
				( new Field( 'cookie_lifetime', 'number', __( 'Lifetime of the cookies', 'cfg-configurator' ), example: '30', attribute: 'cookie-lifetime', min: 0, max: 400, unit: __( 'days', 'cfg-configurator' ) ) )
					->help( __( 'Of the cookies with the choices and the configuration\'s id. 0 deletes them when the browser is closed. Leave empty for 30 days.', 'cfg-configurator' ) )
			),
		),
	),
	'mail'       => array(
		'title'    => __( 'Emails to dealers', 'cfg-configurator' ),
		'sections' => array(
			'sender'    => Settings::section(
				__( 'Sender', 'cfg-configurator' ),
				__( 'Use an address of this site\'s own domain: many mail servers reject all others.', 'cfg-configurator' ),
				( new Field( 'mail_from_name', 'text', __( 'Sender name', 'cfg-configurator' ), example: 'Lume Portugal', length: 80 ) )
					->help( __( 'Leave empty to use the site title.', 'cfg-configurator' ) ),
				( new Field( 'mail_from_address', 'email', __( 'Sender address', 'cfg-configurator' ), example: 'configurador@lume.example' ) )
					->help( __( 'Leave empty to use WordPress\'s default address.', 'cfg-configurator' ) )
			),
			'receivers' => Settings::section(
				__( 'Recipients', 'cfg-configurator' ),
				__( 'The content site provides the address of each dealer.', 'cfg-configurator' ),
				( new Field( 'mail_fallback', 'email', __( 'Fallback address', 'cfg-configurator' ), example: 'apoio@lume.example' ) )
					->help( __( 'Leads that cannot be sent to a dealer go here, so that none is lost.', 'cfg-configurator' ) ),
				( new Field( 'mail_copy', 'tick', __( 'Copies', 'cfg-configurator' ) ) )
					->help( __( 'Send a copy of every lead to the fallback address', 'cfg-configurator' ) ),
				( new Field( 'mail_to_visitor', 'tick', __( 'Buyers', 'cfg-configurator' ) ) )
					->help( __( 'Send buyers a confirmation with their configuration', 'cfg-configurator' ) ),
				( new Field( 'mail_footer', 'lines', __( 'Email footer', 'cfg-configurator' ), length: 2000 ) )
					->help( __( 'For example, the company\'s name, address and phone number. Optional.', 'cfg-configurator' ) )
			),
		),
	),
	'privacy'    => array(
		'title'    => __( 'Privacy', 'cfg-configurator' ),
		'sections' => array(
			'keeping' => Settings::section(
				__( 'Data retention', 'cfg-configurator' ),
				__( 'To export or erase one person\'s data, use the WordPress tools: Tools, Export Personal Data and Erase Personal Data.', 'cfg-configurator' ),
				( new Field( 'retention_days', 'number', __( 'Delete leads after', 'cfg-configurator' ), example: '730', min: 0, max: 3650, unit: __( 'days', 'cfg-configurator' ) ) )
					->help( __( 'Counted from the day of the lead. 0 keeps leads forever. Leave empty for 730 days, two years.', 'cfg-configurator' ) ),
				( new Field( 'erase_on_uninstall', 'tick', __( 'Delete all data', 'cfg-configurator' ) ) )
					->help( __( 'Delete these settings and all leads when the plugin is deleted. This cannot be undone.', 'cfg-configurator' ) )
			),
		),
	),
);
