<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Webhooks;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Field_Type;
use Cfg_Configurator\Settings\Section;
use Cfg_Configurator\Settings\Setting_Tab;

/** URLs of other systems that receive every lead (docs/webhooks.md). */
final class Webhooks_Tab {
	/** @param \Closure(): string $title */
	public static function create( \Closure $title ): Setting_Tab {
		return new Setting_Tab(
			Webhook_Test::TAB,
			$title,
			90,
			new Section(
				'webhooks',
				fn () => __( 'Send leads to other systems', 'cfg-configurator' ),
				fn () => __(
					'Each lead is also sent to these addresses within about five minutes, and repeated for days if they do not respond.',
					'cfg-configurator'
				),
				new Field(
					Webhook::SETTING,
					Field_Type::CONTROL,
					label: $title,
					help: fn () => __(
						'Each address has its own secret, which signs what is sent. Keep it confidential. Tests go to the saved address.',
						'cfg-configurator'
					),
					default: array(),
					// An import may not send leads elsewhere.
					has_secret: true,
					control: fn () => new Webhook_Rows(),
				),
			),
		);
	}
}
