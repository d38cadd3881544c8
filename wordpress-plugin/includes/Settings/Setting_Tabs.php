<?php
/**
 * Settings tabs and their fields.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Tabs\Forms_Tab;
use Cfg_Configurator\Settings\Tabs\General_Tab;
use Cfg_Configurator\Settings\Tabs\Limits_Tab;
use Cfg_Configurator\Settings\Tabs\Mail_Tab;
use Cfg_Configurator\Settings\Tabs\Privacy_Tab;
use Cfg_Configurator\Settings\Tabs\Texts_Tab;

/**
 * The tabs in display order, and look-ups from key to field.
 */
final class Setting_Tabs {
	/**
	 * @return list<Setting_Tab>
	 */
	public function all(): array {
		return array(
			new General_Tab(),
			new Texts_Tab(),
			new Limits_Tab(),
			new Forms_Tab(),
			new Mail_Tab(),
			new Privacy_Tab(),
		);
	}

	/**
	 * Returns the tab with this slug; null if not found.
	 */
	public function find( string $slug ): ?Setting_Tab {
		foreach ( $this->all() as $tab ) {
			if ( $tab->slug() === $slug ) {
				return $tab;
			}
		}
		return null;
	}

	/**
	 * Fields by key, of one tab or of all.
	 *
	 * @return array<string, Field>
	 */
	public function fields( ?Setting_Tab $tab = null ): array {
		$fields = array();
		foreach ( null === $tab ? $this->all() : array( $tab ) as $each ) {
			foreach ( $each->sections() as $section ) {
				foreach ( $section->fields as $field ) {
					$fields[ $field->key ] = $field;
				}
			}
		}
		return $fields;
	}

	/**
	 * Slug of the tab that contains a setting; '' if none.
	 */
	public function tab_of( string $key ): string {
		foreach ( $this->all() as $tab ) {
			if ( isset( $this->fields( $tab )[ $key ] ) ) {
				return $tab->slug();
			}
		}
		return '';
	}
}
