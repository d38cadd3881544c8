<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Mail_Texts;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Embed\Attributes;
use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Mail\Email;
use Cfg_Configurator\Leads\Mail\Mail_Planner;
use Cfg_Configurator\Leads\Mail\Mail_Time;
use Cfg_Configurator\Leads\Mail\Mailer;
use Cfg_Configurator\Settings\Result;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Settings;

/**
 * Shows each mail with the texts in the fields, and sends it to the user as a test. Both open in another tab and save nothing, so nothing that was typed is
 * lost. Beside the legal texts, it also shows the models that WordPress prints, whose place the configurator takes on the page itself.
 */
final class Mail_Preview {
	/** Name of the buttons. Their value is the action and one of Mail_Kind, such as 'send:dealer'. */
	public const BUTTON = 'cfg_mail';

	public const TAB = 'mail';

	/** Tab that has the previews without the tests. */
	private const LEGAL = 'legal';

	/** What a button shows besides one of Mail_Kind. */
	private const MODELS = 'models';

	/** Time limit of a test mail, in seconds. */
	private const SECONDS = 20.0;

	public function register(): void {
		add_action( 'cfg_configurator_settings_bottom', array( $this, 'render' ) );
		add_action( 'load-' . Settings_Page::SCREEN, array( $this, 'answer' ) );
	}

	/** Which mails there are, where each goes, and the buttons. After the form: Enter in a field saves. */
	public function render( string $tab ): void {
		if ( self::LEGAL === $tab ) {
			self::render_legal();
		}
		if ( self::TAB !== $tab ) {
			return;
		}
		echo '<h2>', esc_html__( 'Which email goes where', 'cfg-configurator' ), '</h2><p>',
			esc_html__( 'Preview and test use the texts in the fields above, also before you save them, and an invented lead.', 'cfg-configurator' ),
			'</p><table class="widefat striped cfg-mails"><tbody>';
		foreach ( Mail_Kind::cases() as $kind ) {
			echo '<tr><th scope="row">', esc_html( $kind->label() ), '</th><td>', esc_html( self::target( $kind ) ), '</td><td>';
			self::button( "show:{$kind->value}", $kind->label(), __( 'Preview', 'cfg-configurator' ) );
			echo ' ';
			self::button( "send:{$kind->value}", $kind->label(), __( 'Send a test', 'cfg-configurator' ) );
			echo '</td></tr>';
		}
		/* translators: %s: an email address. */
		$words = sprintf( __( 'Tests are sent to you: %s.', 'cfg-configurator' ), wp_get_current_user()->user_email );
		echo '</tbody></table><p class="description">', esc_html( $words ), '</p>';
	}

	private static function render_legal(): void {
		printf(
			'<section class="cfg-section"><h2>%s</h2><p class="cfg-intro">%s %s</p><ul>',
			esc_html__( 'Outside the configurator', 'cfg-configurator' ),
			esc_html__( 'Previews open in a new tab, with your changes, before you save them.', 'cfg-configurator' ),
			esc_html__(
				'The content site makes the configuration PDF and the FIN. It receives the credit notice and the official values that the buyer saw.',
				'cfg-configurator'
			)
		);
		$labels = array( self::MODELS => __( 'Models printed by WordPress', 'cfg-configurator' ) );
		foreach ( Mail_Kind::cases() as $kind ) {
			$labels[ $kind->value ] = $kind->label();
		}
		foreach ( $labels as $what => $label ) {
			echo '<li>', esc_html( $label ), ': ';
			self::button( "show:{$what}", $label, __( 'Preview', 'cfg-configurator' ) );
			echo '</li>';
		}
		echo '</ul></section>';
	}

	public function answer(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- page() checks it.
		if ( isset( $_POST[ self::BUTTON ] ) ) {
			nocache_headers();
			header( 'Content-Type: text/html; charset=utf-8' );
			echo $this->page(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by page().
			exit;
		}
	}

	/** @return string HTML of the preview, or of the result of sending. */
	public function page(): string {
		Settings_Page::require_permission();
		check_admin_referer( Settings_Page::GROUP . '-options' );
		$request = explode( ':', is_string( $_POST[ self::BUTTON ] ?? null ) ? sanitize_text_field( wp_unslash( $_POST[ self::BUTTON ] ) ) : '', 2 );
		$kind    = Mail_Kind::tryFrom( $request[1] ?? '' ) ?? Mail_Kind::DEALER;
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- checked field by field.
		$typed   = is_array( $_POST[ Settings::OPTION ] ?? null ) ? wp_unslash( $_POST[ Settings::OPTION ] ) : array();
		$tabs    = Setting_Registry::tabs();
		$legal   = self::LEGAL === ( $typed[ Settings_Page::TAB ] ?? '' ) ? $tabs[ self::LEGAL ] ?? null : null;
		$unsaved = Result::of( Settings::all(), $typed, $legal ?? $tabs[ self::TAB ] );
		if ( array() !== $unsaved->refusals ) {
			return self::document( __( 'Not possible yet', 'cfg-configurator' ), self::refusals( $unsaved->refusals ) );
		}
		// The values of the form take the place of the saved ones.
		$hook   = 'pre_option_' . Settings::OPTION;
		$values = static fn (): array => $unsaved->values;
		add_filter( $hook, $values, PHP_INT_MAX );
		try {
			return match ( true ) {
				self::MODELS === ( $request[1] ?? '' ) => self::models(),
				'send' === $request[0]                 => self::sent( Mail_Sample::of( $kind ), $kind ),
				default                              => self::shown( Mail_Sample::of( $kind ), $kind ),
			};
		} finally {
			remove_filter( $hook, $values, PHP_INT_MAX );
		}
	}

	private static function target( Mail_Kind $kind ): string {
		if ( Mail_Kind::DEALER !== $kind ) {
			return Mail_Kind::CONFIRMATION === $kind && ! Settings::is_on( 'mail_to_visitor' )
				? __( 'Not sent: switched off above.', 'cfg-configurator' )
				: __( 'The address that the buyer entered.', 'cfg-configurator' );
		}
		/* translators: %s: an email address. */
		$words = __( 'The address of the chosen dealer, as listed above; %s for dealers without one.', 'cfg-configurator' );
		$words = sprintf( $words, Mail_Planner::fallback() );
		/* translators: %s: an email address. */
		$copy = sprintf( __( 'A copy goes to %s.', 'cfg-configurator' ), Mail_Planner::own_fallback() );
		return Settings::is_on( 'mail_copy' ) && '' !== Mail_Planner::own_fallback() ? "{$words} {$copy}" : $words;
	}

	private static function button( string $value, string $label, string $words ): void {
		printf(
			'<button class="button" form="cfg-form" formaction="%s" formtarget="_blank" name="%s" value="%s">%s '
			. '<span class="screen-reader-text">%s</span></button>',
			esc_url( Settings_Page::url( self::TAB ) ),
			esc_attr( self::BUTTON ),
			esc_attr( $value ),
			esc_html( $words ),
			esc_html( $label )
		);
	}

	/** @param array<string, string> $refusals Error messages by key of the setting. */
	private static function refusals( array $refusals ): string {
		$lines = '';
		foreach ( $refusals as $key => $refusal ) {
			$lines .= '<li>' . esc_html( ( Setting_Registry::fields()[ $key ] ?? null )?->label() . ': ' . $refusal ) . '</li>';
		}
		return "<ul>{$lines}</ul><p>" . esc_html__( 'Close this tab: your texts are still in the other one.', 'cfg-configurator' ) . '</p>';
	}

	private static function shown( Email $email, Mail_Kind $kind ): string {
		$rows = array(
			__( 'Subject', 'cfg-configurator' )       => $email->subject,
			__( 'Copies (Cc)', 'cfg-configurator' )   => $email->cc,
			__( 'Replies go to', 'cfg-configurator' ) => $email->reply_to,
		);
		$html = '';
		foreach ( array_filter( $rows ) as $label => $value ) {
			$html .= '<p><strong>' . esc_html( $label ) . ':</strong> ' . esc_html( $value ) . '</p>';
		}
		return self::document(
			$kind->label(),
			$html . '<iframe sandbox width="100%" height="1000" title="' . esc_attr( $kind->label() )
			. '" srcdoc="' . htmlspecialchars( $email->html(), ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' ) . '"></iframe>'
		);
	}

	/** What search engines and visitors without JavaScript read, and everybody before the configurator has loaded. */
	private static function models(): string {
		$attributes = Attributes::all();
		$style      = apply_filters( 'cfg_configurator_before_element', '', $attributes, array() );
		$printed    = apply_filters( 'cfg_configurator_element_content', '', $attributes );
		return self::document(
			__( 'Models printed by WordPress', 'cfg-configurator' ),
			self::text( $style ) . '<cfg-configurator data-font="page">' . self::text( $printed ) . '</cfg-configurator>'
		);
	}

	private static function text( mixed $html ): string {
		return is_string( $html ) ? $html : '';
	}

	private static function sent( Email $email, Mail_Kind $kind ): string {
		$address = wp_get_current_user()->user_email;
		$result  = Mailer::deliver( $email, $address, "test-{$kind->value}-" . Clock::now(), new Mail_Time( self::SECONDS, Mail_Time::REQUEST_CONFIRMATION ) );
		/* translators: %s: an email address. */
		$words = $result->is_sent() ? __( 'Handed over to the mail server for %s.', 'cfg-configurator' ) : __( 'Not sent to %s.', 'cfg-configurator' );
		return self::document( $kind->label(), '<p>' . esc_html( sprintf( $words, $address ) ) . '</p><p><code>' . esc_html( $result->error ) . '</code></p>' );
	}

	/** @param string $html Escaped. */
	private static function document( string $title, string $html ): string {
		// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedStylesheet -- a page without the admin's styles.
		$style = '<link rel="stylesheet" href="' . esc_url( plugins_url( 'assets/mail-preview.css', __FILE__ ) ) . '">';
		return '<!doctype html><html lang="' . esc_attr( str_replace( '_', '-', get_user_locale() ) )
			. '"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>'
			. esc_html( $title ) . '</title>' . $style . '</head><body><h1>' . esc_html( $title ) . "</h1>{$html}</body></html>";
	}
}
