<?php
/**
 * What the block's script needs, in the form that WordPress reads beside a script.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

return array(
	'dependencies' => array( 'wp-api-fetch', 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-data', 'wp-element', 'wp-i18n' ),
	'version'      => '1.0.0',
);
