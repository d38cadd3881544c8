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
			new Section(
				'place',
				fn () => __( 'The page', 'cfg-configurator' ),
				fn () => __(
					'Buyers find the configurator on this page. It needs the shortcode [cfg_configurator] or the block \'Car configurator\' in its content.',
					'cfg-configurator'
				),
				new Field(
					'page_id',
					Field_Type::PAGE,
					label: fn () => __( 'Page of the configurator', 'cfg-configurator' ),
					help: fn () => __( 'Every address below this page belongs to the configurator too, such as the one of each model.', 'cfg-configurator' ),
					default: 0,
				),
				new Field(
					'product',
					Field_Type::TEXT,
					label: fn () => __( 'Name of the make', 'cfg-configurator' ),
					help: fn () => __( 'Stands in the headings: \'Gama Lume\'. Leave it empty to use what the content site says.', 'cfg-configurator' ),
					example: 'Lume',
					length: 60,
					attribute: 'product',
				),
			),
			new Section(
				'contact',
				fn () => __( 'When the configurator cannot run', 'cfg-configurator' ),
				fn () => __( 'Visitors without JavaScript read the range as a plain list, and how to reach you instead.', 'cfg-configurator' ),
				new Field(
					'contact_phone',
					Field_Type::TEXT,
					label: fn () => __( 'Telephone', 'cfg-configurator' ),
					help: fn () => __( 'May stay empty.', 'cfg-configurator' ),
					example: '+351 210 000 000',
					length: 30,
				),
				new Field(
					'contact_email',
					Field_Type::EMAIL,
					label: fn () => __( 'E-mail address', 'cfg-configurator' ),
					help: fn () => __( 'May stay empty.', 'cfg-configurator' ),
					example: 'apoio@lume.example',
				),
			),
			new Section(
				'source',
				fn () => __( 'Where the cars come from', 'cfg-configurator' ),
				fn () => __( 'Models, prices, colours and financing are looked after on the content site. Here you only say where it is.', 'cfg-configurator' ),
				new Field(
					'content_site',
					Field_Type::SITE,
					label: fn () => __( 'Address of the content site', 'cfg-configurator' ),
					help: fn () => __( 'Leave it empty to show the sample range, or if this very site answers the content calls itself.', 'cfg-configurator' ),
					example: 'https://conteudos.lume.example',
					length: 300,
				),
				new Field(
					'stock_url',
					Field_Type::SITE,
					label: fn () => __( 'Address of the stock', 'cfg-configurator' ),
					help: fn () => __(
						'Where the summary asks whether cars like the one configured are in stock. Leave it empty if the content site answers this too.',
						'cfg-configurator'
					),
					example: 'https://stock.lume.example',
					length: 300,
					attribute: 'stock-url',
				),
				new Field(
					'svg_no_model',
					Field_Type::ADDRESS,
					label: fn () => __( 'Picture for a model without one', 'cfg-configurator' ),
					help: fn () => __( 'Copy its address from the media library. Leave it empty to use what the content site says.', 'cfg-configurator' ),
					example: '/wp-content/uploads/sem-imagem.svg',
					length: 500,
					attribute: 'svg.noModel',
				),
			),
		);
	}
}
