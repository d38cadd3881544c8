<?php
declare(strict_types=1);

namespace Cfg_Configurator\Admin\Legal;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Field_Renderer;
use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Text_Screens;

/** A place where a legal text appears, with what changes it. */
final class Place {
	/** Setting that holds the replaced labels. */
	private const LABELS = 'labels';

	/** Longest part of a label that names it, in characters. */
	private const LENGTH = 40;

	/**
	 * @param string       $name   Name of the text.
	 * @param string       $where  The screens, documents and mails that show it.
	 * @param string       $html   Escaped HTML; '' if nothing is shown.
	 * @param list<string> $fields Keys of the settings that change it.
	 * @param list<string> $labels Keys of the widget's labels in it.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $where,
		public readonly string $html,
		public readonly array $fields,
		public readonly array $labels = array(),
	) {
	}

	/** @return array<string, string> Names of the fields that change the place, by URL. */
	public function links(): array {
		$links  = array();
		$all    = Setting_Registry::fields();
		$labels = $all[ self::LABELS ];
		$texts  = Text_Screens::texts();
		foreach ( $this->fields as $key ) {
			$links[ Settings_Page::url( Setting_Registry::tab_of( $key ) ) . '#' . Field_Renderer::id( $all[ $key ] ) ] = $all[ $key ]->label();
		}
		foreach ( $this->labels as $key ) {
			/* translators: %s: a text of the configurator. */
			$name = sprintf( __( 'Label \'%s\'', 'cfg-configurator' ), mb_strimwidth( $texts[ $key ] ?? $key, 0, self::LENGTH, '…' ) );

			$links[ Settings_Page::url( Setting_Registry::tab_of( self::LABELS ) ) . '#' . Field_Renderer::id( $labels ) . '-' . $key ] = $name;
		}
		return $links;
	}
}
