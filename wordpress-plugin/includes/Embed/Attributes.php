<?php
/**
 * Attributes of the element.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Endpoint;
use Cfg_Configurator\Settings\Settings;

/**
 * Builds the attributes from the back-office data of spec §3, in the format of the element (README, attributes).
 * Settings that are not set are omitted, so the content site's values apply.
 */
final class Attributes {
	/** Settings used directly as attribute values. */
	private const TEXTS = array(
		'product'           => 'product',
		'policy-link'       => 'policy_link',
		'has-pdf'           => 'has_pdf',
		'has-simul'         => 'has_simul',
		'cfg-msg-no-result' => 'no_result',
	);

	/** Attributes with an object value: the field in the content site's response, and the settings by object key. */
	private const SECTIONS = array(
		'seo'           => array(
			'seo',
			array(
				'title'   => 'seo_title',
				'content' => 'seo_content',
			),
		),
		'legal-sect'    => array(
			'legalSect',
			array(
				'legalTitle'   => 'legal_title',
				'legalContent' => 'legal_content',
			),
		),
		'destaque-sect' => array(
			'destaqueSect',
			array(
				'destaqueTitle'   => 'destaque_title',
				'destaqueContent' => 'destaque_content',
			),
		),
		'finance-sect'  => array(
			'financeSect',
			array(
				'title'   => 'finance_title',
				'content' => 'finance_content',
			),
		),
		'resume-page'   => array(
			'resumePage',
			array(
				'title'   => 'resume_title',
				'content' => 'resume_content',
			),
		),
		'svg'           => array( 'svg', array( 'noModel' => 'svg_no_model' ) ),
	);

	/** Settings for the fields of the content config (spec §3, credit limits). */
	private const LIMITS = array(
		'cred_minRate',
		'cred_maxRate',
		'hod_rate',
		'credMinMonths',
		'credMaxMonths',
		'credStep',
		'credMinEntry',
		'credMaxEntry',
		'hodMinMonths',
		'hodMaxMonths',
		'hodStep',
		'hodMinEntry',
		'hodMaxEntry',
		'compareMaximum',
	);

	/** Settings sent with each form post (spec §3, form). */
	private const FORM_CODES = array(
		'lead_type',
		'form_type_code',
		'typeService',
		'leadSource',
		'leadSourceGov',
		'idSubscriptionCenterOrigin',
		'contactType',
	);

	public function __construct( private Settings $settings, private Page_Address $page ) {
	}

	/**
	 * @param array<string, string> $overrides   Attributes of one shortcode or block, filtered by Overrides.
	 * @param array<mixed>          $back_office Back-office response of the content site, for object keys that are not set.
	 * @return array<string, string> Unescaped texts by name.
	 */
	public function all( array $overrides = array(), array $back_office = array() ): array {
		$texts      = array_map( array( $this->settings, 'text' ), self::TEXTS );
		$objects    = array_map( array( $this, 'json' ), $this->objects( $back_office ) );
		$attributes = array(
			'base-path' => $this->page->base_path(),
			'api-url'   => home_url( '/' ),
			// The gateway does not handle the stock call. Without its own URL, it goes to the content site.
			'stock-url' => '' === $this->settings->text( 'stock_url' ) ? $this->settings->text( 'content_site' ) : $this->settings->text( 'stock_url' ),
			'routing'   => $this->page->has_deep_links() ? '' : 'memory',
		) + $texts + $objects;
		$attributes = array_filter( $this->merge( $attributes, $overrides ), static fn ( string $text ): bool => '' !== $text );
		/**
		 * Filters the attributes of one element.
		 *
		 * @param array<string, string> $attributes Unescaped texts by name.
		 * @param array<string, string> $overrides  Attributes of the shortcode or block.
		 */
		$filtered = apply_filters( 'cfg_configurator_attributes', $attributes, $overrides );
		$kept     = array();
		foreach ( is_array( $filtered ) ? $filtered : $attributes as $name => $text ) {
			if ( is_scalar( $text ) ) {
				$kept[ (string) $name ] = (string) $text;
			}
		}
		return $kept;
	}

	/**
	 * @param array<mixed> $back_office
	 * @return array<string, array<mixed>>
	 */
	private function objects( array $back_office ): array {
		$objects = array();
		foreach ( self::SECTIONS as $name => list( $field, $keys ) ) {
			$set              = $this->filled( $keys );
			$objects[ $name ] = array() === $set ? array() : $set + $this->texts_of( $back_office[ $field ] ?? null, array_keys( $keys ) );
		}
		$objects['faqs']          = $this->faqs();
		$objects['labels']        = $this->labels();
		$objects['credit-limits'] = array_map( 'floatval', $this->filled( array_combine( self::LIMITS, self::LIMITS ) ) );
		$objects['form']          = $this->form( $back_office['form'] ?? null );
		return $objects;
	}

	/**
	 * Returns the form endpoint and the codes sent with each form. Codes that are not set are taken from the content
	 * site. Its endpoint is ignored, because leads belong to this site.
	 *
	 * @param mixed $given Form data of the content site.
	 * @return array<string, string>
	 */
	private function form( mixed $given ): array {
		$url   = $this->settings->text( 'form_url' );
		$pages = array(
			'successUrl' => 'success_page',
			'failureUrl' => 'failure_page',
		);
		return array( 'formUrl' => '' === $url ? Lead_Endpoint::url() : $url )
			+ $this->filled( $pages )
			+ $this->filled( array_combine( self::FORM_CODES, self::FORM_CODES ) )
			+ $this->texts_of( $given, self::FORM_CODES );
	}

	/**
	 * @return array<string, list<array{question: string, answer: string}>>
	 */
	private function faqs(): array {
		$faqs = array();
		foreach ( $this->settings->rows( 'faqs_motor' ) as $row ) {
			if ( '' !== ( $row['question'] ?? '' ) ) {
				$faqs[] = array(
					'question' => $row['question'],
					'answer'   => $row['answer'] ?? '',
				);
			}
		}
		return array() === $faqs ? array() : array( 'faqsMotor' => $faqs );
	}

	/**
	 * @return array<mixed>
	 */
	private function labels(): array {
		$labels = json_decode( $this->settings->text( 'labels' ), true );
		return is_array( $labels ) ? $labels : array();
	}

	/**
	 * @param array<string, string> $keys Settings keys by output name.
	 * @return array<string, string> Values of the settings that are set.
	 */
	private function filled( array $keys ): array {
		return array_filter( array_map( array( $this->settings, 'text' ), $keys ), static fn ( string $text ): bool => '' !== $text );
	}

	/**
	 * @param mixed        $given Object in the content site's response.
	 * @param list<string> $keys
	 * @return array<string, string>
	 */
	private function texts_of( mixed $given, array $keys ): array {
		$known = is_array( $given ) ? array_intersect_key( $given, array_flip( $keys ) ) : array();
		return array_filter( $known, static fn ( mixed $text ): bool => is_string( $text ) && '' !== $text );
	}

	/**
	 * Merges the overrides. An overridden form keeps its endpoint, because only the settings may change where leads
	 * are sent.
	 *
	 * @param array<string, string> $attributes
	 * @param array<string, string> $overrides
	 * @return array<string, string>
	 */
	private function merge( array $attributes, array $overrides ): array {
		if ( isset( $overrides['form'] ) ) {
			$own               = (array) json_decode( $attributes['form'], true );
			$asked             = array_diff_key( (array) json_decode( $overrides['form'], true ), array( 'formUrl' => true ) );
			$overrides['form'] = $this->json( $asked + $own );
		}
		return $overrides + $attributes;
	}

	/**
	 * @param array<mixed> $values
	 */
	private function json( array $values ): string {
		$flags = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_HEX_AMP;
		return array() === $values ? '' : (string) wp_json_encode( $values, $flags );
	}
}
