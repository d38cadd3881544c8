<?php
declare(strict_types=1);

namespace Cfg_Configurator\Admin\Legal;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Notice;
use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Admin\Settings_Saving;
use Cfg_Configurator\Admin\Unsaved_Settings;
use Cfg_Configurator\Embed\Appearance;
use Cfg_Configurator\Embed\Built_Assets;
use Cfg_Configurator\First_Paint\First_Paint;
use Cfg_Configurator\First_Paint\Page_Texts;
use Cfg_Configurator\First_Paint\Line_Up;
use Cfg_Configurator\First_Paint\Line_Up_Model;
use Cfg_Configurator\First_Paint\Line_Up_Snapshot;
use Cfg_Configurator\Language;
use Cfg_Configurator\Leads\Mail\Dealer_Email;
use Cfg_Configurator\Leads\Mail\Email_Html;
use Cfg_Configurator\Leads\Mail\Visitor_Email;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Settings;

/**
 * All places of the legal texts on one page, in the tab of their settings. The button beside 'Save changes' posts the
 * form here, so that values are shown before they are saved; opened as a link, the page shows what is saved.
 */
final class Legal_Preview {
	/** Slug of the tab. */
	public const TAB = 'legal';

	/** Query argument that asks for the preview. */
	private const VIEW = 'places';

	/** Settings that change the mails. */
	private const MAIL_FIELDS = array( 'credit_warning', 'lender_name', 'intermediary_name', 'intermediary_category', 'intermediary_number', 'mail_footer' );

	public static function is_requested( string $tab ): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only chooses what is shown.
		return self::TAB === $tab && isset( $_GET[ self::VIEW ] );
	}

	/** Prints the button, inside the form of the settings. */
	public static function print_button(): void {
		printf(
			'<p><button type="submit" class="button" formaction="%s" formtarget="_blank">%s</button></p><p class="description">%s</p>',
			esc_url( add_query_arg( self::VIEW, '1', Settings_Page::url( self::TAB ) ) ),
			esc_html__( 'Preview all places (new tab)', 'cfg-configurator' ),
			esc_html__( 'Shows every place of these texts on one page, with your changes, before you save them.', 'cfg-configurator' )
		);
	}

	public static function render(): void {
		$unsaved = new Unsaved_Settings( self::posted(), Setting_Registry::tabs()[ self::TAB ] );
		printf(
			'<h2>%s</h2><p class="cfg-intro">%s</p><p><a href="%s">%s</a></p>',
			esc_html__( 'All places of the legal information', 'cfg-configurator' ),
			esc_html__( 'Nothing on this page is saved. Below each text are the fields that change it.', 'cfg-configurator' ),
			esc_url( Settings_Page::url( self::TAB ) ),
			esc_html__( 'Back to the settings', 'cfg-configurator' )
		);
		if ( array() !== $unsaved->refusals() ) {
			Notice::refused( self::TAB, 'warning', __( 'These values cannot be saved and are not shown here.', 'cfg-configurator' ), $unsaved->refusals() );
		}
		$unsaved->apply( self::print_places( ... ) );
	}

	/** @return array<mixed> Values of the form; empty if the page was opened as a link. */
	private static function posted(): array {
		if ( ! isset( $_POST[ Settings::OPTION ] ) ) {
			return array();
		}
		check_admin_referer( Settings_Saving::GROUP . '-options' );
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Sanitiser checks it field by field.
		$posted = wp_unslash( $_POST[ Settings::OPTION ] );
		return is_array( $posted ) ? $posted : array();
	}

	private static function print_places(): void {
		$line_up = ( new Line_Up_Snapshot() )->read();
		$model   = Places::model_of( $line_up );
		if ( null === $model ) {
			printf( '<p>%s</p>', esc_html__( 'There is no preview without models. Check the content site in the tab \'Health\'.', 'cfg-configurator' ) );
			return;
		}
		$places = new Places( $line_up, $model );
		foreach ( $places->on_screens( self::as_widget( ... ) ) as $place ) {
			self::print_place( $place );
		}
		self::print_printed_models( $line_up, $model );
		self::print_mails( $model, $places->credit_text() );
		printf(
			'<section class="cfg-section"><h2>%s</h2><p class="cfg-intro">%s</p></section>',
			esc_html__( 'Documents of the content site', 'cfg-configurator' ),
			esc_html__(
				'The content site makes the configuration PDF and the FIN. It receives the credit notice and the official values that the buyer saw.',
				'cfg-configurator'
			)
		);
	}

	/** The page of a model as search engines and visitors without JavaScript get it. */
	private static function print_printed_models( Line_Up $line_up, Line_Up_Model $model ): void {
		$place = new Place(
			__( 'Models printed by WordPress', 'cfg-configurator' ),
			__( 'What search engines and visitors without JavaScript read, and everybody before the configurator has loaded.', 'cfg-configurator' ),
			self::element( ( new First_Paint( self::assets() ) )->render( $line_up, $model, Page_Texts::of_site( $line_up ) ) ),
			array( 'legal_content', 'credit_warning', 'lender_name', 'guarantee_text', 'policy_link' )
		);
		self::print_place( $place );
	}

	private static function print_mails( Line_Up_Model $model, string $credit ): void {
		$lead  = Sample_Lead::of( $model, $credit );
		$mails = array(
			array(
				__( 'Email to the buyer', 'cfg-configurator' ),
				__( 'After every form. The example is a request for a proposal.', 'cfg-configurator' ),
				Visitor_Email::of( $lead, $lead->configuration ),
			),
			array(
				__( 'Email to the dealer', 'cfg-configurator' ),
				__( 'After a request for a proposal or a test drive, with the credit notice that the buyer saw.', 'cfg-configurator' ),
				Dealer_Email::of( $lead, $lead->configuration ),
			),
		);
		foreach ( $mails as list( $name, $where, $mail ) ) {
			// Not esc_attr(), which leaves entities as they are: the frame would receive unescaped texts.
			$document = htmlspecialchars( Email_Html::of( $mail ), ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' );
			$frame    = sprintf( '<iframe class="cfg-legal-mail" sandbox title="%s" srcdoc="%s"></iframe>', esc_attr( $name ), $document );
			self::print_place( new Place( $name, $where, $frame, self::MAIL_FIELDS ) );
		}
	}

	private static function print_place( Place $place ): void {
		printf( '<section class="cfg-section cfg-legal-place"><h2>%s</h2><p class="cfg-intro">%s</p>', esc_html( $place->name ), esc_html( $place->where ) );
		if ( '' === $place->html ) {
			printf( '<p><strong>%s</strong></p>', esc_html__( 'Nothing is shown here: the fields are empty.', 'cfg-configurator' ) );
		} else {
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is made.
			printf( '<div class="cfg-legal-sample">%s</div>', $place->html );
		}
		$links = array();
		foreach ( $place->links() as $url => $name ) {
			$links[] = sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $name ) );
		}
		/* translators: %s: links to fields. */
		$words = array() === $links ? '' : sprintf( __( 'Changed by: %s', 'cfg-configurator' ), implode( ', ', $links ) );
		printf( '<p class="description">%s</p></section>', wp_kses( $words, array( 'a' => array( 'href' => true ) ) ) );
	}

	/**
	 * Returns escaped HTML; '' for ''.
	 *
	 * @param string $html Escaped HTML of a part of the widget.
	 */
	private static function as_widget( string $html ): string {
		// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedStylesheet -- only for this shadow root.
		$sheet = sprintf( '<link href="%s" rel="stylesheet">', esc_url( self::assets()->first_paint_css_url() ) );
		$root  = '<div class="cfg" part="root" lang="' . esc_attr( Language::tag() ) . '">' . $html . '</div>';
		return '' === $html ? '' : self::element( '<template shadowrootmode="open">' . $sheet . $root . '</template>' );
	}

	/** The element without its script, so that the appearance settings apply. */
	private static function element( string $inside ): string {
		return Appearance::link() . '<cfg-configurator data-font="page">' . $inside . '</cfg-configurator>';
	}

	private static function assets(): Built_Assets {
		return new Built_Assets( dirname( __DIR__, 3 ) . '/cfg-configurator.php' );
	}
}
