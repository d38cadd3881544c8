<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Texts;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Field_Renderer;
use Cfg_Configurator\Content_Site;
use Cfg_Configurator\Settings\Field;

/** A field for each label of a section, named by its current text. An empty field keeps that text. */
final class Label_Rows {
	/** The label after the surcharges of colours (src/labels/pt-PT/step-labels.ts). */
	private const VAT_LABEL = 'euroVat';

	/** @var array<string, array<string, string>> */
	private array $labels;

	/** @var array<string, string> Labels that the content site replaces. */
	private array $from_content_site;

	/** @var array<mixed> */
	private array $custom;

	/** @var bool Whether the rows show what is saved: settings.js sends them only if they change. */
	private bool $is_saved;

	/** @param mixed $value Saved JSON object, or submitted texts by key. */
	public function __construct( private Field $field, mixed $value ) {
		$this->labels            = Text_Screens::labels();
		$this->from_content_site = self::labels_of_content_site();
		$this->is_saved          = ! is_array( $value );
		$this->custom            = is_array( $value ) ? $value : (array) json_decode( is_string( $value ) ? $value : '', true );
	}

	public function add( string $page, string $section ): void {
		if ( isset( $this->labels[ $section ] ) ) {
			add_settings_field( "labels-$section", esc_html__( 'Labels', 'cfg-configurator' ), fn () => $this->render( $section ), $page, $section );
		}
	}

	private function render( string $section ): void {
		$labels  = $this->labels[ $section ];
		$changed = count( array_filter( array_intersect_key( $this->custom, $labels ) ) );
		/* translators: %s: number of labels. */
		$summary = sprintf( _n( '%s label', '%s labels', count( $labels ), 'cfg-configurator' ), number_format_i18n( count( $labels ) ) );
		if ( $changed > 0 ) {
			/* translators: 1: number of labels as words, 2: number of them. */
			$summary = sprintf( __( '%1$s, %2$s replaced', 'cfg-configurator' ), $summary, number_format_i18n( $changed ) );
		}
		echo $changed > 0 ? '<details class="cfg-labels" open>' : '<details class="cfg-labels">', '<summary>', esc_html( $summary ), '</summary>';
		foreach ( $labels as $key => $text ) {
			$this->row( $key, $this->from_content_site[ $key ] ?? $text );
		}
		echo '</details>';
	}

	/** @param string $text What the configurator shows if the field is empty. */
	private function row( string $key, string $text ): void {
		$id     = Field_Renderer::id( $this->field ) . '-' . $key;
		$name   = Field_Renderer::name( $this->field ) . "[$key]";
		$custom = is_string( $this->custom[ $key ] ?? null ) ? $this->custom[ $key ] : '';
		printf(
			'<p class="cfg-label" data-searched%6$s><label for="%1$s">%2$s</label>'
			. '<input type="text" class="large-text" id="%1$s" name="%3$s" value="%4$s" placeholder="%2$s" maxlength="500" data-label="%5$s">',
			esc_attr( $id ),
			esc_attr( $text ),
			esc_attr( $name ),
			esc_attr( $custom ),
			esc_attr( $key ),
			$this->is_saved ? ' data-saved' : ''
		);
		if ( self::VAT_LABEL === $key ) {
			printf(
				'<span class="description">%s</span>',
				esc_html__( 'Beside the surcharges of colours in the summary. Enter \'€\' if they include VAT.', 'cfg-configurator' )
			);
		}
		echo '</p>';
	}

	/** @return array<string, string> Labels that the content site replaces, by key. */
	private static function labels_of_content_site(): array {
		$labels = Content_Site::back_office()['labels'] ?? array();
		$texts  = array();
		foreach ( is_array( $labels ) ? $labels : array() as $key => $text ) {
			if ( is_string( $text ) && '' !== $text ) {
				$texts[ (string) $key ] = $text;
			}
		}
		return $texts;
	}
}
