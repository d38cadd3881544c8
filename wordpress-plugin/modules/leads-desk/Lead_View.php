<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Configuration\Snapshot_Rows;
use Cfg_Configurator\Leads\Fields\Lead_Field;
use Cfg_Configurator\Leads\Fields\Lead_Fields;
use Cfg_Configurator\Leads\Fields\Lead_Rules;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Posting\Same_Site_Url;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Modules\Consents\Consent_Record;
use Cfg_Configurator\Settings\Settings;

/** Shows all stored data of a lead: contact, message, configuration with figures, consents and mails. */
final class Lead_View {
	public static function render( Lead $lead ): void {
		/* translators: 1: number of the lead, 2: form */
		$title = sprintf( __( 'Lead #%1$d: %2$s', 'cfg-configurator' ), $lead->id, Form_Type::label( $lead->form_type ) );
		echo '<h1 class="wp-heading-inline">' . esc_html( $title )
			. '</h1> <a class="page-title-action" href="' . esc_url( Leads_Address::of() ) . '">' . esc_html__( 'All leads', 'cfg-configurator' )
			. '</a><hr class="wp-header-end">';
		if ( $lead->is_rejected() ) {
			$words = __( 'Rejected and not sent by email.', 'cfg-configurator' );
			echo '<div class="notice notice-info inline"><p>' . esc_html( $words ) . '</p></div>';
		}
		if ( $lead->is_held() ) {
			/* translators: %s: reason */
			$words = sprintf( __( 'Held back and not sent by email: %s.', 'cfg-configurator' ), self::reason( $lead->held_reason ) );
			echo '<div class="notice notice-warning inline"><p>' . esc_html( $words ) . '</p><p>' . wp_kses_post( self::decision( $lead ) ) . '</p></div>';
		}
		$warning = Configuration_Snapshot::warning_label( $lead->warning );
		if ( '' !== $warning ) {
			echo '<div class="notice notice-warning inline"><p>' . esc_html( $warning ) . '</p></div>';
		}
		echo '<div class="cfg-leads-columns"><div>';
		self::correction( $lead );
		self::table( __( 'Lead', 'cfg-configurator' ), self::details( $lead ) );
		self::configuration( $lead );
		echo '</div><div>';
		Follow_Up::render( $lead );
		self::consents( $lead );
		self::mails( $lead );
		/** Documented in docs/hooks.md. */
		do_action( 'cfg_configurator_lead_screen', $lead );
		echo '</div></div>';
	}

	/** Describes a reason to hold a lead back; '' for none. */
	public static function reason( string $reason ): string {
		$described = array_map( static fn ( Lead_Extension $extension ): string => $extension->describe( $reason ), Lead_Extension::all() );
		return match ( $reason ) {
			Lead::REASON_FILTER => __( 'another plugin marked it as spam', 'cfg-configurator' ),
			''                  => '',
			default             => array_values( array_filter( $described ) )[0]
				?? __( 'a check that is switched off now caught it', 'cfg-configurator' ),
		};
	}

	/** The fields that may be corrected. Everything else stays as submitted. */
	private static function correction( Lead $lead ): void {
		echo '<h2>' . esc_html__( 'Contact', 'cfg-configurator' ) . '</h2>';
		Lead_Actions::open_form( 'correct', $lead->id );
		foreach ( Lead_Actions::correctable() as $field ) {
			echo '<p><label>' . esc_html( $field->label ) . '<br><input class="regular-text" type="' . esc_attr( $field->correction ) . '" name="'
				. esc_attr( $field->column ) . '" value="' . esc_attr( $lead->text( $field->column ) ) . '"></label></p>';
		}
		echo '<p><button class="button">' . esc_html__( 'Correct', 'cfg-configurator' ) . '</button>';
		if ( '' !== $lead->text( 'corrected_gmt' ) ) {
			/* translators: 1: date and time, 2: name of a user */
			$words = __( 'Corrected %1$s by %2$s', 'cfg-configurator' );
			$when  = Clock::display( $lead->text( 'corrected_gmt' ) );
			echo ' <span class="description">' . esc_html( sprintf( $words, $when, Assignees::name( (int) $lead->text( 'corrected_by' ) ) ) ) . '</span>';
		}
		echo '</p></form>';
	}

	/** @return array<int|string, string> */
	private static function details( Lead $lead ): array {
		$is_else = static fn ( Lead_Field $field ): bool => '' === $field->correction && array() === $field->derived;
		$fields  = Lead_Fields::texts( $lead, array_filter( Lead_Fields::visible(), $is_else ) );
		// The link to the PDF has its own button.
		$has_pdf = '' !== self::pdf_of( $lead->message );

		$fields[ __( 'Message', 'cfg-configurator' ) ] = $has_pdf ? Lead_Rules::without_pdf( $lead->message ) : $lead->message;
		return array(
			__( 'Received', 'cfg-configurator' ) => Clock::display( $lead->created_gmt ),
			__( 'Dealer', 'cfg-configurator' )   => '' === $lead->dealer ? $lead->dealer_id : "{$lead->dealer} ({$lead->dealer_id})",
			__( 'District', 'cfg-configurator' ) => $lead->district,
			...$fields,
			...Lead_Fields::extra_texts( $lead ),
		);
	}

	private static function configuration( Lead $lead ): void {
		$configuration = Lead_Extension::configuration( $lead );
		$address       = Same_Site_Url::of( $lead->from_page ) ?? Same_Site_Url::of( (string) $configuration?->text( 'link' ) );
		if ( null === $configuration ) {
			self::table(
				__( 'Configuration', 'cfg-configurator' ),
				array(
					__( 'Model', 'cfg-configurator' ) => $lead->model,
					__( 'Configuration ID', 'cfg-configurator' ) => $lead->configuration_id,
				)
			);
		} else {
			self::table( __( 'Configuration', 'cfg-configurator' ), Snapshot_Rows::for_back_office( Snapshot_Rows::choices( $configuration ) ) );
			self::table( __( 'Price and financing', 'cfg-configurator' ), Snapshot_Rows::for_back_office( Snapshot_Rows::figures( $configuration ) ) );
			if ( $configuration->saved_gmt > $lead->created_gmt ) {
				echo '<p>' . esc_html__(
					'The buyer changed the configuration after submitting the form: these figures are newer. The link below opens what was submitted.',
					'cfg-configurator'
				) . '</p>';
			}
		}
		echo '<p>';
		self::button( self::pdf_of( $lead->message ), __( 'Open the configuration PDF', 'cfg-configurator' ) );
		self::button( (string) $address, __( 'Open the configuration', 'cfg-configurator' ) );
		echo '</p>';
	}

	/** @param string $address '' for no button. */
	private static function button( string $address, string $words ): void {
		$url = esc_url( $address, array( 'http', 'https' ) );
		if ( '' !== $url ) {
			printf( '<a class="button" href="%s" rel="noopener">%s</a> ', esc_url( $url ), esc_html( $words ) );
		}
	}

	private static function mails( Lead $lead ): void {
		$deliveries = Delivery_Queue::of_mails()->of_lead( $lead->id );
		echo '<h2>' . esc_html__( 'Emails', 'cfg-configurator' ) . '</h2>'
			. ( array() === $deliveries ? '<p>' . esc_html__( 'Not sent by email.', 'cfg-configurator' ) . '</p>' : '<table class="widefat striped"><tbody>' );
		foreach ( $deliveries as $delivery ) {
			// Unsent mails to the buyer use the lead's current address.
			$address  = Delivery::VISITOR === $delivery->recipient ? $lead->email : $delivery->address;
			$address .= '' === $delivery->cc ? '' : ', Cc: ' . $delivery->cc;
			echo '<tr><th scope="row">' . esc_html( Delivery::recipient_name( $delivery->recipient ) ) . '</th><td>' . esc_html( $address ) . '<br>'
				. esc_html( self::state_and_time( $delivery ) )
				. '<code class="cfg-leads-error">' . esc_html( $delivery->last_error ) . '</code></td></tr>';
		}
		$send   = $lead->is_held() || $lead->is_rejected() ? self::decision( $lead )
			: Lead_Actions::link( 'resend', $lead->id, __( 'Send again', 'cfg-configurator' ), 'button' );
		$delete = Lead_Actions::link( 'delete', $lead->id, __( 'Delete', 'cfg-configurator' ), 'button cfg-leads-delete' );
		echo array() === $deliveries ? '' : '</tbody></table>', '<p class="cfg-leads-tools">' . wp_kses_post( $send . ' ' . $delete ) . '</p>';
	}

	private static function decision( Lead $lead ): string {
		$accept = Lead_Actions::link( 'release', $lead->id, __( 'Accept', 'cfg-configurator' ), 'button button-primary' );
		$reject = Lead_Actions::link( 'reject', $lead->id, __( 'Reject', 'cfg-configurator' ), 'button' );
		return $lead->is_held() ? "{$accept} {$reject}" : $accept;
	}

	/** @param array<int|string, string> $rows By label; empty ones are skipped. */
	private static function table( string $title, array $rows ): void {
		echo '<h2>' . esc_html( $title ) . '</h2><table class="widefat striped"><tbody>';
		foreach ( array_filter( $rows, static fn ( string $value ): bool => '' !== $value ) as $label => $value ) {
			$html = nl2br( make_clickable( esc_html( $value ) ) );
			echo '<tr><th scope="row">' . esc_html( (string) $label ) . '</th><td>' . wp_kses_post( $html ) . '</td></tr>';
		}
		echo '</tbody></table>';
	}

	/** The consents, each with a link that records its withdrawal. */
	private static function consents( Lead $lead ): void {
		echo '<h2>' . esc_html__( 'Consents', 'cfg-configurator' ) . '</h2><table class="widefat striped"><tbody>';
		foreach ( Consent_Record::of_lead( $lead ) as $consent ) {
			echo '<tr><th scope="row">' . esc_html( Consent_Record::fields()[ $consent->purpose ]->label ?? $consent->purpose ) . '</th><td>'
				. wp_kses( implode( '<br>', array_map( 'esc_html', Consent_Record::parts( $consent ) ) ), array( 'br' => array() ) ) . '<br>';
			if ( ! $consent->is_withdrawn() ) {
				$words = __( 'Record withdrawal', 'cfg-configurator' );
				echo wp_kses_post( Lead_Actions::link( 'withdraw', $lead->id, $words, 'button', array( 'purpose' => $consent->purpose ) ) );
			}
			echo '</td></tr>';
		}
		echo '</tbody></table>';
	}

	/** The link at the end of a message to a PDF of the content site or of this site; '' for none. Any visitor can write such a line. */
	private static function pdf_of( string $message ): string {
		$link    = 1 === preg_match( Lead_Rules::PDF_LINE, $message, $found ) ? substr( trim( $found[0] ), strlen( 'PDF: ' ) ) : '';
		$host    = wp_parse_url( $link, PHP_URL_HOST );
		$allowed = array_map( static fn ( string $url ): mixed => wp_parse_url( $url, PHP_URL_HOST ), array( Settings::text( 'content_site' ), home_url() ) );
		/**
		 * Filters the hosts whose PDF links are shown as buttons.
		 *
		 * @param list<mixed> $allowed Host names.
		 */
		$hosts = apply_filters( 'cfg_configurator_document_hosts', array_values( array_filter( $allowed ) ) );
		return is_string( $host ) && in_array( $host, (array) $hosts, true ) ? $link : '';
	}

	/** State of a delivery, and when it was sent or is tried again. */
	public static function state_and_time( Delivery $delivery ): string {
		$separator = Delivery::PENDING === $delivery->state ? '; ' : ' ';
		return rtrim( $delivery->description() . $separator . self::time_of( $delivery ) );
	}

	/** When it was sent, or the next attempt; '' if neither. */
	private static function time_of( Delivery $delivery ): string {
		return match ( $delivery->state ) {
			Delivery::SENT => Clock::display( $delivery->sent_gmt ),
			/* translators: %s: date and time */
			Delivery::PENDING => sprintf( __( 'next attempt %s', 'cfg-configurator' ), Clock::display( $delivery->next_gmt ) ),
			default => '',
		};
	}
}
