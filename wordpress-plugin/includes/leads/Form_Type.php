<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

/** The three forms (spec §2, modals), as named in the `form_type` field. */
final class Form_Type {
	public const PROPOSAL   = 'proposal';
	public const TEST_DRIVE = 'test-drive';
	public const EMAIL      = 'configuration-email';

	public const ALL = array( self::PROPOSAL, self::TEST_DRIVE, self::EMAIL );

	/** Forms that go to a dealer. The configuration by e-mail asks only for name, e-mail and consent. */
	public const WITH_DEALER = array( self::PROPOSAL, self::TEST_DRIVE );

	/** The form's label in the back office. Unknown types are shown as they are. */
	public static function label( string $type ): string {
		return match ( $type ) {
			self::PROPOSAL   => __( 'Proposal', 'cfg-configurator' ),
			self::TEST_DRIVE => __( 'Test drive', 'cfg-configurator' ),
			self::EMAIL      => __( 'Configuration by email', 'cfg-configurator' ),
			default          => $type,
		};
	}
}
