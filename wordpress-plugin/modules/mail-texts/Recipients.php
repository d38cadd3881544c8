<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Mail_Texts;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Field_Renderer;
use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Leads\Mail\Mail_Planner;
use Cfg_Configurator\Leads\Posting\Dealer;
use Cfg_Configurator\Leads\Posting\Dealer_Directory;
use Cfg_Configurator\Settings\Control;
use Cfg_Configurator\Settings\Field;

/**
 * Where the mails of each dealer go: its address now, and fields for another one and for copies. Dealers that are no longer in the content site's list stay,
 * because it may be incomplete today.
 */
final class Recipients extends Control {
	public const SETTING = 'mail_dealers';

	/** Maximum number of dealers, and of copies of one. */
	private const MAX_ROWS   = 1000;
	private const MAX_COPIES = 10;

	/**
	 * @param mixed $raw Rows with the `dealer`'s id, an address (`to`) and copies (`cc`), unslashed. Those without an address are dropped.
	 * @return list<array{dealer: string, to: string, cc: string}>|\WP_Error
	 */
	public function validate( Field $field, mixed $raw ): array|\WP_Error {
		if ( '' === $raw || null === $raw ) {
			return array();
		}
		if ( ! is_array( $raw ) || count( $raw ) > self::MAX_ROWS || array_filter( $raw, static fn ( mixed $row ): bool => ! is_array( $row ) ) ) {
			return new \WP_Error( 'refused', __( 'This is not a list of dealers and addresses.', 'cfg-configurator' ) );
		}
		$rows = array();
		foreach ( array_values( array_filter( $raw, 'is_array' ) ) as $row ) {
			$text   = static fn ( string $key ): string => is_string( $row[ $key ] ?? null ) ? sanitize_text_field( $row[ $key ] ) : '';
			$dealer = mb_substr( $text( 'dealer' ), 0, 191 );
			$copies = explode( ' ', (string) preg_replace( '/[,;\s]+/', ' ', $text( 'cc' ) ) );
			$copies = array_filter( $copies, static fn ( string $part ): bool => '' !== $part );
			if ( '' === $dealer || '' === $text( 'to' ) . implode( $copies ) ) {
				continue;
			}
			foreach ( array_filter( array( $text( 'to' ), ...$copies ) ) as $address ) {
				if ( ! is_email( $address ) || strlen( $address ) > 191 ) {
					/* translators: 1: id of a dealer, 2: what the editor wrote. */
					$words = __( 'Dealer %1$s: \'%2$s\' is not a valid email address. Separate several copies with commas.', 'cfg-configurator' );
					return new \WP_Error( 'refused', sprintf( $words, $dealer, $address ) );
				}
			}
			if ( count( $copies ) > self::MAX_COPIES ) {
				/* translators: 1: id of a dealer, 2: a number. */
				return new \WP_Error( 'refused', sprintf( __( 'Dealer %1$s: the maximum is %2$d copies.', 'cfg-configurator' ), $dealer, self::MAX_COPIES ) );
			}
			$rows[ $dealer ] = array(
				'dealer' => $dealer,
				'to'     => $text( 'to' ),
				'cc'     => implode( ', ', array_unique( $copies ) ),
			);
		}
		return array_values( $rows );
	}

	public function enqueue(): void {
		Settings_Page::style( __FILE__, 'mails', 'cfg-configurator-rows' );
	}

	/** An empty row removes what was saved; a row that was not posted keeps it. */
	public function complete( mixed $saved, mixed $posted ): mixed {
		if ( ! is_array( $posted ) && '' !== $posted ) {
			return $posted;
		}
		$rows = array();
		foreach ( array( ...array_values( is_array( $saved ) ? $saved : array() ), ...array_values( (array) $posted ) ) as $row ) {
			$dealer = is_array( $row ) ? $row['dealer'] ?? '' : '';
			if ( is_string( $dealer ) && '' !== $dealer ) {
				$rows[ $dealer ] = $row;
			}
		}
		return array_values( $rows );
	}

	/**
	 * @param mixed  $value   Rows, as saved or as typed.
	 * @param string $refusal Error message; '' if none.
	 */
	public function render( Field $field, mixed $value, string $refusal ): void {
		$custom = array();
		foreach ( is_array( $value ) ? $value : array() as $row ) {
			$row     = is_array( $row ) ? array_filter( $row, 'is_string' ) : array();
			$custom += array( $row['dealer'] ?? '' => $row );
		}
		unset( $custom[''] );
		$dealers = Dealer_Directory::network_for( '' )->dealers;
		foreach ( array_diff_key( $custom, $dealers ) as $id => $row ) {
			$dealers[ (string) $id ] = new Dealer( (string) $id, (string) $id, '', '', __( 'not in the content site\'s list', 'cfg-configurator' ) );
		}
		printf(
			'<fieldset id="%s" tabindex="-1" aria-describedby="%s"><legend class="screen-reader-text">%s</legend><input type="hidden" name="%s" value="">',
			esc_attr( Field_Renderer::id( $field ) ),
			esc_attr( Field_Renderer::descriptions( $field, $refusal ) ),
			esc_html( $field->label() ),
			esc_attr( Field_Renderer::name( $field ) )
		);
		if ( array() === $dealers ) {
			echo '<p>', esc_html__( 'The content site has no list of dealers at the moment.', 'cfg-configurator' ), '</p></fieldset>';
			return;
		}
		/* translators: 1: number of dealers, 2: how many of them have an address or copies of their own. */
		$summary = sprintf( __( 'Dealers: %1$s, of which %2$s with addresses set here', 'cfg-configurator' ), count( $dealers ), count( $custom ) );
		echo '' === $refusal ? '<details>' : '<details open>', '<summary>', esc_html( $summary ), '</summary>';
		echo '<table class="widefat striped cfg-recipients"><thead><tr><th scope="col">', esc_html__( 'Dealer', 'cfg-configurator' ), '</th><th scope="col">',
			esc_html__( 'Address', 'cfg-configurator' ), '</th><th scope="col">', esc_html__( 'Copies (Cc)', 'cfg-configurator' ), '</th></tr></thead><tbody>';
		foreach ( array_values( $dealers ) as $index => $dealer ) {
			self::row( $field, $index, $dealer, $custom[ $dealer->id ] ?? array(), '' === $refusal );
		}
		echo '</tbody></table></details></fieldset>';
	}

	/**
	 * @param array<string> $row      What is set for the dealer.
	 * @param bool          $is_saved Whether the row shows what is saved: settings.js sends it only if it changes.
	 */
	private static function row( Field $field, int $index, Dealer $dealer, array $row, bool $is_saved ): void {
		$name   = Field_Renderer::name( $field ) . '[' . $index . ']';
		$usual  = is_email( $dealer->email ) ? $dealer->email : Mail_Planner::fallback();
		$target = '' === ( $row['to'] ?? '' ) ? $usual : $row['to'];
		printf(
			'<tr%s><th scope="row">%s<p class="description">%s</p><input type="hidden" name="%s[dealer]" value="%s"></th>',
			esc_attr( $is_saved ? ' data-saved' : '' ),
			esc_html( $dealer->name ),
			/* translators: 1: district, 2: an email address. */
			esc_html( sprintf( __( '%1$s. Emails go to %2$s.', 'cfg-configurator' ), $dealer->district, $target ) ),
			esc_attr( $name ),
			esc_attr( $dealer->id )
		);
		/* translators: %s: name of a dealer. */
		self::cell( $name . '[to]', $row['to'] ?? '', sprintf( __( 'Address of %s', 'cfg-configurator' ), $dealer->name ), $usual );
		/* translators: %s: name of a dealer. */
		self::cell( $name . '[cc]', $row['cc'] ?? '', sprintf( __( 'Copies of emails to %s', 'cfg-configurator' ), $dealer->name ), '' );
		echo '</tr>';
	}

	private static function cell( string $name, string $value, string $label, string $hint ): void {
		printf(
			'<td><label><span class="screen-reader-text">%s</span><input type="text" inputmode="email" class="large-text" name="%s" value="%s"'
			. ' placeholder="%s"></label></td>',
			esc_html( $label ),
			esc_attr( $name ),
			esc_attr( $value ),
			esc_attr( $hint )
		);
	}
}
