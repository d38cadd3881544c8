<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Consents;

defined( 'ABSPATH' ) || exit;

/** A consent that a buyer gave with a form, as it can be proved later (docs/decisions/0047). */
final class Consent {
	/** By posted field (docs/content-api.md, consents). */
	public const PURPOSES = array(
		'accept'     => 'privacy',
		'disclaimer' => 'marketing',
		'share'      => 'dealers',
	);

	/**
	 * @param string $purpose        One of PURPOSES.
	 * @param string $text           The words beside the checkbox; '' if unknown, like the URL and the version or date of the policy.
	 * @param string $given_gmt      UTC.
	 * @param string $form_type      One of Form_Type.
	 * @param string $withdrawn_gmt  UTC; '' if not withdrawn.
	 * @param int    $withdrawn_by   Id of the user who recorded the withdrawal.
	 */
	public function __construct(
		public readonly string $purpose,
		public readonly string $text,
		public readonly string $policy,
		public readonly string $policy_version,
		public readonly string $given_gmt,
		public readonly string $form_type,
		public readonly string $withdrawn_gmt = '',
		public readonly int $withdrawn_by = 0,
	) {
	}

	/** @param array<mixed> $stored As stored by Consent_Record. */
	public static function of( array $stored ): self {
		$text = static fn ( string $name ): string => is_scalar( $stored[ $name ] ?? null ) ? (string) $stored[ $name ] : '';
		return new self(
			$text( 'purpose' ),
			$text( 'text' ),
			$text( 'policy' ),
			$text( 'policy_version' ),
			$text( 'given_gmt' ),
			$text( 'form_type' ),
			$text( 'withdrawn_gmt' ),
			(int) $text( 'withdrawn_by' ),
		);
	}

	public function is_withdrawn(): bool {
		return '' !== $this->withdrawn_gmt;
	}
}
