<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

defined( 'ABSPATH' ) || exit;

// Generated from src/domain/figures/figures.ts: npx vitest run test/wordpress/figures.test.ts -u.
return array(
	new Figure( 'rent', 'monthlyPaymentCents', 'euros', 2, __( 'Monthly payment', 'cfg-configurator' ), _x( 'Monthly payment', 'visitor', 'cfg-configurator' ) ),
	new Figure( 'term', 'months', 'number', 0, __( 'Term (months)', 'cfg-configurator' ), _x( 'Term (months)', 'visitor', 'cfg-configurator' ) ),
	new Figure( 'taeg', 'taegPercent', 'percent', 1, __( 'TAEG', 'cfg-configurator' ), _x( 'APR (TAEG)', 'visitor', 'cfg-configurator' ) ),
	new Figure( 'tan', 'tanPercent', 'percent', 2, __( 'TAN', 'cfg-configurator' ), _x( 'Interest rate (TAN)', 'visitor', 'cfg-configurator' ) ),
	new Figure( 'initialEntry', 'downPaymentCents', 'euros', 2, __( 'Down payment', 'cfg-configurator' ), _x( 'Deposit', 'visitor', 'cfg-configurator' ) ),
	new Figure( 'financedAmount', 'financedAmountCents', 'euros', 0, __( 'Financed amount', 'cfg-configurator' ), _x( 'Amount financed', 'visitor', 'cfg-configurator' ) ),
	new Figure( 'lastPayment', 'lastPaymentCents', 'euros', 2, __( 'Last payment', 'cfg-configurator' ), _x( 'Final payment', 'visitor', 'cfg-configurator' ) ),
	new Figure( 'mtic', 'mticCents', 'euros', 2, __( 'MTIC', 'cfg-configurator' ), _x( 'Total amount payable (MTIC)', 'visitor', 'cfg-configurator' ) ),
);
