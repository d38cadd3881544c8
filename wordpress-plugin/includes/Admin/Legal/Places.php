<?php
declare(strict_types=1);

namespace Cfg_Configurator\Admin\Legal;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Attributes;
use Cfg_Configurator\First_Paint\Editor_Html;
use Cfg_Configurator\First_Paint\Legal_Notices;
use Cfg_Configurator\First_Paint\Model_Card;
use Cfg_Configurator\First_Paint\Page_Texts;
use Cfg_Configurator\First_Paint\Line_Up;
use Cfg_Configurator\First_Paint\Line_Up_Model;
use Cfg_Configurator\Language;
use Cfg_Configurator\Settings\Text_Screens;

/**
 * The legal texts on the screens of the configurator, with the figures of one model and the current settings. Texts that
 * WordPress prints too are rendered by the same code; the others have the widget's elements, classes and labels.
 */
final class Places {
	private const CREDIT = array( 'credit_warning', 'lender_name', 'intermediary_name', 'intermediary_category', 'intermediary_number' );

	private const LINKS = array( 'policy_link', 'accessibility_link', 'complaints_link', 'imprint_link' );

	private Page_Texts $texts;

	/** @var string The editor's text about prices and financing, HTML. */
	private string $about;

	public function __construct( Line_Up $line_up, private Line_Up_Model $model ) {
		$attributes  = Attributes::all( array(), $line_up->back_office );
		$this->texts = new Page_Texts( $attributes, $line_up->back_office );
		$own         = json_decode( $attributes['finance-sect'] ?? '', true );
		$about       = is_array( $own ) ? $own : $line_up->back_office['financeSect'] ?? null;
		$this->about = is_array( $about ) && is_string( $about['content'] ?? null ) ? $about['content'] : '';
	}

	/** The model whose figures show most: one with a monthly payment if there is any; null without models. */
	public static function model_of( Line_Up $line_up ): ?Line_Up_Model {
		$offered = array_filter( $line_up->models, static fn ( Line_Up_Model $model ): bool => ( $model->figure( 'rent' ) ?? 0.0 ) > 0 );
		$known   = array_filter( $offered, static fn ( Line_Up_Model $model ): bool => null !== $model->wltp() );
		$models  = array_values( array( ...$known, ...$offered, ...$line_up->models ) );
		return $models[0] ?? null;
	}

	/** The credit notice as plain text, as the widget posts it with a form. */
	public function credit_text(): string {
		return $this->texts->credit()->text();
	}

	/**
	 * @param \Closure(string): string $frame Puts the escaped HTML of a part of the widget into an element; '' stays ''.
	 * @return list<Place> On the screens, in the order of a visit.
	 */
	public function on_screens( \Closure $frame ): array {
		return array(
			new Place(
				__( 'Official values (WLTP)', 'cfg-configurator' ),
				__(
					'Model, engine and version cards, comparisons, price details, summary, printed summary, configuration PDF, emails, structured data.',
					'cfg-configurator'
				),
				$frame( Legal_Notices::official_values( $this->model, $this->texts ) ),
				array(),
				array( 'wltpFuel', 'wltpEnergy', 'wltpRange', 'wltpCo2', 'wltpSpan', 'wltpMissing' )
			),
			new Place(
				__( 'Credit notice', 'cfg-configurator' ),
				__(
					'Every screen and window with a monthly payment, printed summary, configuration PDF, emails, models printed by WordPress.',
					'cfg-configurator'
				),
				$frame( Legal_Notices::credit( array( $this->model ), $this->texts ) ),
				self::CREDIT,
				array( 'creditWarning', 'creditLender', 'creditIntermediary', 'creditNumber' )
			),
			new Place(
				__( 'Representative example', 'cfg-configurator' ),
				__( 'The window that opens from the information icon beside every price, with the figures of that car.', 'cfg-configurator' ),
				$frame( $this->example() ),
				array( 'finance_title', 'finance_content' ),
				array( 'financingFallback', 'exampleTitle', 'exampleOf', 'warranty' )
			),
			new Place(
				__( 'Guarantee', 'cfg-configurator' ),
				__( 'Below the legal notes, and in the window of the representative example.', 'cfg-configurator' ),
				$frame( Legal_Notices::guarantee( $this->texts ) ),
				array( 'guarantee_title', 'guarantee_text', 'guarantee_picture', 'guarantee_link' ),
				array( 'guaranteeLink' )
			),
			new Place(
				__( 'Legal notes', 'cfg-configurator' ),
				__( 'Below the models, the engines, the versions and the summary.', 'cfg-configurator' ),
				$frame( $this->legal_notes() ),
				array( 'legal_title', 'legal_content' ),
				array( 'legalTitle' )
			),
			new Place(
				__( 'Legal line', 'cfg-configurator' ),
				__( 'At the bottom of every screen.', 'cfg-configurator' ),
				$frame( Legal_Notices::links( $this->texts ) ),
				self::LINKS,
				array( 'legalPolicy', 'legalAccessibility', 'legalComplaints', 'legalImprint' )
			),
			new Place(
				__( 'Consents', 'cfg-configurator' ),
				__( 'Beside the checkboxes of the forms. Each lead stores the text that the buyer saw.', 'cfg-configurator' ),
				$frame( $this->consents() ),
				array( 'policy_link', 'policy_version', 'product' ),
				array( 'formConsent', 'formPolicy', 'formMarketing', 'formSharing' )
			),
			new Place(
				__( 'Printed summary', 'cfg-configurator' ),
				__( 'The summary as the buyer prints it, below equipment and figures.', 'cfg-configurator' ),
				$frame(
					Legal_Notices::official_values( $this->model, $this->texts ) . Legal_Notices::credit( array( $this->model ), $this->texts )
						. $this->legal_notes() . Legal_Notices::guarantee( $this->texts )
				),
				array( ...self::CREDIT, 'legal_content', 'guarantee_text' )
			),
		);
	}

	/** As src/screens/summary/representative-example.tsx, with the figures of the model. */
	private function example(): string {
		$payments = $this->model->figure( 'nrPayments' );
		$figures  = array(
			'totalCredit'   => Language::euros( $this->model->financed(), 2 ),
			'cashPrice'     => Language::euros( $this->model->figure( 'price' ), 2 ),
			'initialEntry'  => Language::euros( $this->model->figure( 'maxEntrance' ), 2 ),
			'term'          => null === $payments ? '' : $this->word( 'months', array( 'n' => Language::number( $payments, 0 ) ) ),
			'monthlyAmount' => Language::euros( $this->model->figure( 'rent' ), 2 ),
			'taeg'          => Language::percent( $this->model->figure( 'taeg' ), 1 ),
		);
		if ( '' === $figures['monthlyAmount'] || '' === $figures['taeg'] ) {
			return '';
		}
		$rows = '';
		foreach ( array_filter( $figures, static fn ( string $figure ): bool => '' !== $figure ) as $key => $figure ) {
			$rows .= Model_Card::figure( $this->word( $key ), $figure );
		}
		$car   = array(
			'type' => $this->word( 'creditToDrive' ),
			'car'  => $this->model->name(),
		);
		$about = '' === $this->about ? '<p>' . esc_html( $this->word( 'financingFallback' ) ) . '</p>' : Editor_Html::of( $this->about );
		return '<div class="rich">' . $about . '<h3>' . esc_html( $this->word( 'exampleTitle' ) ) . '</h3>'
			. '<p>' . esc_html( $this->word( 'exampleOf', $car ) ) . '</p></div><dl class="rows">' . $rows . '</dl>'
			. '<div class="rich"><p>' . esc_html( $this->word( 'warranty' ) ) . '</p></div>' . Legal_Notices::credit( array( $this->model ), $this->texts );
	}

	private function legal_notes(): string {
		$title   = $this->texts->of_section( 'legalSect', 'legalTitle' );
		$content = $this->texts->of_section( 'legalSect', 'legalContent' );
		return '' === $content ? '' : '<section class="section"><h2>' . esc_html( '' === $title ? $this->texts->word( 'legalTitle' ) : $title )
			. '</h2><div class="rich small">' . Editor_Html::of( $content ) . '</div></section>';
	}

	/** As src/screens/contact/use-consent-texts.tsx. */
	private function consents(): string {
		$product = array( 'product' => $this->texts->product() );
		$address = Line_Up_Model::absolute_url( $this->texts->policy_link() );
		$policy  = esc_html( $this->word( 'formPolicy' ) );
		$policy  = '' === $address ? $policy : '<a href="' . esc_url( $address ) . '">' . $policy . '</a>';
		$texts   = array(
			esc_html( $this->word( 'formConsent' ) ) . ' ' . $policy,
			esc_html( $this->word( 'formMarketing', $product ) ),
			esc_html( $this->word( 'formSharing', $product ) ),
		);
		return '<ul class="rich"><li>' . implode( '</li><li>', $texts ) . '</li></ul>';
	}

	/** @param array<string, string> $values By placeholder name. */
	private function word( string $key, array $values = array() ): string {
		$text = $this->texts->word( $key, $values );
		if ( '' !== $text ) {
			return $text;
		}
		$text = Text_Screens::texts()[ $key ] ?? '';
		foreach ( $values as $name => $value ) {
			$text = str_replace( '{' . $name . '}', $value, $text );
		}
		return $text;
	}
}
