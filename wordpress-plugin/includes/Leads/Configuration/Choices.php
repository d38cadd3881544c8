<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

defined( 'ABSPATH' ) || exit;

/** What can be chosen. Generated from src/domain/steps: npx vitest run test/wordpress/priced-items.test.ts -u. */
final class Choices {
	/** What is priced beside the version. */
	public const OPTIONS = array( 'exterior', 'interior' );

	/** Names of the ids in the share link. */
	public const PARAMETERS = array( 'model' => 'modelid', 'engine' => 'engine', 'version' => 'version', 'exterior' => 'colext', 'interior' => 'colint' );
}
