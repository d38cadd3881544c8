<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Texts;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Field_Renderer;
use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Field_Type;
use Cfg_Configurator\Settings\Section;
use Cfg_Configurator\Settings\Setting_Tab;

/** Texts shown to buyers that do not come from the content site. */
final class Texts_Tab {
	public static function create(): Setting_Tab {
		$tab    = self::tab();
		$labels = $tab->fields()['labels'];
		foreach ( $tab->sections as $section ) {
			$section->followed_by( static fn () => Screen_Links::render( Text_Screens::SCREENS[ $section->id ] ) );
			$section->with_rows( static fn ( string $page, array $values ) => ( new Label_Rows( $labels, $values['labels'] ) )->add( $page, $section->id ) );
		}
		return $tab->with_preview()->with_top( static fn ( array $refusals ) => Field_Renderer::render( $labels, '', $refusals['labels'] ?? '' ) );
	}

	private static function tab(): Setting_Tab {
		return new Setting_Tab(
			'texts',
			fn () => __( 'Texts', 'cfg-configurator' ),
			20,
			new Section(
				'home',
				fn () => __( 'First screen', 'cfg-configurator' ),
				fn () => __( 'Leave any field on this page empty to use the content site\'s value.', 'cfg-configurator' ),
				new Field(
					'seo_title',
					Field_Type::TEXT,
					label: fn () => __( 'Page title', 'cfg-configurator' ),
					help: fn () => __( 'Shown by search engines as the link. About 60 characters.', 'cfg-configurator' ),
					length: 120,
					attribute: 'seo.title',
				),
				self::contents(
					'seo_content',
					'seo.content',
					fn () => __( 'Text below the models', 'cfg-configurator' ),
					fn () => __( 'Its first sentences are also used as the description in search results.', 'cfg-configurator' )
				),
				...self::block( 'legal', 'legal-sect.legalTitle', 'legal-sect.legalContent', fn () => __( 'Legal notes', 'cfg-configurator' ) ),
			),
			new Section( 'filter', fn () => __( 'Filter of the lists', 'cfg-configurator' ), null ),
			new Section( 'navigation', fn () => __( 'Steps and buttons', 'cfg-configurator' ), null ),
			new Section(
				'engine',
				fn () => __( 'Engine and version', 'cfg-configurator' ),
				fn () => __( 'The highlight is a block below the engines and the versions, such as a campaign.', 'cfg-configurator' ),
				...self::block(
					'destaque',
					'destaque-sect.destaqueTitle',
					'destaque-sect.destaqueContent',
					fn () => __( 'Highlight', 'cfg-configurator' )
				),
				...array(
					new Field(
						'faqs_motor',
						Field_Type::CONTROL,
						label: fn () => __( 'Questions', 'cfg-configurator' ),
						help: fn () => __(
							'Shown on the engine step. Without any, those of the content site are shown. An empty line in an answer starts a new paragraph.',
							'cfg-configurator'
						),
						default: array(),
						attribute: 'faqs.faqsMotor',
						control: fn () => new Question_Rows(),
					),
				),
			),
			new Section( 'colours', fn () => __( 'Exterior and interior', 'cfg-configurator' ), null ),
			new Section( 'viewer', fn () => __( 'Views of the car', 'cfg-configurator' ), null ),
			new Section( 'comparison', fn () => __( 'Comparison', 'cfg-configurator' ), null ),
			new Section(
				'financing',
				fn () => __( 'Price and financing', 'cfg-configurator' ),
				fn () => __( 'The text about financing opens from the information icon beside a price.', 'cfg-configurator' ),
				...self::block( 'finance', 'finance-sect.title', 'finance-sect.content', fn () => __( 'About financing', 'cfg-configurator' ) ),
			),
			new Section(
				'summary',
				fn () => __( 'Summary', 'cfg-configurator' ),
				fn () => __( 'The text about financing is at the top of the summary, below the monthly payment and above the buttons.', 'cfg-configurator' ),
				...self::block( 'resume', 'resume-page.title', 'resume-page.content', fn () => __( 'Financing on the summary', 'cfg-configurator' ) ),
			),
			new Section( 'forms', fn () => __( 'Forms', 'cfg-configurator' ), null ),
			new Section(
				'messages',
				fn () => __( 'Messages', 'cfg-configurator' ),
				null,
				new Field(
					'no_result',
					Field_Type::TEXT,
					label: fn () => __( 'Empty list message', 'cfg-configurator' ),
					attribute: 'cfg-msg-no-result',
				),
				new Field(
					'labels',
					Field_Type::CONTROL,
					label: fn () => __( 'Labels', 'cfg-configurator' ),
					help: fn () => __( 'Placeholders in braces, such as {model}, are replaced with values: keep them unchanged.', 'cfg-configurator' ),
					attribute: 'labels',
					control: fn () => new Label_Control(),
					is_spread: true,
				),
			),
		);
	}

	/**
	 * Heading and contents of a block of text, whose keys share a prefix.
	 *
	 * @param string             $for_title Attribute of the heading.
	 * @param string             $for_text  Attribute of the contents.
	 * @param \Closure(): string $name
	 * @return list<Field>
	 */
	private static function block( string $word, string $for_title, string $for_text, \Closure $name ): array {
		/* translators: %s: name of a block of text, such as 'Legal notes'. */
		$heading = fn (): string => sprintf( __( 'Heading of \'%s\'', 'cfg-configurator' ), $name() );
		/* translators: %s: name of a block of text, such as 'Legal notes'. */
		$text = fn (): string => sprintf( __( 'Text of \'%s\'', 'cfg-configurator' ), $name() );
		return array(
			new Field( $word . '_title', Field_Type::TEXT, $heading, attribute: $for_title, length: 120 ),
			self::contents( $word . '_content', $for_text, $text ),
		);
	}

	/**
	 * @param \Closure(): string      $label
	 * @param \Closure(): string|null $help Precedes the help that all such fields share.
	 */
	private static function contents( string $key, string $attribute, \Closure $label, ?\Closure $help = null ): Field {
		$how = fn (): string => ( null === $help ? '' : $help() . ' ' )
			. __( 'An empty line starts a new paragraph. To make text bold or add a link, select it and use the buttons.', 'cfg-configurator' );
		return new Field( $key, Field_Type::HTML, $label, $how, attribute: $attribute, length: 20000 );
	}
}
