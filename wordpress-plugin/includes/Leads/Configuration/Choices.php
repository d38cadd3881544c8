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

	/** @return array<string, string> Names of the options' rows of Snapshot_Rows, for the back office and the dealer. */
	public static function names(): array {
		return array( 'exterior' => __( 'Exterior colour', 'cfg-configurator' ), 'exterior_price' => __( 'Exterior colour surcharge', 'cfg-configurator' ), 'interior' => __( 'Interior', 'cfg-configurator' ), 'interior_price' => __( 'Interior surcharge', 'cfg-configurator' ) );
	}

	/** @return array<string, string> Names of the same rows, for the buyer. */
	public static function labels(): array {
		return array( 'exterior' => _x( 'Exterior colour', 'visitor', 'cfg-configurator' ), 'exterior_price' => _x( 'Exterior colour surcharge', 'visitor', 'cfg-configurator' ), 'interior' => _x( 'Interior', 'visitor', 'cfg-configurator' ), 'interior_price' => _x( 'Interior surcharge', 'visitor', 'cfg-configurator' ) );
	}
}
