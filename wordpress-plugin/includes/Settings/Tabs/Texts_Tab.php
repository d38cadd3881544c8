<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings\Tabs;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Field_Type;
use Cfg_Configurator\Settings\Section;
use Cfg_Configurator\Settings\Setting_Tab;

/** Texts shown to buyers that do not come from the content site. */
final class Texts_Tab {
	public static function create(): Setting_Tab {
		return new Setting_Tab(
			'texts',
			fn () => __( 'Texts', 'cfg-configurator' ),
			new Section(
				'seo',
				fn () => __( 'Search engines', 'cfg-configurator' ),
				fn () => __( 'Leave any field on this page empty to use the content site\'s value.', 'cfg-configurator' ),
				new Field(
					'seo_title',
					Field_Type::TEXT,
					label: fn () => __( 'Page title', 'cfg-configurator' ),
					help: fn () => __( 'Shown by search engines as the link. About 60 characters.', 'cfg-configurator' ),
					example: fn () => __( 'Build your Lume', 'cfg-configurator' ),
					length: 120,
					attribute: 'seo.title',
				),
				self::contents(
					'seo_content',
					'seo.content',
					fn () => __( 'Text below the models', 'cfg-configurator' ),
					fn () => __( 'Its first sentences are also used as the description in search results.', 'cfg-configurator' )
				),
			),
			self::block(
				'destaque',
				'destaque-sect.destaqueTitle',
				'destaque-sect.destaqueContent',
				fn () => __( 'Highlight', 'cfg-configurator' ),
				fn () => __( 'A block below the engines and the versions, such as a campaign.', 'cfg-configurator' )
			),
			self::block(
				'legal',
				'legal-sect.legalTitle',
				'legal-sect.legalContent',
				fn () => __( 'Legal notes', 'cfg-configurator' ),
				fn () => __( 'At the bottom of the first screen.', 'cfg-configurator' )
			),
			self::block(
				'finance',
				'finance-sect.title',
				'finance-sect.content',
				fn () => __( 'About financing', 'cfg-configurator' ),
				fn () => __( 'Opens from the information icon beside a price.', 'cfg-configurator' )
			),
			self::block(
				'resume',
				'resume-page.title',
				'resume-page.content',
				fn () => __( 'Financing on the summary', 'cfg-configurator' ),
				fn () => __( 'Shown at the top of the summary, below the monthly payment and above the buttons.', 'cfg-configurator' )
			),
			new Section(
				'questions',
				fn () => __( 'Questions and answers', 'cfg-configurator' ),
				fn () => __( 'Shown on the engine step. If there are none, those of the content site are shown.', 'cfg-configurator' ),
				new Field(
					'faqs_motor',
					Field_Type::QUESTIONS,
					label: fn () => __( 'Questions', 'cfg-configurator' ),
					help: fn () => __( 'An empty line in an answer starts a new paragraph.', 'cfg-configurator' ),
					default: array(),
					attribute: 'faqs.faqsMotor',
				),
			),
			new Section(
				'words',
				fn () => __( 'Labels', 'cfg-configurator' ),
				fn () => __(
					'Buttons, headings and messages already have default texts. Change only those that your brand words differently.',
					'cfg-configurator'
				),
				new Field(
					'no_result',
					Field_Type::TEXT,
					label: fn () => __( 'Empty list message', 'cfg-configurator' ),
					help: fn () => __( 'Leave empty to use the content site\'s value.', 'cfg-configurator' ),
					example: 'Sem resultados',
					attribute: 'cfg-msg-no-result',
				),
				new Field(
					'labels',
					Field_Type::LABELS,
					label: fn () => __( 'Other labels', 'cfg-configurator' ),
					help: fn () => __(
						'Choose a label and enter your text beside it. Placeholders in braces, such as {model}, are replaced with values: keep them unchanged.',
						'cfg-configurator'
					),
					attribute: 'labels',
				),
			),
		);
	}

	/**
	 * A section with a heading and contents, whose keys share a prefix.
	 *
	 * @param string             $for_title Attribute of the heading.
	 * @param string             $for_text  Attribute of the contents.
	 * @param \Closure(): string $title
	 * @param \Closure(): string $intro
	 */
	private static function block( string $word, string $for_title, string $for_text, \Closure $title, \Closure $intro ): Section {
		/* translators: %s: name of a block of text, such as 'Legal notes'. */
		$heading = fn (): string => sprintf( __( 'Heading of \'%s\'', 'cfg-configurator' ), $title() );
		/* translators: %s: name of a block of text, such as 'Legal notes'. */
		$text = fn (): string => sprintf( __( 'Text of \'%s\'', 'cfg-configurator' ), $title() );
		return new Section(
			$word,
			$title,
			$intro,
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
