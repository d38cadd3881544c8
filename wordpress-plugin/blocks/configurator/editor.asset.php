<?php
/**
 * What the block's script needs, in the form that WordPress reads beside a script.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

return array(
	'dependencies' => array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-i18n' ),
	'version'      => '1.0.0',
);
