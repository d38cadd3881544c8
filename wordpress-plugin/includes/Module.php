<?php
declare(strict_types=1);

namespace Cfg_Configurator;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Panel;
use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Settings\Setting_Tab;
use Cfg_Configurator\Settings\Texts;

/**
 * A capability in a folder of its own, `modules/<name>`, which a site can switch off or leave out. The folder's `module.php`
 * returns an instance of a subclass; its classes are in the namespace `Cfg_Configurator\Modules\<Name>`. The core names no
 * module, and a module uses another one only if REQUIRES names it.
 *
 * @phpstan-type Check \Closure|array{slug: string, sends_requests: bool, run: \Closure}
 */
abstract class Module {
	/** @var list<string> Names of the modules without which this one does not run. */
	public const REQUIRES = array();

	/**
	 * Whether a new site starts with the module. A site that is updated keeps what it had.
	 *
	 * @var bool
	 */
	public const IS_ON_AT_FIRST = true;

	/**
	 * Whether every request for a page of the site loads the module too. All other requests do: the admin, cron, WP-CLI, the REST
	 * API and form posts.
	 *
	 * @var bool
	 */
	public const IS_FOR_PAGES = false;

	/**
	 * Whether requests for pages with the element load the module, for example because its settings are attributes. It is
	 * loaded when the page is known (action `wp`), or when an element is rendered.
	 *
	 * @var bool
	 */
	public const IS_FOR_ELEMENT = false;

	/** @var list<string> Hooks of its cron events. */
	public const EVENTS = array();

	/** @var list<string> Prefixes of the names of options with data, which are deleted with the plugin only if the settings say so. */
	public const DATA = array();

	/** @var Modules The modules of this site; set before register(). */
	public Modules $modules;

	/** Name in the list of modules; '' for one that is not listed, because it does nothing alone. */
	public function title(): string {
		return Texts::of( $this->file(), 'title' );
	}

	/** What the module does, in one sentence. */
	public function summary(): string {
		return Texts::of( $this->file(), 'summary' );
	}

	/** Path of the `module.json` beside `module.php`. */
	private function file(): string {
		return dirname( (string) ( new \ReflectionObject( $this ) )->getFileName() ) . '/module.json';
	}

	/** Adds the module's hooks. */
	public function register(): void {
	}

	/** What the module does with every lead; null for nothing. */
	public function extension(): ?Lead_Extension {
		return null;
	}

	/** @return list<Setting_Tab> Tabs with settings of the module. Read them with `Settings`. */
	public function tabs(): array {
		return isset( Texts::read( $this->file() )['tab'] ) ? array( $this->tab() ) : array();
	}

	/**
	 * The tab in `module.json`.
	 *
	 * @param array<string, array<string, mixed>> $more Arguments of fields that are code, by key of the field and name.
	 */
	protected function tab( array $more = array() ): Setting_Tab {
		return Setting_Tab::read( Texts::read( $this->file() ), $more );
	}

	/**
	 * @return array<string, string> Tables of the module: their columns for dbDelta (Leads\Storage\Schema), by name
	 *                               without prefix. They are created when the module first runs in the admin and kept while it is
	 *                               off. Rows with the `lead_id` of a lead are deleted with it, those with a
	 *                               `configuration_id` with the last lead about it.
	 */
	public function tables(): array {
		return array();
	}

	/** @return list<Panel> Other tabs of the settings page, in display order. */
	public function panels(): array {
		return array();
	}

	/**
	 * What can be checked while the site runs. A check changes no data, and returns findings: arrays with a `severity` ('problem',
	 * 'warning' or 'fine'), a `text`, and, if there is something to do, `next`, `url` and `link`. One with a `slug` (lowercase
	 * letters and dashes; '' while there is nothing to test) is also a test of WordPress's Site Health screen, after the page has
	 * loaded if it sends requests.
	 *
	 * @return array<string, Check> By the name that is shown, in display order.
	 */
	public function checks(): array {
		return array();
	}

	/** Deletes files that are no data, when the plugin is deleted. */
	public function delete_files(): void {
	}

	/** Deletes data that is neither in an option nor in a table, when the plugin and its data are deleted. */
	public function erase(): void {
	}
}
