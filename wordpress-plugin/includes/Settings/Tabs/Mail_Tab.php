<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings\Tabs;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Field_Type;
use Cfg_Configurator\Settings\Section;
use Cfg_Configurator\Settings\Setting_Tab;

/** Sender of the mails to dealers and buyers, and the fallback address for leads without a dealer address. */
final class Mail_Tab {
	public static function create(): Setting_Tab {
		return new Setting_Tab(
			'mail',
			fn () => __( 'Dealers\' mail', 'cfg-configurator' ),
			new Section(
				'sender',
				fn () => __( 'Sender', 'cfg-configurator' ),
				fn () => __( 'Use an address of this site\'s own domain: many mail servers throw away anything else.', 'cfg-configurator' ),
				new Field(
					'mail_from_name',
					Field_Type::TEXT,
					label: fn () => __( 'Sender\'s name', 'cfg-configurator' ),
					help: fn () => __( 'Leave it empty to use the name of this site.', 'cfg-configurator' ),
					example: 'Lume Portugal',
					length: 80,
				),
				new Field(
					'mail_from_address',
					Field_Type::EMAIL,
					label: fn () => __( 'Sender\'s address', 'cfg-configurator' ),
					help: fn () => __( 'Leave it empty to use the address WordPress sends from.', 'cfg-configurator' ),
					example: 'configurador@lume.example',
				),
			),
			new Section(
				'receivers',
				fn () => __( 'Receivers', 'cfg-configurator' ),
				fn () => __( 'Each dealer\'s address comes from the content site.', 'cfg-configurator' ),
				new Field(
					'mail_fallback',
					Field_Type::EMAIL,
					label: fn () => __( 'When a dealer has no address', 'cfg-configurator' ),
					help: fn () => __( 'Requests that no dealer would receive go here, so that none is lost.', 'cfg-configurator' ),
					example: 'apoio@lume.example',
				),
				new Field(
					'mail_copy',
					Field_Type::TICK,
					label: fn () => __( 'Copies', 'cfg-configurator' ),
					help: fn () => __( 'Send that address a copy of every request', 'cfg-configurator' ),
				),
				new Field(
					'mail_to_visitor',
					Field_Type::TICK,
					label: fn () => __( 'Buyers', 'cfg-configurator' ),
					help: fn () => __( 'Send buyers a confirmation with their configuration', 'cfg-configurator' ),
					default: '1',
				),
				new Field(
					'mail_footer',
					Field_Type::LINES,
					label: fn () => __( 'Last lines of every mail', 'cfg-configurator' ),
					help: fn () => __( 'Such as name, address and telephone of the company. May stay empty.', 'cfg-configurator' ),
					length: 2000,
				),
			),
		);
	}
}
