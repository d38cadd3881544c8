<?php
/**
 * The tab 'General'.
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
 * The configurator's page and the source of its cars.
 */
final class General_Tab implements Setting_Tab {
	public function slug(): string {
		return 'general';
	}

	public function title(): string {
		return __( 'General', 'cfg-configurator' );
	}

	public function sections(): array {
		return array(
			new Section(
				'place',
				__( 'The page', 'cfg-configurator' ),
				__(
					'Buyers find the configurator on this page. It needs the shortcode [cfg_configurator] or the block \'Car configurator\' in its content.',
					'cfg-configurator'
				),
				array(
					new Field(
						key: 'page_id',
						kind: Field_Type::PAGE,
						label: __( 'Page of the configurator', 'cfg-configurator' ),
						help: __( 'Every address below this page belongs to the configurator too, such as the one of each model.', 'cfg-configurator' ),
					),
					new Field(
						key: 'product',
						kind: Field_Type::TEXT,
						label: __( 'Name of the make', 'cfg-configurator' ),
						help: __( 'Stands in the headings: \'Gama Lume\'. Leave it empty to use what the content site says.', 'cfg-configurator' ),
						example: 'Lume',
						length: 60,
					),
				)
			),
			new Section(
				'contact',
				__( 'When the configurator cannot run', 'cfg-configurator' ),
				__( 'Visitors without JavaScript read the range as a plain list, and how to reach you instead.', 'cfg-configurator' ),
				array(
					new Field(
						key: 'contact_phone',
						kind: Field_Type::TEXT,
						label: __( 'Telephone', 'cfg-configurator' ),
						help: __( 'May stay empty.', 'cfg-configurator' ),
						example: '+351 210 000 000',
						length: 30,
					),
					new Field(
						key: 'contact_email',
						kind: Field_Type::EMAIL,
						label: __( 'E-mail address', 'cfg-configurator' ),
						help: __( 'May stay empty.', 'cfg-configurator' ),
						example: 'apoio@lume.example',
					),
				)
			),
			new Section(
				'source',
				__( 'Where the cars come from', 'cfg-configurator' ),
				__( 'Models, prices, colours and financing are looked after on the content site. Here you only say where it is.', 'cfg-configurator' ),
				array(
					new Field(
						key: 'content_site',
						kind: Field_Type::SITE,
						label: __( 'Address of the content site', 'cfg-configurator' ),
						help: __( 'Leave it empty to show the sample range, or if this very site answers the content calls itself.', 'cfg-configurator' ),
						example: 'https://conteudos.lume.example',
						length: 300,
					),
					new Field(
						key: 'stock_url',
						kind: Field_Type::SITE,
						label: __( 'Address of the stock', 'cfg-configurator' ),
						help: __(
							'Where the summary asks whether cars like the one configured are in stock. Leave it empty if the content site answers this too.',
							'cfg-configurator'
						),
						example: 'https://stock.lume.example',
						length: 300,
					),
					new Field(
						key: 'svg_no_model',
						kind: Field_Type::ADDRESS,
						label: __( 'Picture for a model without one', 'cfg-configurator' ),
						help: __( 'Copy its address from the media library. Leave it empty to use what the content site says.', 'cfg-configurator' ),
						example: '/wp-content/uploads/sem-imagem.svg',
						length: 500,
					),
				)
			),
		);
	}
}
