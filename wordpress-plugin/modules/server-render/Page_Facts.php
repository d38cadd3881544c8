<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Embed\Page_Rewrite;
use Cfg_Configurator\Language;

/** What search engines and link previews are told about the requested address: all models or one (spec §3, seo). */
final class Page_Facts {
	/** Maximum length of the description in characters, roughly what search engines show. */
	private const LENGTH = 160;

	/** @var (\Closure(Model_List): ?Car_Preview)|null */
	private static ?\Closure $describe = null;

	private ?First_View_Texts $texts = null;

	private ?Car_Preview $car = null;

	/** @var ?\WP_Query The main query for which $car was found; a process may serve several requests. */
	private ?\WP_Query $query = null;

	public function __construct( private Model_List_Store $store ) {
	}

	/** @param \Closure(Model_List): ?Car_Preview $describe Called once for an address with a model or a path; null if it names no car. */
	public static function describe_cars( \Closure $describe ): void {
		self::$describe = $describe;
	}

	/** Whether the address is about a model or a car, and not about all models. */
	public function is_particular(): bool {
		return null !== $this->model() || null !== $this->car();
	}

	/** Returns what a module knows about the car in the visitor's URL; null if it names none. */
	public function car(): ?Car_Preview {
		/** @var \WP_Query $wp_the_query */
		global $wp_the_query;
		if ( $this->query !== $wp_the_query ) {
			$may_name    = null !== $this->model() || '' !== Page_Rewrite::requested_path();
			$this->query = $wp_the_query;
			$this->car   = null !== self::$describe && $may_name ? ( self::$describe )( $this->store->read() ) : null;
		}
		return $this->car;
	}

	/** Returns the model in the visitor's URL; null for all models. */
	public function model(): ?Listed_Model {
		return $this->store->read()->requested();
	}

	/** Returns the title without the site's name: that of the page applies without an SEO text. */
	public function title( string $page_title ): string {
		$title = $this->texts()->of_section( 'seo', 'title' );
		$model = $this->model();
		$title = implode( ' · ', array_filter( array( $model?->name() ?? '', '' === $title ? $page_title : $title ) ) );
		$car   = $this->car()->title ?? '';
		$title = '' === $car ? $title : $car;
		/**
		 * Filters the title of the widget's page.
		 *
		 * @param string             $title Plain text; '' keeps the page's own title.
		 * @param Listed_Model|null $model Model in the URL.
		 */
		$title = apply_filters( 'cfg_configurator_title', wp_strip_all_tags( $title ), $model );
		return is_string( $title ) ? $title : '';
	}

	/** Returns the description: at a model's address, it begins with the model's name and price. '' if there is none. */
	public function description(): string {
		$html = str_replace( '<', ' <', $this->texts()->of_section( 'seo', 'content' ) );
		$text = html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$text = $this->of_model() . trim( (string) preg_replace( '/\s+/u', ' ', $text ) );
		$car  = $this->car()->description ?? '';
		$text = '' === $car ? $text : $car;
		/**
		 * Filters the description of the widget's page.
		 *
		 * @param string $text Plain text; '' leaves the description to others.
		 */
		$text = apply_filters( 'cfg_configurator_description', $this->shorten( trim( $text ) ) );
		return is_string( $text ) ? $text : '';
	}

	/** Returns the URL of the car's or the model's picture, or of the first model's; '' if there is none. */
	public function picture(): string {
		$wide = $this->car()->wide ?? '';
		return '' !== $wide ? $wide : ( $this->model() ?? $this->store->read()->models[0] ?? null )?->picture() ?? '';
	}

	/** Returns the URL that link previews are stored under: the car's own, where there is one. */
	public function address(): string {
		$url = $this->car()->url ?? '';
		return '' === $url ? $this->canonical() : $url;
	}

	/** Returns the canonical URL of the address: of the model's first step, or of the page. */
	public function canonical(): string {
		$page  = Page_Address::url();
		$model = $this->model();
		if ( null === $model ) {
			return $page;
		}
		return Page_Address::has_deep_links()
			? trailingslashit( $page ) . rawurlencode( $this->store->read()->address_of( $model ) ) . '/motor'
			: Page_Address::model_url( $model->id() );
	}

	/** The texts of the requested page. Making them reads all settings. */
	private function texts(): First_View_Texts {
		return $this->texts ??= First_View_Texts::of_site();
	}

	/** Returns '' without a model. */
	private function of_model(): string {
		$model = $this->model();
		$price = null === $model ? '' : Language::euros( $model->figure( 'price' ), 0 );
		return match ( true ) {
			null === $model => '',
			'' === $price => $model->name() . '. ',
			default => sprintf( '%s: %s %s%s. ', $model->name(), $this->texts()->word( 'from' ), $price, $this->official_values( $model ) ),
		};
	}

	/** Consumption and emissions, which have to stand beside a price; '' if the content site has none for the model. */
	private function official_values( Listed_Model $model ): string {
		$values = $model->wltp()?->line( $this->texts()->word( ... ) );
		return null === $values ? '' : ", $values";
	}

	private function shorten( string $text ): string {
		if ( mb_strlen( $text ) <= self::LENGTH ) {
			return $text;
		}
		return preg_replace( '/\s+\S*$/u', '', mb_substr( $text, 0, self::LENGTH ) ) . '…';
	}
}
