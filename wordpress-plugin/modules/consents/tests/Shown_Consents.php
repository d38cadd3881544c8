<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Consents\Tests;

/** Forms with the words of their consents, in a Leads_Test_Case. */
trait Shown_Consents {
	private static string $policy = 'https://lume.example/privacidade/';

	/**
	 * Posts a form with consents and their words.
	 *
	 * @param array<string, mixed> $change Fields that differ.
	 */
	private function post_with_texts( array $change = array() ): void {
		$shown = array(
			'texts'         => array(
				'accept'     => 'Li e aceito a Política de Privacidade',
				'disclaimer' => 'Aceito <b>campanhas</b> da Lume',
				'share'      => 'Aceito a partilha',
			),
			'policy'        => self::$policy,
			'policyVersion' => '3',
		);
		$this->post(
			array(
				'disclaimer' => 'S',
				'consents'   => (string) wp_json_encode( $shown ),
				...$change,
			)
		);
	}
}
