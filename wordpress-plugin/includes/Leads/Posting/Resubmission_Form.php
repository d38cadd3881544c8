<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Consents\Consent_Record;
use Cfg_Configurator\Leads\Fields\Lead_Field;
use Cfg_Configurator\Leads\Fields\Lead_Fields;
use Cfg_Configurator\Leads\Lead_Endpoint;
use Cfg_Configurator\Leads\Storage\Draft_Store;
use Cfg_Configurator\Plugin;
use Cfg_Configurator\Settings\Settings;

/**
 * A rejected form with the submitted values and an error message beside each invalid field. Works without JavaScript.
 */
final class Resubmission_Form {
	/** @var Draft|null The draft that both the URL and the cookie refer to; null if none. */
	public readonly ?Draft $draft;

	public function __construct() {
		$this->draft = Draft_Store::find( Draft_Cookie::token_with( $this->argument( Lead_Fields::DRAFT ) ) );
	}

	public static function enqueue_style(): void {
		wp_enqueue_style( 'cfg-configurator-mend', plugins_url( 'assets/resubmission.css', __DIR__ ), array(), Plugin::VERSION );
	}

	/** Returns the error message, and the form if there is a draft. */
	public function html(): string {
		if ( true === $this->draft?->is_sent ) {
			$words = _x( 'We have already received this request. You do not need to send it again.', 'visitor', 'cfg-configurator' );
			return '<p role="status">' . esc_html( $words ) . '</p>';
		}
		$fields = $this->draft->fields ?? array();
		$named  = array_flip( $this->draft->broken ?? explode( ',', $this->argument( Outcome_Pages::FIELDS ) ) );
		$broken = array_intersect_key( self::messages(), $named );
		// Visitors cannot correct a hidden field: drop an invalid submission id and treat the form as new.
		$fields = isset( $named['submission_id'] ) ? array_diff_key( $fields, array( 'submission_id' => '' ) ) : $fields;
		$words  = match ( true ) {
			null === $this->draft && '' !== $this->argument( Lead_Fields::DRAFT ) => _x(
				'What you entered in this form is no longer available. If the request has not been sent yet, go back to the configuration and try again.',
				'visitor',
				'cfg-configurator'
			),
			null === $this->draft => _x(
				'Your request could not be sent and nothing was saved. Go back to the configuration and try again.',
				'visitor',
				'cfg-configurator'
			),
			array() === $broken => _x(
				'Your request could not be sent. What you entered is still here: you can send it again.',
				'visitor',
				'cfg-configurator'
			),
			default => _x(
				'Your request has not been sent yet. What you entered is still here: correct the marked fields and send it again.',
				'visitor',
				'cfg-configurator'
			),
		};
		$html  = '<p role="alert">' . esc_html( $words ) . '</p>';
		$html .= null === $this->draft ? $this->named( $broken ) : $this->form( $fields, $broken );
		// Escape brackets, so that submitted text never runs as a shortcode.
		return str_replace( array( '[', ']' ), array( '&#91;', '&#93;' ), $html );
	}

	/** @return array<string, string> Error messages of spec §5, by field. */
	public static function messages(): array {
		return array_filter( array_column( Lead_Fields::visible(), 'error', 'name' ) );
	}

	/** @param array<string, string> $broken Messages by field. */
	private function named( array $broken ): string {
		return array() === $broken ? '' : '<ul><li>' . implode( '</li><li>', array_map( 'esc_html', $broken ) ) . '</li></ul>';
	}

	/**
	 * @param array<string, string> $fields Posted fields.
	 * @param array<string, string> $broken Messages by field.
	 */
	private function form( array $fields, array $broken ): string {
		if ( isset( $broken['id_district'] ) ) {
			$broken['dealer'] = self::messages()['dealer'];
		}
		$inputs  = new Resubmission_Inputs( $fields, $broken );
		$visible = '';
		foreach ( Lead_Fields::visible() as $field ) {
			if ( $field->is_in( $fields['form_type'] ?? '' ) ) {
				$visible .= match ( $field->control ) {
					Lead_Field::TEXT     => $inputs->text( $field ),
					Lead_Field::TEXTAREA => $inputs->textarea( $field ),
					// One list of all dealers. The district is derived from the dealer.
					Lead_Field::DEALERS  => $inputs->dealers( $field, Dealer_Directory::network_for( '' ) ),
					Lead_Field::CHECKBOX => $inputs->box( $field, 'accept' === $field->name ? Settings::text( 'policy_link' ) : '' ),
					default              => '',
				};
			}
		}
		$hidden = array(
			...array_intersect_key( $fields, array_flip( Lead_Fields::hidden() ) ),
			// The visitor now reads these texts, not the widget's.
			Lead_Fields::CONSENTS => Consent_Record::shown(),
			Lead_Fields::DRAFT    => $this->argument( Lead_Fields::DRAFT ),
		);
		return '<form class="cfg-mend" method="post" action="' . esc_url( Lead_Endpoint::url() ) . '">' . $visible . $inputs->hidden( $hidden )
			. '<p><button type="submit" class="wp-element-button button">' . esc_html_x( 'Send again', 'visitor', 'cfg-configurator' ) . '</button></p></form>';
	}

	private function argument( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only shows; the secret is in the cookie.
		return is_string( $_GET[ $name ] ?? null ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : '';
	}
}
