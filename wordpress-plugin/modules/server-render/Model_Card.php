<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Embed\Protected_Html;
use Cfg_Configurator\Language;

/** Renders the elements and classes of the widget's model card (src/ui/cards/model-card.tsx), with a link instead of the button. */
final class Model_Card {
	/** Returns escaped HTML. The image of the first card is visible at once and loads with high priority. */
	public static function render( Listed_Model $model, First_View_Texts $texts, bool $is_first ): string {
		$segment = $model->segment();
		return '<article class="card model" part="card"><div class="pic">' . self::picture( $model, $texts, $is_first ) . '</div>'
			. '<div class="body"><div class="between"><h2>' . esc_html( $model->name() ) . '</h2>'
			. ( '' === $segment ? '' : '<p class="soft">' . esc_html( $segment ) . '</p>' ) . '</div>'
			. '<div class="figs figs-card"><dl>'
			. self::figure( $texts->word( 'from' ), Language::euros( $model->figure( 'price' ), 0 ) )
			. self::figure( $texts->word( 'rent' ), Language::euros( $model->figure( 'rent' ), 2 ), $texts->word( 'perMonth' ) )
			. self::figure( $texts->word( 'taeg' ), Language::percent( $model->figure( 'taeg' ), 1 ) )
			. '</dl></div><dl class="rows">'
			. self::figure( $texts->word( 'financedAmount' ), Language::euros( $model->financed(), 0 ) )
			. self::figure( $texts->word( 'initialEntry' ), Language::euros( $model->figure( 'maxEntrance' ), 2 ) )
			. self::figure( $texts->word( 'nrPayments' ), Language::number( $model->figure( 'nrPayments' ), 0 ) )
			. '</dl>' . Legal_Notices::official_values( $model, $texts ) . self::link( $model, $texts ) . '</div></article>';
	}

	/** Returns escaped HTML: a row of a list. The value '' is shown as a dash. */
	public static function figure( string $label, string $value, string $unit = '' ): string {
		$unit = '' === $unit || '' === $value ? '' : '<small>' . esc_html( $unit ) . '</small>';
		return '<div><dt>' . esc_html( $label ) . '</dt><dd>' . esc_html( '' === $value ? '—' : $value ) . $unit . '</dd></div>';
	}

	private static function link( Listed_Model $model, First_View_Texts $texts ): string {
		return sprintf(
			'<a class="btn primary wide" part="button-primary" href="%s" aria-label="%s">%s</a>',
			esc_url( Page_Address::model_url( $model->id() ) ),
			esc_attr( $texts->word( 'selectModel', array( 'model' => $model->name() ) ) ),
			esc_html( $texts->word( 'select' ) )
		);
	}

	/** Returns the model's image, else the back office's placeholder image, else a generic car (src/ui/stage/no-model.tsx). */
	private static function picture( Listed_Model $model, First_View_Texts $texts, bool $is_first ): string {
		$picture = $model->picture();
		$address = '' === $picture ? Page_Address::absolute_url( $texts->of_section( 'svg', 'noModel' ) ) : $picture;
		if ( '' === $address ) {
			return '<svg class="no-model" viewBox="0 0 240 104" aria-hidden="true">'
				. '<path d="M12 82c-4-18 2-27 22-31 15-3 24-5 33-9 18-10 34-16 62-16 31 0 46 9 63 20 20 2 33 8 36 21 1 7 0 12-4 15z'
				. 'M84 49c14-9 27-13 45-13 22 0 34 4 47 13z"/>'
				. '<path d="M80 82a18 18 0 1 1-36 0 18 18 0 0 1 36 0Zm118 0a18 18 0 1 1-36 0 18 18 0 0 1 36 0Z"/></svg>';
		}
		return sprintf(
			'<img src="%s" alt="" width="1200" height="675" decoding="%s" loading="%s"%s%s>',
			esc_url( $address ),
			$is_first ? 'sync' : 'async',
			$is_first ? 'eager' : 'lazy',
			$is_first ? ' fetchpriority="high"' : '',
			Protected_Html::PICTURE
		);
	}
}
