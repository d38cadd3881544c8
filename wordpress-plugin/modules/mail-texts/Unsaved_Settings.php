<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Mail_Texts;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Result;
use Cfg_Configurator\Settings\Sanitiser;
use Cfg_Configurator\Settings\Setting_Tab;
use Cfg_Configurator\Settings\Settings;

/** The settings with the values of a form that has not been saved. */
final class Unsaved_Settings {
	private Result $result;

	/** @param array<mixed> $input Untrusted values by key, unslashed. Rejected ones keep what is saved. */
	public function __construct( array $input, Setting_Tab $tab ) {
		$this->result = Sanitiser::take( Settings::all(), $input, $tab );
	}

	/** @return array<string, string> Error messages by key of the setting. */
	public function refusals(): array {
		return $this->result->refusals;
	}

	/**
	 * Does the work with these settings in place of the saved ones. Nothing is saved.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function apply( callable $work ): mixed {
		$values = fn (): array => $this->result->values;
		$hook   = 'pre_option_' . Settings::OPTION;
		add_filter( $hook, $values, PHP_INT_MAX );
		try {
			return $work();
		} finally {
			remove_filter( $hook, $values, PHP_INT_MAX );
		}
	}
}
