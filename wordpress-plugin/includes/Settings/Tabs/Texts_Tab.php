<?php
/**
 * The tab 'Texts'.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Settings\Tabs;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Field_Type;
use Cfg_Configurator\Settings\Section;
use Cfg_Configurator\Settings\Setting_Tab;

/**
 * Texts shown to buyers that do not come from the content site.
 */
final class Texts_Tab implements Setting_Tab {
	public function slug(): string {
		return 'texts';
	}

	public function title(): string {
		return __( 'Texts', 'cfg-configurator' );
	}

	public function sections(): array {
		return array(
			new Section(
				'seo',
				__( 'For search engines', 'cfg-configurator' ),
				__( 'Leave any field of this page empty to use what the content site says.', 'cfg-configurator' ),
				array(
					new Field(
						key: 'seo_title',
						kind: Field_Type::TEXT,
						label: __( 'Title of the page', 'cfg-configurator' ),
						help: __( 'What search engines show as the link. About 60 characters.', 'cfg-configurator' ),
						example: __( 'Build your Lume', 'cfg-configurator' ),
						length: 120,
					),
					$this->contents(
						'seo_content',
						__( 'Text below the range', 'cfg-configurator' ),
						__( 'Its beginning is also the description that search engines show.', 'cfg-configurator' )
					),
				)
			),
			$this->block(
				'destaque',
				__( 'Highlight', 'cfg-configurator' ),
				__( 'A block below the engines and below the versions, such as a campaign.', 'cfg-configurator' )
			),
			$this->block( 'legal', __( 'Legal notes', 'cfg-configurator' ), __( 'At the end of the first screen.', 'cfg-configurator' ) ),
			$this->block(
				'finance',
				__( 'About financing', 'cfg-configurator' ),
				__( 'Opens when buyers press the information icon beside a price.', 'cfg-configurator' )
			),
			$this->block(
				'resume',
				__( 'Financing on the summary', 'cfg-configurator' ),
				__( 'Stands at the top of the summary, below the instalment and before the buttons.', 'cfg-configurator' )
			),
			new Section(
				'questions',
				__( 'Questions and answers', 'cfg-configurator' ),
				__( 'Shown where buyers choose the engine. Without any, those of the content site are shown.', 'cfg-configurator' ),
				array(
					new Field(
						key: 'faqs_motor',
						kind: Field_Type::QUESTIONS,
						label: __( 'Questions', 'cfg-configurator' ),
						help: __( 'An empty line in an answer starts a new paragraph.', 'cfg-configurator' ),
					),
				)
			),
			new Section(
				'words',
				__( 'Words of the configurator', 'cfg-configurator' ),
				__( 'Buttons, headings and messages have good words already. Change only those that your brand says differently.', 'cfg-configurator' ),
				array(
					new Field(
						key: 'no_result',
						kind: Field_Type::TEXT,
						label: __( 'When a list is empty', 'cfg-configurator' ),
						help: __( 'Leave it empty to use what the content site says.', 'cfg-configurator' ),
						example: 'Sem resultados',
						length: 200,
					),
					new Field(
						key: 'labels',
						kind: Field_Type::LABELS,
						label: __( 'Other words', 'cfg-configurator' ),
						help: __(
							'Choose a text and write yours beside it. Words in braces, such as {model}, are filled in: keep them as they are.',
							'cfg-configurator'
						),
					),
				)
			),
		);
	}

	/**
	 * A section with a heading and contents, whose keys share a prefix.
	 */
	private function block( string $word, string $title, string $intro ): Section {
		return new Section(
			$word,
			$title,
			$intro,
			array(
				new Field(
					key: $word . '_title',
					kind: Field_Type::TEXT,
					/* translators: %s: name of a block of text, such as 'Legal notes'. */
					label: sprintf( __( 'Heading of \'%s\'', 'cfg-configurator' ), $title ),
					length: 120,
				),
				/* translators: %s: name of a block of text, such as 'Legal notes'. */
				$this->contents( $word . '_content', sprintf( __( 'Text of \'%s\'', 'cfg-configurator' ), $title ), '' ),
			)
		);
	}

	private function contents( string $key, string $label, string $help ): Field {
		$how = __( 'An empty line starts a new paragraph. To make words bold or a link, select them and press a button.', 'cfg-configurator' );
		return new Field( key: $key, kind: Field_Type::HTML, label: $label, help: trim( $help . ' ' . $how ), length: 20000 );
	}
}
