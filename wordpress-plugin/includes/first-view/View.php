<?php
declare(strict_types=1);

namespace Cfg_Configurator\First_View;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Element\Element;
use Cfg_Configurator\Element\Language;
use Cfg_Configurator\Element\Optimizer_Exclusions;
use Cfg_Configurator\Element\Page;
use Cfg_Configurator\Settings\Sanitizer;
use Cfg_Configurator\Settings\Settings;

/** What the element shows until the widget has loaded: a declarative shadow root with the models, and the address of the widget's first responses. */
final class View {
	/** Beginning of the name of the file with the responses of the first screen, which start.js loads. */
	public const FILE = 'first-view-';

	/** Icon of the filter button (src/ui/primitives/icon.tsx). */
	private const FILTER = 'M3 8h10m4.5 0h3.5M3 16h3m4.5 0h10.5'
		. 'M17.5 8a2.2 2.2 0 1 1-4.5 0 2.2 2.2 0 0 1 4.5 0ZM10.5 16a2.2 2.2 0 1 1-4.5 0 2.2 2.2 0 0 1 4.5 0Z';

	/** @var bool Whether this page has the structured data. */
	private static bool $has_structured_data = false;

	/** @param array<string, string> $attributes Of the element. Returns escaped HTML. */
	public static function content( array $attributes ): string {
		$list  = Model_List::of_site();
		$texts = new Texts( $attributes );
		$model = $list->requested();
		if ( array() === $list->models ) {
			return self::contact_slot() . self::noscript( $texts );
		}
		$main = match ( true ) {
			null !== $model => self::model( $model, $texts ),
			// Only the widget knows what opens: the list would disappear.
			'' !== ( $attributes['configuration'] ?? '' ) => self::noscript( $texts ),
			default => self::list( $list, $texts ),
		};
		// The style sheet is only for this shadow root. In the head it would also apply to the theme.
		$html = '<template shadowrootmode="open">' . Optimizer_Exclusions::style_sheet( Element::first_paint_css_url() )
			. '<div class="cfg" part="root" lang="' . esc_attr( Language::tag() )
			. '"><div class="main"><div class="page">' . $main . '</div></div></div></template>';
		// Seen only without a shadow root, where a script inserted the page and nothing starts the widget. Turbo, Swup, barba and htmx load it as a whole.
		$marks = 'data-turbo="false" data-no-swup data-barba-prevent hx-boost="false"';
		$link  = sprintf( '<a href="%s" %s>%s</a>', esc_url( Page::url() ), $marks, esc_html_x( 'Configurator', 'visitor', 'cfg-configurator' ) );
		return Optimizer_Exclusions::without_brackets( $html ) . $link . self::data_block() . self::contact_slot();
	}

	/** URL of the picture of the first visible card; '' for none. */
	public static function picture(): string {
		$list = Model_List::of_site();
		return ( $list->requested() ?? $list->models[0] ?? null )?->picture() ?? '';
	}

	/** Renders the home screen (src/features/home/home-screen.tsx). */
	private static function list( Model_List $shown, Texts $texts ): string {
		$page  = Page::url();
		$cards = '';
		foreach ( $shown->models as $place => $model ) {
			$cards .= '<li class="swiper-slide">' . self::card( $model, $texts, $page, 0 === $place ) . '</li>';
		}
		$filter = '<span class="filter-toggle" aria-hidden="true"><svg class="icon" viewBox="0 0 24 24" width="16" height="16"><path d="' . self::FILTER
			. '"/></svg>' . esc_html( $texts->word( 'filter' ) ) . '</span>';
		$title  = $texts->word( 'homeTitle', array( 'product' => $texts->product() ) );
		return self::head( $title, esc_html( $texts->word( 'homeIntro' ) ), $filter ) . self::noscript( $texts )
			. '<div class="carousel swiper" role="group" aria-label="' . esc_attr( $texts->word( 'modelsList' ) )
			. '"><ul class="swiper-wrapper" role="list">' . $cards . '</ul>'
			. ( count( $shown->models ) > 1 ? '<div class="between"></div>' : '' ) . '</div><div class="start"></div>'
			. self::credit( $shown->models, $texts )
			. self::section( 'sobre', $texts->of_section( 'seo', 'title' ), $texts->of_section( 'seo', 'content' ), 'rich' )
			. self::legal( $texts );
	}

	/** Renders the page of a model's step, shown until the widget loads, or permanently without JavaScript. */
	private static function model( Model $model, Texts $texts ): string {
		$range = esc_html( $texts->word( 'range', array( 'product' => $texts->product() ) ) );
		return self::head( $model->name(), sprintf( '<a href="%s">%s</a>', esc_url( Page::url() ), $range ), '' ) . self::noscript( $texts )
			. '<div class="carousel swiper"><ul class="swiper-wrapper" role="list"><li class="swiper-slide">'
			. self::card( $model, $texts, Page::url(), true ) . '</li></ul></div>'
			. self::credit( array( $model ), $texts ) . self::legal( $texts );
	}

	/** The widget's model card (src/features/home/model-card.tsx), with a link instead of the button. The first image loads with high priority. */
	private static function card( Model $model, Texts $texts, string $page, bool $is_first ): string {
		$segment = $model->segment();
		$wltp    = '';
		foreach ( $model->wltp()?->rows( $texts->word( ... ) ) ?? array() as $label => $value ) {
			$wltp .= self::figure( $texts->word( $label ), $value );
		}
		return '<article class="card model" part="card"><div class="pic">' . self::image( $model, $texts, $is_first ) . '</div>'
			. '<div class="body"><div class="between"><h2>' . esc_html( $model->name() ) . '</h2>'
			. ( '' === $segment ? '' : '<p class="soft">' . esc_html( $segment ) . '</p>' ) . '</div><div class="figs figs-card"><dl>'
			. self::figure( $texts->word( 'from' ), Language::euros( $model->figure( 'price' ), 0 ) )
			. self::figure( $texts->word( 'rent' ), Language::euros( $model->figure( 'rent' ), 2 ), $texts->word( 'perMonth' ) )
			. self::figure( $texts->word( 'taeg' ), Language::percent( $model->figure( 'taeg' ), 1 ) )
			. '</dl></div><dl class="rows">'
			. self::figure( $texts->word( 'financedAmount' ), Language::euros( $model->financed(), 0 ) )
			. self::figure( $texts->word( 'initialEntry' ), Language::euros( $model->figure( 'maxEntrance' ), 2 ) )
			. self::figure( $texts->word( 'nrPayments' ), Language::number( $model->figure( 'nrPayments' ), 0 ) )
			. '</dl>' . ( '' === $wltp ? '' : '<dl class="rows">' . $wltp . '</dl>' ) . self::choose( $model, $texts, $page ) . '</div></article>';
	}

	/** A row of a list. The value '' is shown as a dash. */
	private static function figure( string $label, string $value, string $unit = '' ): string {
		$unit = '' === $unit || '' === $value ? '' : '<small>' . esc_html( $unit ) . '</small>';
		return '<div><dt>' . esc_html( $label ) . '</dt><dd>' . esc_html( '' === $value ? '—' : $value ) . $unit . '</dd></div>';
	}

	private static function choose( Model $model, Texts $texts, string $page ): string {
		return sprintf(
			'<a class="btn primary wide" part="button-primary" href="%s" aria-label="%s">%s</a>',
			esc_url( Page::model_url( $page, $model->id() ) ),
			esc_attr( $texts->word( 'selectModel', array( 'model' => $model->name() ) ) ),
			esc_html( $texts->word( 'select' ) )
		);
	}

	/** The model's image, else the back office's placeholder image; '' without. */
	private static function image( Model $model, Texts $texts, bool $is_first ): string {
		$picture = $model->picture();
		$address = '' === $picture ? Page::absolute_url( $texts->of_section( 'svg', 'noModel' ) ) : $picture;
		if ( '' === $address ) {
			return '';
		}
		return sprintf(
			'<img src="%s" alt="" width="1200" height="675" decoding="%s" loading="%s"%s%s>',
			esc_url( $address ),
			$is_first ? 'sync' : 'async',
			$is_first ? 'eager' : 'lazy',
			$is_first ? ' fetchpriority="high"' : '',
			Optimizer_Exclusions::PICTURE
		);
	}

	/**
	 * @param string $title  Plain text.
	 * @param string $below  Escaped HTML.
	 * @param string $beside Escaped HTML.
	 */
	private static function head( string $title, string $below, string $beside ): string {
		return '<header class="home-head"><div><h1>' . esc_html( $title ) . '</h1><p class="soft">' . $below . '</p></div>' . $beside . '</header>';
	}

	/** @param list<Model> $models Models shown. '' if none of them shows a monthly payment. */
	private static function credit( array $models, Texts $texts ): string {
		if ( array() === array_filter( $models, static fn ( Model $model ): bool => ( $model->figure( 'rent' ) ?? 0.0 ) > 0 ) ) {
			return '';
		}
		$credit = $texts->credit();
		// The widget reserves the same space (src/features/legal/credit-block.tsx).
		$reserved = '' === $credit['parties'] ? '' : ' data-reserved';
		return '<p class="credit"' . $reserved . '><strong>' . esc_html( $credit['warning'] ) . '</strong>'
			. esc_html( rtrim( ' ' . $credit['parties'] ) ) . '</p>';
	}

	/** Legal notices and links, with the widget's elements and classes (src/features/legal). */
	private static function legal( Texts $texts ): string {
		$title = $texts->of_section( 'legalSect', 'legalTitle' );
		$title = '' === $title ? $texts->word( 'legalTitle' ) : $title;
		$links = self::link( $texts->field( 'policyLink' ), $texts->word( 'legalPolicy' ) );
		foreach ( array( 'accessibility', 'complaints', 'imprint' ) as $member ) {
			$links .= self::link( $texts->of_section( 'legalLinks', $member ), $texts->word( 'legal' . ucfirst( $member ) ) );
		}
		return self::section( 'mencoes-legais', $title, $texts->of_section( 'legalSect', 'legalContent' ), 'rich small' )
			. ( '' === $links ? '' : '<nav class="legal-line" aria-label="' . esc_attr( $texts->word( 'legalLine' ) ) . '">' . $links . '</nav>' );
	}

	/** The text for search engines is folded: only the legal information stands between the cars and the page's next section. */
	private static function section( string $id, string $title, string $content, string $css_class ): string {
		$format = 'sobre' === $id
			? '<section class="section" id="%s"><details><summary class="row"><h2>%s</h2>'
				. '<svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="m6 9 6 6 6-6"/></svg></summary>'
				. '<div class="%s">%s</div></details></section>'
			: '<section class="section" id="%s"><h2>%s</h2><div class="%s">%s</div></section>';
		return '' === $content ? '' : sprintf( $format, esc_attr( $id ), esc_html( $title ), esc_attr( $css_class ), Sanitizer::clean_html( $content, 'img' ) );
	}

	private static function link( mixed $address, string $label ): string {
		$address = is_string( $address ) ? trim( $address ) : '';
		$address = 1 === preg_match( '/^(mailto|tel):/', $address ) ? $address : Page::absolute_url( $address );
		return '' === $address ? '' : sprintf( '<a href="%s">%s</a>', esc_url( $address ), esc_html( $label ) );
	}

	/** A notice for browsers without JavaScript, with contact details. */
	public static function noscript( Texts $texts ): string {
		$links  = self::contact_links();
		$home   = esc_html_x( 'Switch it on and reload the page, or contact us through the home page:', 'visitor', 'cfg-configurator' );
		$ask    = '' === $links ? $home . ' ' . self::link( home_url( '/' ), get_bloginfo( 'name' ) )
			: esc_html_x( 'Switch it on and reload the page, or contact us:', 'visitor', 'cfg-configurator' ) . ' ' . $links;
		$why    = esc_html_x( 'The configurator needs JavaScript, which is switched off in this browser.', 'visitor', 'cfg-configurator' );
		$policy = self::link( $texts->field( 'policyLink' ), $texts->word( 'legalPolicy' ) );
		return '<noscript><div class="no-script"><p><b>' . $why . '</b> ' . $ask . '.</p>' . ( '' === $policy ? '' : "<p>$policy</p>" ) . '</div></noscript>';
	}

	/** The sentence that the widget shows below a failure, in the slot `contact`. */
	private static function contact_slot(): string {
		$links = self::contact_links();
		return '' === $links ? '' : '<p slot="contact">' . esc_html_x( 'Our team can help you:', 'visitor', 'cfg-configurator' ) . ' ' . $links . '.</p>';
	}

	private static function contact_links(): string {
		$email = sanitize_email( Settings::text( 'contact_email' ) );
		$phone = trim( Settings::text( 'contact_phone' ) );
		$dial  = (string) preg_replace( '/[^0-9+]/', '', $phone );
		$links = array( '' === $email ? '' : self::link( "mailto:$email", $email ), '' === $dial ? '' : self::link( "tel:$dial", $phone ) );
		return implode( ' · ', array_filter( $links ) );
	}

	/** Names the file with the responses that the widget requests first (src/core/content-site/content-site.ts), the same for every page, or the manifest alone. */
	private static function data_block(): string {
		$folder = Public_Folder::of_site();
		$name   = self::file();
		$block  = '<script type="application/json"%s%s>%s</script>';
		if ( true === $folder?->has( $name ) ) {
			return sprintf( $block, ' data-src="' . esc_url( $folder->url( $name ) ) . '"', Optimizer_Exclusions::DATA, '{}' );
		}
		$data = array( 'catalogue' => true === $folder?->has( Catalogue::manifest() ) ? $folder->url( Catalogue::manifest() ) : '' );
		return sprintf( $block, '', Optimizer_Exclusions::DATA, (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) );
	}

	/** Name of the file of the responses, which changes with them. */
	private static function file(): string {
		$hash = static fn ( string $path ): string => Catalogue::calls()[ Catalogue::CALL . $path ]['hash'] ?? '';
		return self::FILE . substr( hash( 'sha256', "{$hash( 'lstModels/' )}|{$hash( 'backOffice/' )}" ), 0, 16 ) . '.json';
	}

	/** Writes that file for the lists of a new generation. Returns its name. */
	public static function write( Public_Folder $folder ): string {
		$fields = array_map( static fn ( mixed $value ): mixed => array() === $value ? new \stdClass() : $value, Texts::first_screen() );
		// Attributes take precedence in the widget, so fields that they override do no harm.
		$data = array(
			Catalogue::CALL . 'lstModels/'  => Catalogue::models(),
			Catalogue::CALL . 'backOffice/' => (object) $fields,
			'catalogue'                     => $folder->url( Catalogue::manifest() ),
		);
		$folder->write( self::file(), (string) wp_json_encode( $data, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );
		return self::file();
	}

	/** @param array<string, string> $attributes Of the element. The models as JSON-LD, once per page, which no content security policy blocks. */
	public static function structured_data( array $attributes ): string {
		$models = Model_List::of_site()->models;
		if ( self::$has_structured_data || array() === $models ) {
			return '';
		}
		self::$has_structured_data = true;
		$texts                     = new Texts( $attributes );
		$page                      = Page::url();
		$items                     = array();
		foreach ( $models as $place => $model ) {
			$price   = $model->figure( 'price' );
			$items[] = array(
				'@type'    => 'ListItem',
				'position' => $place + 1,
				'item'     => array_filter(
					array(
						'@type' => 'Car',
						'name'  => "{$texts->product()} {$model->name()}",
						'brand' => array(
							'@type' => 'Brand',
							'name'  => $texts->product(),
						),
						'url'   => Page::model_url( $page, $model->id() ),
						'image' => $model->picture(),
					)
				) + ( null === $price ? array() : array(
					'offers' => array(
						'@type'         => 'AggregateOffer',
						'priceCurrency' => 'EUR',
						'lowPrice'      => $price,
					),
				) ),
			);
		}
		$data = array(
			'@context'        => 'https://schema.org',
			'@type'           => 'ItemList',
			'name'            => $texts->word( 'range', array( 'product' => $texts->product() ) ),
			'itemListElement' => $items,
		);
		$json = (string) wp_json_encode( $data, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS );
		// WordPress runs no shortcode in it.
		$json = preg_replace_callback( '/"(?:[^"\\\\]|\\\\.)*+"/', static fn ( array $text ): string => str_replace( '[', '\u005b', $text[0] ), $json );
		return sprintf( '<script type="application/ld+json"%s>%s</script>', Optimizer_Exclusions::DATA, (string) $json );
	}
}
