<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Content_Site;
use Cfg_Configurator\Legal\Credit_Text;
use Cfg_Configurator\Legal\Legal_Words;

/**
 * Resolves texts in the same order as the widget: the element's attribute, the content site's back office, the
 * widget's default label.
 */
class Page_Texts {
	/**
	 * Back-office fields, and the attribute that overrides each.
	 *
	 * @var array<string, string>
	 */
	protected const FIELDS = array(
		'labels'      => 'labels',
		'policyLink'  => 'policy-link',
		'creditLegal' => 'credit-legal',
	);

	/**
	 * @param array<string, string> $attributes  Attributes of the element, unescaped.
	 * @param array<mixed>          $back_office Back-office response of the content site.
	 */
	final public function __construct( protected array $attributes, protected array $back_office ) {
	}

	/** The texts of the site's own page, which no shortcode or block overrides. */
	public static function of_site(): static {
		return static::of( Attributes::all() );
	}

	/** @param array<string, string> $attributes Attributes of an element, unescaped. */
	public static function of( array $attributes ): static {
		return new static( $attributes, Content_Site::back_office() );
	}

	/**
	 * Returns a label with its `{name}` placeholders replaced.
	 *
	 * @param string                $key    Label key.
	 * @param array<string, string> $values Values by placeholder name.
	 */
	public function word( string $key, array $values = array() ): string {
		$labels = $this->field( 'labels' );
		$custom = is_array( $labels ) && is_string( $labels[ $key ] ?? null ) ? trim( $labels[ $key ] ) : '';
		$text   = '' === $custom ? static::default( $key ) : $custom;
		foreach ( $values as $name => $value ) {
			$text = str_replace( '{' . $name . '}', $value, $text );
		}
		return $text;
	}

	/** The text required beside a monthly payment. */
	public function credit(): Credit_Text {
		$fields = $this->field( 'creditLegal' );
		return Credit_Text::of( is_array( $fields ) ? $fields : array(), $this->word( ... ) );
	}

	/** Returns the URL of the privacy policy; '' if there is none. */
	public function policy_link(): string {
		$link = $this->field( 'policyLink' );
		return is_string( $link ) ? trim( $link ) : '';
	}

	/** Returns a field as the widget reads it: string, array or null. */
	protected function field( string $field ): mixed {
		$text = $this->attributes[ static::FIELDS[ $field ] ] ?? '';
		if ( '' === $text ) {
			return $this->back_office[ $field ] ?? null;
		}
		return str_starts_with( $text, '{' ) ? json_decode( $text, true ) : $text;
	}

	/** A default label with its `{name}` placeholders. */
	protected static function default( string $key ): string {
		return Legal_Words::default( $key );
	}
}
