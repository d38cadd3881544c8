<?php
/**
 * Functions of other plugins, for static analysis only.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

/**
 * Polylang.
 *
 * @return array<mixed>
 */
function pll_languages_list(): array {
	return array();
}
