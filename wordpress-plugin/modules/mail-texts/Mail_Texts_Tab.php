<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Mail_Texts;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Field_Type;
use Cfg_Configurator\Settings\Placeholders;
use Cfg_Configurator\Settings\Section;
use Cfg_Configurator\Settings\Setting_Tab;

/** Adds the address of each dealer and the texts of the mails to the core's tab. */
final class Mail_Texts_Tab {
	/** @param \Closure(): string $title Used only without the core's tab and section. */
	public static function create( \Closure $title ): Setting_Tab {
		return new Setting_Tab(
			Mail_Preview::TAB,
			$title,
			80,
			new Section(
				'receivers',
				$title,
				null,
				new Field(
					Recipient_Rows::SETTING,
					Field_Type::CONTROL,
					label: fn () => __( 'Dealers', 'cfg-configurator' ),
					help: fn () => __( 'Leave the address empty to use the content site\'s. Separate several copies with commas.', 'cfg-configurator' ),
					default: array(),
					control: fn () => new Recipient_Rows(),
				),
			),
			new Section(
				'texts',
				fn () => __( 'Texts', 'cfg-configurator' ),
				fn () => __(
					'Contact, configuration, code, prices and the legal credit notice follow each text. An empty field keeps the text shown in it.',
					'cfg-configurator'
				),
				...array_merge( ...array_map( self::words( ... ), Mail_Kind::cases() ) ),
			),
		);
	}

	/** @return list<Field> Subject and text of a mail. */
	private static function words( Mail_Kind $kind ): array {
		/* translators: %s: list of names in braces. */
		$help = fn (): string => sprintf( __( 'Placeholders: %s.', 'cfg-configurator' ), Placeholders::listed( $kind->placeholders() ) );
		return array(
			new Field(
				$kind->subject_key(),
				Field_Type::TEXT,
				/* translators: %s: name of a mail. */
				label: fn () => sprintf( __( '%s: subject', 'cfg-configurator' ), $kind->label() ),
				help: $help,
				example: $kind->example_subject( ... ),
				placeholders: $kind->placeholders(),
			),
			new Field(
				$kind->text_key(),
				Field_Type::LINES,
				/* translators: %s: name of a mail. */
				label: fn () => sprintf( __( '%s: text', 'cfg-configurator' ), $kind->label() ),
				help: $help,
				example: $kind->example_text( ... ),
				placeholders: $kind->placeholders(),
				length: 4000,
			),
		);
	}
}
