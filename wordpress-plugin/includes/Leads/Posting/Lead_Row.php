<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Configuration\Snapshot_Reader;
use Cfg_Configurator\Leads\Fields\Lead_Field;
use Cfg_Configurator\Leads\Fields\Lead_Fields;
use Cfg_Configurator\Leads\Fields\Lead_Rules;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Extension;

/**
 * Converts a valid form to a row. The dealer's name and e-mail come from the content site, so that a form cannot send a
 * lead to an arbitrary address.
 */
final class Lead_Row {
	/** @return array<string, int|string> Row for Lead_Table. Call once per form: modules count forms to find spam. */
	public static function of( Posted_Form $form, Dealer_Directory $network ): array {
		$type   = $form->text( 'form_type' );
		$dealer = Form_Type::EMAIL === $type ? null : self::dealer( $form, $network );
		$extra  = array_filter( array_intersect_key( $form->fields, Lead_Fields::extra() ), static fn ( string $value ): bool => '' !== $value );
		$held   = self::held_reason( $form );
		$posted = $form->text( Lead_Fields::SNAPSHOT );
		$read   = Snapshot_Reader::read( $posted );
		$known  = array(
			'district'     => self::short( $dealer->district ?? '' ),
			'dealer'       => self::short( $dealer->name ?? '' ),
			'dealer_email' => self::short( $dealer->email ?? '' ),
		);
		$fields = array();
		foreach ( Lead_Fields::visible() as $field ) {
			$fields[ $field->column ] = $field->to_column( $field->is_read_in( $type ) ? $form->text( $field->name ) : '' );

			$fields += array_intersect_key( $known, array_flip( $field->derived ) );
		}
		if ( null !== $dealer && $dealer->id !== $form->text( 'dealer' ) ) {
			$fields['dealer_id']   = self::short( $dealer->id );
			$fields['district_id'] = self::short( $dealer->district_id );
		}
		$row  = array(
			'idempotency_key'  => self::key( $form ),
			'form_type'        => $type,
			'status'           => '' === $held ? Lead::RECEIVED : Lead::HELD,
			'held_reason'      => $held,
			'created_gmt'      => Clock::stamp(),
			...$fields,
			'model'            => self::short( $form->text( 'model' ) ),
			'model_id'         => self::short( $form->text( 'id_model' ) ),
			'configuration_id' => self::short( $form->text( 'configurationID' ) ),
			'from_page'        => $form->text( 'from_page' ),
			'extra'            => (string) wp_json_encode( (object) $extra ),
			'configuration'    => (string) $read?->to_json(),
			'consents'         => '',
			'warning'          => Configuration_Snapshot::warning( $posted, $read ),
			'build_code'       => (string) $read?->text( 'code' ),
		);
		$more = array_map( static fn ( Lead_Extension $extension ): array => $extension->columns( $form, $row ), Lead_Extension::all() );
		return array_merge( $row, ...$more );
	}

	/** Lead::REASON_FILTER, or a module's reason to hold the lead; '' for none. */
	private static function held_reason( Posted_Form $form ): string {
		$first  = static fn ( string ...$reasons ): ?string => array_values( array_filter( $reasons ) )[0] ?? null;
		$reason = $first( ...array_map( static fn ( Lead_Extension $extension ): string => $extension->suspicion( $form ), Lead_Extension::all() ) );
		/**
		 * Filters whether a lead is held back as spam.
		 *
		 * @param bool                  $is_spam Result of the plugin's own checks.
		 * @param array<string, string> $fields  The posted fields.
		 */
		$is_spam = (bool) apply_filters( 'cfg_configurator_is_spam', null !== $reason, $form->fields );
		return $is_spam
			? $reason ?? Lead::REASON_FILTER
			: (string) $first( ...array_map( static fn ( Lead_Extension $extension ): string => $extension->provisional_reason(), Lead_Extension::all() ) );
	}

	/** The dealer that gets the lead: the one that the buyer chose, unless another plugin names another one. */
	private static function dealer( Posted_Form $form, Dealer_Directory $network ): ?Dealer {
		$chosen = $form->text( 'dealer' );
		/**
		 * Filters which dealer gets a lead. A dealer that the content site does not list is ignored.
		 *
		 * @param string                $dealer Id of the dealer that the buyer chose.
		 * @param array<string, string> $fields The posted fields.
		 */
		$routed = apply_filters( 'cfg_configurator_lead_dealer', $chosen, $form->fields );
		$routed = is_scalar( $routed ) ? $network->dealer( (string) $routed ) : null;
		return $routed ?? $network->dealer( $chosen );
	}

	/**
	 * Idempotency key, from the submission id and the content. Resubmitting the same form yields the same lead, even if
	 * its time, campaign or PDF link changed. A form without a submission id is always a new lead.
	 */
	private static function key( Posted_Form $form ): string {
		if ( '' === $form->text( 'submission_id' ) ) {
			return bin2hex( random_bytes( 32 ) );
		}
		$content  = array_filter( Lead_Fields::visible(), static fn ( Lead_Field $field ): bool => $field->is_content );
		$parts    = array_map( array( $form, 'text' ), array( 'submission_id', 'form_type', ...array_column( $content, 'name' ) ) );
		$parts[]  = Lead_Rules::message_without_pdf( $form );
		$snapshot = $form->text( Lead_Fields::SNAPSHOT );
		// A reload may change the configuration id, so it only counts for forms without a snapshot. The code may load late.
		$parts[] = '' === $snapshot ? $form->text( 'configurationID' ) : (string) preg_replace( '/"(configurationId|code)":"[^"]*",?/', '', $snapshot );
		return hash( 'sha256', 'submission|' . implode( "\0", $parts ) );
	}

	/** Truncates to the column length of 191 characters. */
	private static function short( string $text ): string {
		return mb_substr( $text, 0, 191 );
	}
}
