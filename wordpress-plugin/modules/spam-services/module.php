<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Spam_Services;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Posting\Spam_Check;
use Cfg_Configurator\Module;
use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Field_Type;
use Cfg_Configurator\Settings\Section;
use Cfg_Configurator\Settings\Setting_Tab;

return new class() extends Module {
	public const IS_ON_AT_FIRST = false;

	// The element contains the check against robots.
	public const IS_FOR_ELEMENT = true;

	public function title(): string {
		return __( 'Spam services', 'cfg-configurator' );
	}

	public function summary(): string {
		return __( 'Asks Cloudflare Turnstile and Akismet about leads.', 'cfg-configurator' );
	}

	public function register(): void {
		Spam_Check::add( new Spam_Services() );
		add_filter( 'cfg_configurator_element_content', static fn ( string $html ): string => $html . Turnstile::markup() );
	}

	/** @return list<Setting_Tab> */
	public function tabs(): array {
		$spam = new Section(
			'spam',
			fn () => __( 'Spam protection', 'cfg-configurator' ),
			fn () => __(
				'Suspicious leads are held back for review, never lost. These services get data of the visitor: mention them in the privacy policy.',
				'cfg-configurator'
			),
			new Field(
				'spam_akismet',
				Field_Type::TICK,
				label: fn () => 'Akismet',
				help: fn () => Akismet_Check::is_available()
					? __( 'Ask Akismet about each message', 'cfg-configurator' )
					: __( 'Ask Akismet about each message (the plugin is not active or has no key)', 'cfg-configurator' ),
			),
			new Field(
				'spam_turnstile_key',
				Field_Type::TEXT,
				label: fn () => __( 'Turnstile site key', 'cfg-configurator' ),
				help: fn () => __(
					'With both keys, the forms contain Cloudflare\'s check against robots. It is loaded only with a form.',
					'cfg-configurator'
				),
				example: '0x4AAAAAAAexample',
				length: 100,
			),
			new Field(
				'spam_turnstile_secret',
				Field_Type::TEXT,
				label: fn () => __( 'Turnstile secret key', 'cfg-configurator' ),
				has_secret: true,
				length: 100,
			),
		);
		return array( new Setting_Tab( 'forms', $this->title( ... ), 60, $spam ) );
	}
};
