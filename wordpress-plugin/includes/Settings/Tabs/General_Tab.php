<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings\Tabs;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Field_Type;
use Cfg_Configurator\Settings\Section;
use Cfg_Configurator\Settings\Setting_Tab;

/** The configurator's page and the source of its cars. */
final class General_Tab {
	public static function create(): Setting_Tab {
		return new Setting_Tab(
			'general',
			fn () => __( 'General', 'cfg-configurator' ),
			10,
			new Section(
				'place',
				fn () => __( 'The page', 'cfg-configurator' ),
				fn () => __(
					'The page where visitors find the configurator. It must contain the [cfg_configurator] shortcode or the \'Car configurator\' block.',
					'cfg-configurator'
				),
				new Field(
					'page_id',
					Field_Type::PAGE,
					label: fn () => __( 'Configurator page', 'cfg-configurator' ),
					help: fn () => __( 'All URLs below this page also belong to the configurator, such as the page of each model.', 'cfg-configurator' ),
					default: 0,
				),
				new Field(
					'product',
					Field_Type::TEXT,
					label: fn () => __( 'Brand name', 'cfg-configurator' ),
					help: fn () => __( 'Used in headings such as \'Gama Lume\'. Leave empty to use the content site\'s value.', 'cfg-configurator' ),
					example: 'Lume',
					length: 60,
					attribute: 'product',
				),
				new Field(
					'follow_title',
					Field_Type::FLAG,
					label: fn () => __( 'Page title', 'cfg-configurator' ),
					help: fn () => __( 'Browser tabs and bookmarks then show which step of which model is open.', 'cfg-configurator' ),
					choices: fn () => array(
						''      => __( 'Step and model, before the page\'s own title', 'cfg-configurator' ),
						'false' => __( 'The page\'s own title only', 'cfg-configurator' ),
					),
					attribute: 'follow-title',
				),
			),
			new Section(
				'contact',
				fn () => __( 'When the configurator cannot run', 'cfg-configurator' ),
				fn () => __( 'Visitors without JavaScript see a plain list of models and these contact details.', 'cfg-configurator' ),
				new Field(
					'contact_phone',
					Field_Type::TEXT,
					label: fn () => __( 'Phone', 'cfg-configurator' ),
					help: fn () => __( 'Optional.', 'cfg-configurator' ),
					example: '+351 210 000 000',
					length: 30,
				),
				new Field(
					'contact_email',
					Field_Type::EMAIL,
					label: fn () => __( 'Email address', 'cfg-configurator' ),
					help: fn () => __( 'Optional.', 'cfg-configurator' ),
					example: 'apoio@lume.example',
				),
			),
			new Section(
				'source',
				fn () => __( 'Source of the models', 'cfg-configurator' ),
				fn () => __( 'Models, prices, colours and financing are managed on the content site. Here you only enter its URL.', 'cfg-configurator' ),
				new Field(
					'content_site',
					Field_Type::SITE,
					label: fn () => __( 'Content site URL', 'cfg-configurator' ),
					help: fn () => __( 'Leave empty if this site responds to the content calls itself.', 'cfg-configurator' ),
					example: 'https://conteudos.lume.example',
					length: 300,
				),
				new Field(
					'stock_url',
					Field_Type::SITE,
					label: fn () => __( 'Stock service URL', 'cfg-configurator' ),
					help: fn () => __(
						'Service that tells the summary whether matching cars are in stock. Leave empty if the content site provides it too.',
						'cfg-configurator'
					),
					example: 'https://stock.lume.example',
					length: 300,
					attribute: 'stock-url',
				),
				new Field(
					'svg_no_model',
					Field_Type::PICTURE,
					label: fn () => __( 'Placeholder image', 'cfg-configurator' ),
					help: fn () => __( 'Shown for models without an image. Leave empty to use the content site\'s value.', 'cfg-configurator' ),
					length: 500,
					attribute: 'svg.noModel',
				),
			),
		);
	}
}
