<?php
/**
 * The tab 'Dealers' mail'.
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
 * Sender of the mails to dealers and buyers, and the fallback address for leads without a dealer address.
 */
final class Mail_Tab implements Setting_Tab {
	public function slug(): string {
		return 'mail';
	}

	public function title(): string {
		return __( 'Dealers\' mail', 'cfg-configurator' );
	}

	public function sections(): array {
		return array(
			new Section(
				'sender',
				__( 'Sender', 'cfg-configurator' ),
				__( 'Use an address of this site\'s own domain: many mail servers throw away anything else.', 'cfg-configurator' ),
				array(
					new Field(
						key: 'mail_from_name',
						kind: Field_Type::TEXT,
						label: __( 'Sender\'s name', 'cfg-configurator' ),
						help: __( 'Leave it empty to use the name of this site.', 'cfg-configurator' ),
						example: 'Lume Portugal',
						length: 80
					),
					new Field(
						key: 'mail_from_address',
						kind: Field_Type::EMAIL,
						label: __( 'Sender\'s address', 'cfg-configurator' ),
						help: __( 'Leave it empty to use the address WordPress sends from.', 'cfg-configurator' ),
						example: 'configurador@lume.example',
						length: 200
					),
				)
			),
			new Section(
				'receivers',
				__( 'Receivers', 'cfg-configurator' ),
				__( 'Each dealer\'s address comes from the content site.', 'cfg-configurator' ),
				array(
					new Field(
						key: 'mail_fallback',
						kind: Field_Type::EMAIL,
						label: __( 'When a dealer has no address', 'cfg-configurator' ),
						help: __( 'Requests that no dealer would receive go here, so that none is lost.', 'cfg-configurator' ),
						example: 'apoio@lume.example',
						length: 200
					),
					new Field(
						key: 'mail_copy',
						kind: Field_Type::TICK,
						label: __( 'Copies', 'cfg-configurator' ),
						help: __( 'Send that address a copy of every request', 'cfg-configurator' )
					),
					new Field(
						key: 'mail_to_visitor',
						kind: Field_Type::TICK,
						label: __( 'Buyers', 'cfg-configurator' ),
						help: __( 'Send buyers a confirmation with their configuration', 'cfg-configurator' )
					),
					new Field(
						key: 'mail_footer',
						kind: Field_Type::LINES,
						label: __( 'Last lines of every mail', 'cfg-configurator' ),
						help: __( 'Such as name, address and telephone of the company. May stay empty.', 'cfg-configurator' ),
						length: 2000
					),
				)
			),
		);
	}
}
