<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Content_Site;
use Cfg_Configurator\Embed\Built_Assets;
use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Embed\Protected_Html;
use Cfg_Configurator\Language;
use Cfg_Configurator\Modules\Contact\Contact_Line;

/**
 * Renders the content of the element: a declarative shadow root with the model list, styled by the widget's own style sheet, and the prefetched responses
 * (docs/decisions/0015).
 */
final class Server_Render {
	/** Icon of the filter button (src/ui/primitives/icon.tsx). */
	private const FILTER = 'M3 8h10m4.5 0h3.5M3 16h3m4.5 0h10.5'
		. 'M17.5 8a2.2 2.2 0 1 1-4.5 0 2.2 2.2 0 0 1 4.5 0ZM10.5 16a2.2 2.2 0 1 1-4.5 0 2.2 2.2 0 0 1 4.5 0Z';

	private Structured_Data $data;

	public function __construct( private Built_Assets $assets, private Model_List_Store $store, private Model_List_Refresh $refresh ) {
		$this->data = new Structured_Data();
	}

	/** Adds the models to the element: the files of the first view, the element's content, and structured data after it. */
	public function register(): void {
		add_filter( 'cfg_configurator_first_files', array( $this, 'add_files' ) );
		add_filter( 'cfg_configurator_element_content', array( $this, 'add_content' ), 10, 2 );
		add_filter( 'cfg_configurator_after_element', array( $this, 'add_data' ), 10, 2 );
	}

	/**
	 * @param array<string, string> $files
	 * @return array<string, string> With the style sheet, and the picture of the first visible card.
	 */
	public function add_files( array $files ): array {
		$models  = $this->store->read();
		$picture = ( $models->requested() ?? $models->models[0] ?? null )?->picture() ?? '';
		return $files + array(
			'style' => $this->assets->first_paint_css_url(),
			'image' => $picture,
		);
	}

	/** @param array<string, string> $attributes Of the element. */
	public function add_content( string $html, array $attributes ): string {
		if ( ! self::is_ours( $attributes ) ) {
			return $html;
		}
		$models = $this->store->read();
		$this->refresh->after_showing( $models );
		$texts = First_View_Texts::of( $attributes );
		$opens = $attributes['configuration'] ?? '';
		$model = $models->requested() ?? self::model_of( $opens, $models );
		return $this->render( $models, $model, $texts, '' !== $opens ) . $html;
	}

	/** Returns the model of the attribute `configuration` (docs/element.md), a share link or its query; null for a code. */
	private static function model_of( string $configuration, Model_List $models ): ?Listed_Model {
		parse_str( (string) preg_replace( array( '/^[^?]*\?/', '/&(?:amp;)+/' ), array( '', '&' ), $configuration ), $query );
		$id = $query['modelid'] ?? '';
		return is_string( $id ) ? $models->model( $id ) : null;
	}

	/** @param array<string, string> $attributes Of the element. */
	public function add_data( string $html, array $attributes ): string {
		return self::is_ours( $attributes ) ? $html . $this->data->render( $this->store->read(), First_View_Texts::of( $attributes ) ) : $html;
	}

	/** @param array<string, string> $attributes Whether the element shows the models of this site: one with another content site has others. */
	private static function is_ours( array $attributes ): bool {
		return ( $attributes['api-url'] ?? '' ) === Content_Site::url();
	}

	/**
	 * Escaped HTML for the content of the element: the model in the URL, or the list (null). Without a model, an element that opens a configuration is almost
	 * empty: only the widget can look up a code, and then the list would disappear.
	 */
	public function render( Model_List $model_list, ?Listed_Model $model, First_View_Texts $texts, bool $opens = false ): string {
		$main = match ( true ) {
			null !== $model => $this->model( $model, $texts ),
			$opens => Contact_Line::render( $texts ),
			default => $this->model_list( $model_list, $texts ),
		};
		// The style sheet is only for this shadow root. In the head it would also apply to the theme.
		$sheet    = Protected_Html::style_sheet( $this->assets->first_paint_css_url() );
		$template = '<template shadowrootmode="open">' . $sheet
			. '<div class="cfg" part="root" lang="' . esc_attr( Language::tag() ) . '">'
			. '<div class="main"><div class="page">' . $main . '</div></div></div></template>';
		/**
		 * Filters the first paint. An empty string leaves the element empty.
		 *
		 * @param string  $template Escaped HTML: a declarative shadow root.
		 * @param Model_List $model_list  Model list shown.
		 */
		$template = apply_filters( 'cfg_configurator_first_paint', $template, $model_list );
		return Protected_Html::without_brackets( is_string( $template ) ? $template : '' ) . Model_List_Store::responses( $model_list, $texts );
	}

	/** Renders the home screen (src/screens/home/home-screen.tsx). */
	private function model_list( Model_List $model_list, First_View_Texts $texts ): string {
		$cards = '';
		foreach ( $model_list->models as $place => $model ) {
			$cards .= '<li class="swiper-slide">' . Model_Card::render( $model, $texts, 0 === $place ) . '</li>';
		}
		$title = $texts->word( 'homeTitle', array( 'product' => $texts->product() ) );
		$list  = esc_attr( $texts->word( 'modelsList' ) );
		return $this->head( $title, esc_html( $texts->word( 'homeIntro' ) ), $this->filter( $texts ) . '<div class="start"></div>' )
			. Contact_Line::render( $texts )
			. '<div class="carousel swiper" role="group" aria-label="' . $list . '"><ul class="swiper-wrapper" role="list">' . $cards . '</ul>'
			. ( count( $model_list->models ) > 1 ? '<div class="between"></div>' : '' ) . '</div>'
			. '<div class="start"></div>'
			. Legal_Notices::credit( $model_list->models, $texts )
			. $this->section( 'sobre', $texts->of_section( 'seo', 'title' ), $texts->of_section( 'seo', 'content' ), 'rich' )
			. $this->legal( $texts )
			. Legal_Notices::guarantee( $texts )
			. Legal_Notices::links( $texts );
	}

	/** Renders the page of a model's step, shown until the widget loads, or permanently without JavaScript. */
	private function model( Listed_Model $model, First_View_Texts $texts ): string {
		$model_list = esc_html( $texts->word( 'range', array( 'product' => $texts->product() ) ) );
		return $this->head( $model->name(), sprintf( '<a href="%s">%s</a>', esc_url( Page_Address::url() ), $model_list ), '' )
			. Contact_Line::render( $texts )
			. '<div class="carousel swiper"><ul class="swiper-wrapper" role="list"><li class="swiper-slide">'
			. Model_Card::render( $model, $texts, true ) . '</li></ul></div>'
			. Legal_Notices::credit( array( $model ), $texts )
			. $this->legal( $texts )
			. Legal_Notices::guarantee( $texts )
			. Legal_Notices::links( $texts );
	}

	/**
	 * @param string $title  Plain text.
	 * @param string $below  Escaped HTML.
	 * @param string $beside Escaped HTML.
	 */
	private function head( string $title, string $below, string $beside ): string {
		return '<header class="home-head"><div><h1>' . esc_html( $title ) . '</h1><p class="soft">' . $below . '</p></div>' . $beside . '</header>';
	}

	private function filter( First_View_Texts $texts ): string {
		return '<span class="filter-toggle" aria-hidden="true">'
			. '<svg class="icon" viewBox="0 0 24 24" width="16" height="16"><path d="' . self::FILTER . '"/></svg>'
			. esc_html( $texts->word( 'filter' ) ) . '</span>';
	}

	private function legal( First_View_Texts $texts ): string {
		$title = $texts->of_section( 'legalSect', 'legalTitle' );
		$title = '' === $title ? $texts->word( 'legalTitle' ) : $title;
		return $this->section( 'mencoes-legais', $title, $texts->of_section( 'legalSect', 'legalContent' ), 'rich small' );
	}

	/** The text for search engines is folded: only the legal information stands between the cars and the page's next section. */
	private function section( string $id, string $title, string $content, string $css_class ): string {
		if ( '' === $content ) {
			return '';
		}
		$format = 'sobre' === $id
			? '<section class="section" id="%s"><details><summary><h2>%s</h2></summary><div class="%s">%s</div></details></section>'
			: '<section class="section" id="%s"><h2>%s</h2><div class="%s">%s</div></section>';
		return sprintf( $format, esc_attr( $id ), esc_html( $title ), esc_attr( $css_class ), Legal_Notices::rich_text( $content ) );
	}
}
