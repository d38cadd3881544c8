<?php
declare(strict_types=1);

namespace Cfg_Configurator;

defined( 'ABSPATH' ) || exit;

/** The version of the plugin. */
final class Version {
	public const CURRENT = '1.0.0';
}
