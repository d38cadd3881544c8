<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

defined( 'ABSPATH' ) || exit;

/** The loan as shown to the buyer. */
final class Snapshot_Financing {
	public const CREDIT     = 'CREDIT';
	public const OPEN_DRIVE = 'HOD';

	/**
	 * @param string                        $credit_type    CREDIT, HOD, or '' where unknown (configurations saved before snapshots).
	 * @param array<string, int|float|null> $figures        By the field of a Figure; missing ones are unknown.
	 * @param bool                          $covers_colours False if the figures exclude the colour surcharges.
	 */
	public function __construct(
		public readonly string $credit_type,
		private array $figures,
		public readonly bool $covers_colours = true,
	) {
	}

	/** Cents, percent or months; null if unknown. */
	public function value( string $field ): int|float|null {
		return $this->figures[ $field ] ?? null;
	}

	/** @return array<string, mixed> As docs/content-api.md describes it. */
	public function to_array(): array {
		$fields = array_column( Figure::all(), 'field' );
		return array(
			'creditType'    => $this->credit_type,
			...array_combine( $fields, array_map( $this->value( ... ), $fields ) ),
			'coversColours' => $this->covers_colours,
		);
	}
}
