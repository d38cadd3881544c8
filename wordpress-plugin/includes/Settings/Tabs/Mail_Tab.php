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
			fn () => __( 'Emails to dealers', 'cfg-configurator' ),
			80,
			new Section(
				'sender',
				fn () => __( 'Sender', 'cfg-configurator' ),
				fn () => __( 'Use an address of this site\'s own domain: many mail servers reject all others.', 'cfg-configurator' ),
				new Field(
					'mail_from_name',
					Field_Type::TEXT,
					label: fn () => __( 'Sender name', 'cfg-configurator' ),
					help: fn () => __( 'Leave empty to use the site title.', 'cfg-configurator' ),
					example: 'Lume Portugal',
					length: 80,
				),
				new Field(
					'mail_from_address',
					Field_Type::EMAIL,
					label: fn () => __( 'Sender address', 'cfg-configurator' ),
					help: fn () => __( 'Leave empty to use WordPress\'s default address.', 'cfg-configurator' ),
					example: 'configurador@lume.example',
				),
			),
			new Section(
				'receivers',
				fn () => __( 'Recipients', 'cfg-configurator' ),
				fn () => __( 'The content site provides the address of each dealer.', 'cfg-configurator' ),
				new Field(
					'mail_fallback',
					Field_Type::EMAIL,
					label: fn () => __( 'Fallback address', 'cfg-configurator' ),
					help: fn () => __( 'Leads that cannot be sent to a dealer go here, so that none is lost.', 'cfg-configurator' ),
					example: 'apoio@lume.example',
				),
				new Field(
					'mail_copy',
					Field_Type::TICK,
					label: fn () => __( 'Copies', 'cfg-configurator' ),
					help: fn () => __( 'Send a copy of every lead to the fallback address', 'cfg-configurator' ),
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
					label: fn () => __( 'Email footer', 'cfg-configurator' ),
					help: fn () => __( 'For example, the company\'s name, address and phone number. Optional.', 'cfg-configurator' ),
					length: 2000,
				),
			),
		);
	}
}
