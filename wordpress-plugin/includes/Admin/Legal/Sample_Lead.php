<?php
declare(strict_types=1);

namespace Cfg_Configurator\Admin\Legal;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\First_Paint\Line_Up_Model;
use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Configuration\Snapshot_Financing;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;

/** A request for a proposal for a model, to preview the mails. It is not stored. */
final class Sample_Lead {
	/** @param string $credit The credit notice that the widget posts. */
	public static function of( Line_Up_Model $model, string $credit ): Lead {
		return Lead::from_row(
			array(
				'id'            => '1',
				'form_type'     => Form_Type::PROPOSAL,
				'created_gmt'   => Clock::stamp(),
				'name'          => _x( 'Maria Silva', 'visitor', 'cfg-configurator' ),
				'email'         => 'maria@example.com',
				'dealer'        => _x( 'The chosen dealer', 'visitor', 'cfg-configurator' ),
				'model'         => $model->name(),
				'configuration' => (string) wp_json_encode( self::snapshot( $model, $credit ) ),
			)
		);
	}

	/** @return array<string, mixed> As the widget posts it (docs/content-api.md). */
	private static function snapshot( Line_Up_Model $model, string $credit ): array {
		$cents    = static fn ( ?float $euros ): ?int => null === $euros ? null : (int) round( 100 * $euros );
		$payments = $model->figure( 'nrPayments' );
		return array(
			'schema'          => Configuration_Snapshot::SCHEMA,
			'configurationId' => '',
			'link'            => '',
			'model'           => array(
				'id'   => $model->id(),
				'name' => $model->name(),
			),
			'totalCents'      => $cents( $model->figure( 'price' ) ),
			'financing'       => array(
				'creditType'          => Snapshot_Financing::CREDIT,
				'monthlyPaymentCents' => $cents( $model->figure( 'rent' ) ),
				'taegPercent'         => $model->figure( 'taeg' ),
				'months'              => null === $payments ? null : (int) $payments,
				'downPaymentCents'    => $cents( $model->figure( 'maxEntrance' ) ),
				'financedAmountCents' => $cents( $model->financed() ),
				'coversColours'       => true,
			),
			'wltp'            => $model->wltp()?->to_array(),
			'creditLegal'     => $credit,
		);
	}
}
