<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Language;

/** A figure of the credit that a lead carries. The list in figures.php is generated from the widget's registry. */
final class Figure {
	/**
	 * @param string                      $id    Key of its label in the widget.
	 * @param string                      $field In a snapshot.
	 * @param 'euros'|'percent'|'number' $style Euros are stored in cents.
	 * @param string                      $name  For the back office and the dealer.
	 * @param string                      $label For the buyer.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $field,
		public readonly string $style,
		private int $decimals,
		public readonly string $name,
		public readonly string $label,
	) {
	}

	/** @return list<self> In the order of the mails. */
	public static function all(): array {
		/** @var list<self> */
		return require __DIR__ . '/figures.php';
	}

	/** As in the widget, such as '411,05 €'; '' if missing or zero. */
	public function text( int|float|null $value ): string {
		return match ( $this->style ) {
			'euros'   => Language::euros( $this->amount( $value ), $this->decimals ),
			'percent' => Language::percent( $value, $this->decimals ),
			'number'  => Language::number( $value, $this->decimals ),
		};
	}

	/** For spreadsheets: no unit, no thousands separator; '' if missing. */
	public function cell( int|float|null $value ): string {
		$amount = $this->amount( $value );
		return null === $amount ? '' : Language::ungrouped( $amount, $this->decimals );
	}

	private function amount( int|float|null $value ): ?float {
		return null === $value ? null : $value / ( 'euros' === $this->style ? 100 : 1 );
	}
}
