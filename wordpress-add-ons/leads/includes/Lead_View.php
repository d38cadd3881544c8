<?php
declare(strict_types=1);

namespace Cfg_Configurator_Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Element\Page;
use Cfg_Configurator\Install;
use Cfg_Configurator\Leads\Consents;
use Cfg_Configurator\Leads\Form_Fields;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Retry;
use Cfg_Configurator\Leads\Sender;
use Cfg_Configurator\Leads\Snapshot;
use Cfg_Configurator\Leads\Snapshot_Rows;

/** All that is stored of a lead. What the buyer typed is text: the only link is to a page of this site. */
final class Lead_View {
	public static function render( Lead $lead ): void {
		/* translators: 1: number of the lead, 2: form. */
		$title = sprintf( __( 'Lead #%1$d: %2$s', 'cfg-configurator-leads' ), $lead->id, Form_Type::label( $lead->form_type ) );
		printf(
			'<h1 class="wp-heading-inline">%s</h1> <a class="page-title-action" href="%s">%s</a><hr class="wp-header-end">',
			esc_html( $title ),
			esc_url( Leads_Page::url() ),
			esc_html__( 'All leads', 'cfg-configurator-leads' )
		);
		Leads_Page::print_result();
		self::notices( $lead );
		echo '<div class="cfg-leads-columns"><div>';
		$contact = array( __( 'Received', 'cfg-configurator-leads' ) => Words::time( $lead->created_gmt ) );
		self::table( __( 'Lead', 'cfg-configurator-leads' ), $contact + Form_Fields::texts( $lead ) );
		self::configuration( $lead );
		echo '</div><div>';
		self::follow_up( $lead );
		self::mails( $lead );
		self::webhooks( $lead );
		self::consents( $lead );
		echo '</div></div>';
	}

	private static function notices( Lead $lead ): void {
		/* translators: %s: reason. */
		$held    = sprintf( __( 'Held back and not sent by email: %s.', 'cfg-configurator-leads' ), Words::reason( $lead->spam_reason ) );
		$warning = Snapshot::warning_label( $lead->snapshot_warning );
		$accept  = Actions::link( 'release', $lead->id, __( 'Accept', 'cfg-configurator-leads' ), 'button button-primary' );
		$reject  = Actions::link( 'reject', $lead->id, __( 'Reject', 'cfg-configurator-leads' ), 'button' );
		match ( $lead->status ) {
			Lead::HELD     => self::notice( $held, "{$accept} {$reject}" ),
			Lead::REJECTED => self::notice( __( 'Rejected, and not sent by email.', 'cfg-configurator-leads' ), $accept ),
			default        => null,
		};
		if ( '' !== $warning ) {
			self::notice( $warning );
		}
	}

	/** @param string $links Escaped, for those who may change leads. */
	private static function notice( string $words, string $links = '' ): void {
		printf( '<div class="notice notice-warning inline"><p>%s</p>', esc_html( $words ) );
		self::tools( $links );
		echo '</div>';
	}

	/** @param string $links Escaped; printed for those who may change leads. */
	private static function tools( string $links ): void {
		if ( '' !== $links && current_user_can( Install::MANAGE ) ) {
			echo '<p class="cfg-leads-tools">', wp_kses_post( $links ), '</p>';
		}
	}

	private static function configuration( Lead $lead ): void {
		$snapshot = $lead->snapshot();
		$choices  = null === $snapshot ? array(
			__( 'Model', 'cfg-configurator-leads' ) => $lead->model,
			__( 'Configuration ID', 'cfg-configurator-leads' ) => $lead->text( 'configuration_id' ),
		) : Snapshot_Rows::labelled( Snapshot_Rows::choices( $snapshot ) );
		self::table( __( 'Configuration', 'cfg-configurator-leads' ), $choices );
		self::table( __( 'Price and financing', 'cfg-configurator-leads' ), Snapshot_Rows::labelled( Snapshot_Rows::figures( $snapshot ) ) );
		$address = Page::same_site_url( $lead->from_page );
		if ( null !== $address ) {
			printf( '<p><a class="button" href="%s">%s</a></p>', esc_url( $address ), esc_html__( 'Open the configuration', 'cfg-configurator-leads' ) );
		}
	}

	private static function follow_up( Lead $lead ): void {
		echo '<h2>', esc_html__( 'Follow-up', 'cfg-configurator-leads' ), '</h2>';
		if ( ! current_user_can( Install::MANAGE ) ) {
			echo '<p>', esc_html( Words::follow_ups()[ $lead->follow_up ] ?? $lead->follow_up ), '</p>';
			return;
		}
		printf( '<form method="post" action="%s" class="cfg-leads-tools">', esc_url( admin_url( 'admin-post.php' ) ) );
		wp_nonce_field( Actions::intent( 'follow-up', $lead->id ) );
		$hidden = '<input type="hidden" name="action" value="%s"><input type="hidden" name="do" value="follow-up"><input type="hidden" name="lead" value="%d">';
		printf( $hidden, esc_attr( Actions::ACTION ), absint( $lead->id ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- above.
		printf( '<select name="of" aria-label="%s">', esc_attr__( 'Follow-up', 'cfg-configurator-leads' ) );
		foreach ( Words::follow_ups() as $value => $words ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $value, $lead->follow_up, false ), esc_html( $words ) );
		}
		printf( '</select><button class="button">%s</button>', esc_html__( 'Save', 'cfg-configurator-leads' ) );
		echo wp_kses_post( Actions::link( 'delete', $lead->id, __( 'Delete', 'cfg-configurator-leads' ), 'button cfg-leads-danger' ) ), '</form>';
	}

	private static function mails( Lead $lead ): void {
		$rows = array();
		foreach ( $lead->mails() as $recipient => $mail ) {
			$state  = $mail['state'] ?? '';
			$text   = array( $mail['to'] ?? '', trim( Sender::state_label( $state ) . ' ' . Words::time( $mail['time'] ?? '' ) ), $mail['detail'] ?? '' );
			$again  = Lead::RECEIVED !== $lead->status || Retry::PENDING === $state ? ''
				: Actions::link( 'mail', $lead->id, __( 'Send again', 'cfg-configurator-leads' ), 'button', array( 'of' => $recipient ) );
			$note   = Retry::UNKNOWN === $state
				? __( 'Nobody knows whether this email arrived: if you send it again, the recipient may get it twice.', 'cfg-configurator-leads' ) : '';
			$rows[] = array( Words::recipient( $recipient ), implode( "\n", array_filter( array( ...$text, $note ) ) ), $again );
		}
		self::rows( __( 'Emails', 'cfg-configurator-leads' ), $rows, __( 'Not sent by email.', 'cfg-configurator-leads' ) );
	}

	private static function webhooks( Lead $lead ): void {
		$rows = array();
		foreach ( Webhook_Table::of_lead( $lead->id ) as $row ) {
			$when = Retry::PENDING === $row['state'] ? '' : Words::time( (string) $row['done_gmt'] );
			$next = Retry::PENDING === $row['state'] && $row['attempts'] > 0
				/* translators: %s: date and time. */
				? sprintf( __( 'next attempt %s', 'cfg-configurator-leads' ), Words::time( (string) $row['next_gmt'] ) ) : '';

			$text   = array( trim( Webhooks::state_label( (string) $row['state'] ) . " {$when}" ), $next, (string) $row['detail'] );
			$rows[] = array( Webhooks::host( (string) $row['url'] ), implode( "\n", array_filter( $text ) ), '' );
		}
		if ( array() === $rows && array() === Webhooks::all() ) {
			return;
		}
		self::rows( __( 'Webhooks', 'cfg-configurator-leads' ), $rows, __( 'Not sent to webhooks.', 'cfg-configurator-leads' ) );
		$again = Actions::link( 'webhooks', $lead->id, __( 'Send to the webhooks again', 'cfg-configurator-leads' ), 'button' );
		self::tools( Lead::RECEIVED === $lead->status && array() !== Webhooks::all() ? $again : '' );
	}

	private static function consents( Lead $lead ): void {
		$is_given = static fn ( array $consent ): bool => ! isset( $consent['withdrawn_gmt'] );
		$given    = array_column( array_filter( $lead->consents(), $is_given ), 'purpose' );
		$texts    = Consents::rows( $lead );
		$rows     = array();
		foreach ( array_combine( array_keys( $texts ), Consents::PURPOSES ) as $label => $purpose ) {
			$text     = '' === $texts[ $label ] ? __( 'not given', 'cfg-configurator-leads' ) : $texts[ $label ];
			$words    = __( 'Record withdrawal', 'cfg-configurator-leads' );
			$withdraw = in_array( $purpose, $given, true ) ? Actions::link( 'withdraw', $lead->id, $words, 'button', array( 'of' => $purpose ) ) : '';
			$rows[]   = array( $label, $text, $withdraw );
		}
		self::rows( __( 'Consents', 'cfg-configurator-leads' ), $rows, '' );
	}

	/** @param array<int|string, string> $texts By label; '' is skipped. */
	private static function table( string $title, array $texts ): void {
		$filled = array_filter( $texts, static fn ( string $text ): bool => '' !== $text );
		$row    = static fn ( int|string $label, string $text ): array => array( (string) $label, $text, '' );
		self::rows( $title, array_map( $row, array_keys( $filled ), $filled ), '' );
	}

	/**
	 * @param list<array{string, string, string}> $rows Label, text, and an escaped link for those who may change leads.
	 * @param string                              $none Instead of a table without rows; '' prints nothing.
	 */
	private static function rows( string $title, array $rows, string $none ): void {
		if ( array() === $rows && '' === $none ) {
			return;
		}
		echo '<h2>', esc_html( $title ), '</h2>';
		if ( array() === $rows ) {
			echo '<p>', esc_html( $none ), '</p>';
			return;
		}
		echo '<table class="widefat striped"><tbody>';
		foreach ( $rows as list( $label, $text, $link ) ) {
			printf( '<tr><th scope="row">%s</th><td>%s', esc_html( $label ), wp_kses( nl2br( esc_html( $text ) ), array( 'br' => array() ) ) );
			self::tools( $link );
			echo '</td></tr>';
		}
		echo '</tbody></table>';
	}
}
