<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Language;

/** What search engines and link previews are told about the requested address: all models or one (spec §3, seo). */
final class Page_Facts {
	/** Maximum length of the description in characters, roughly what search engines show. */
	private const LENGTH = 160;

	private ?First_View_Texts $texts = null;

	public function __construct( private Model_List_Store $store ) {
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
		/**
		 * Filters the description of the widget's page.
		 *
		 * @param string $text Plain text; '' leaves the description to others.
		 */
		$text = apply_filters( 'cfg_configurator_description', $this->shorten( trim( $text ) ) );
		return is_string( $text ) ? $text : '';
	}

	/** Returns the URL of the model's picture, or of the first model's; '' if there is none. */
	public function picture(): string {
		return ( $this->model() ?? $this->store->read()->models[0] ?? null )?->picture() ?? '';
	}

	/** Returns the URL of the address: of the model's first step, or of the page. */
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
			default => sprintf( '%s: %s %s. ', $model->name(), $this->texts()->word( 'from' ), $price ),
		};
	}

	/** Shortens a text at a word boundary and appends an ellipsis. */
	private function shorten( string $text ): string {
		if ( mb_strlen( $text ) <= self::LENGTH ) {
			return $text;
		}
		return preg_replace( '/\s+\S*$/u', '', mb_substr( $text, 0, self::LENGTH ) ) . '…';
	}
}
