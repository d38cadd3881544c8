<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Price_Details\Tests;

use Cfg_Configurator\Tests\Leads\Posting\Buyer_Language_Test_Case;

/** The buyer reads when the car comes and until when the price is valid in the configurator's language; the dealer in the site's. */
final class Price_Language_Test extends Buyer_Language_Test_Case {
	/** @return array<string, mixed> Members of a configuration whose price has expired, with lead times and a stock car. */
	private static function delivery(): array {
		$item = static fn ( string $kind, string $name, mixed ...$more ): array => array(
			'item' => $kind,
			'name' => $name,
		) + $more;
		return array(
			'priceValidUntil' => '2020-01-31',
			'leadTime'        => array(
				'fromWeeks' => 8,
				'toWeeks'   => 10,
				'statedOn'  => '2026-11-12',
				'slowest'   => array( $item( 'exterior', 'Vermelho Brasa' ) ),
				'faster'    => $item( 'exterior', 'Branco Neve', fromWeeks: 4, toWeeks: 4, cents: -125_000 ),
			),
			'stockCar'        => array(
				'id'    => 'ST1002',
				'place' => 'Porto',
				'cents' => 4_245_000,
			),
		);
	}

	public function test_each_mail_says_in_its_language_when_the_car_comes_and_that_the_price_has_expired(): void {
		$english    = array(
			'in 8 to 10 weeks (as of 12 November)',
			'Exterior colour Vermelho Brasa',
			'Exterior colour Branco Neve: 4 weeks, €1,250 less',
			'ST1002, Porto, €42,450',
			'31 January 2020 (expired)',
		);
		$portuguese = array(
			'em 8 a 10 semanas (indicação de 12/11)',
			'Cor exterior Vermelho Brasa',
			"Cor exterior Branco Neve: 4 semanas, menos 1\u{A0}250\u{A0}€",
			"ST1002, Porto, 42\u{A0}450\u{A0}€",
			'31/01/2020 (expirado)',
		);
		$this->post( $this->shown_in( 'en-GB', self::delivery() ) );
		list( $dealer, $buyer ) = $this->messages();
		self::assert_only( $english, $portuguese, $buyer );
		self::assert_only( $portuguese, $english, $dealer );

		$this->mailbox->mails = array();
		$this->post( $this->shown_in( 'pt-PT', self::delivery() ) );
		list( $dealer, $buyer ) = $this->on_english_site( $this->messages( ... ) );
		self::assert_only( $portuguese, $english, $buyer );
		self::assert_only( $english, $portuguese, $dealer );
	}

	/**
	 * @param list<string> $present
	 * @param list<string> $absent
	 */
	private static function assert_only( array $present, array $absent, string $message ): void {
		foreach ( $present as $part ) {
			self::assertStringContainsString( $part, $message );
		}
		foreach ( $absent as $part ) {
			self::assertStringNotContainsString( $part, $message );
		}
	}
}
