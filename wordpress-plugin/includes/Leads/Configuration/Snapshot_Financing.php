<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

defined( 'ABSPATH' ) || exit;

/** The loan as shown to the buyer. Money is in cents, rates are in percent; null means unknown. */
final class Snapshot_Financing {
	public const CREDIT     = 'CREDIT';
	public const OPEN_DRIVE = 'HOD';

	/**
	 * @param string $credit_type    CREDIT, HOD, or '' where unknown (configurations saved before snapshots).
	 * @param bool   $covers_colours False if the figures exclude the colour surcharges.
	 */
	public function __construct(
		public readonly string $credit_type,
		public readonly ?int $monthly_payment,
		public readonly ?float $taeg,
		public readonly ?float $tan,
		public readonly ?int $mtic,
		public readonly ?int $down_payment,
		public readonly ?int $months,
		public readonly ?int $financed_amount,
		public readonly ?int $last_payment,
		public readonly bool $covers_colours = true,
	) {
	}

	/** @return array<string, mixed> As docs/content-api.md describes it. */
	public function to_array(): array {
		return array(
			'creditType'          => $this->credit_type,
			'monthlyPaymentCents' => $this->monthly_payment,
			'taegPercent'         => $this->taeg,
			'tanPercent'          => $this->tan,
			'mticCents'           => $this->mtic,
			'downPaymentCents'    => $this->down_payment,
			'months'              => $this->months,
			'financedAmountCents' => $this->financed_amount,
			'lastPaymentCents'    => $this->last_payment,
			'coversColours'       => $this->covers_colours,
		);
	}
}
