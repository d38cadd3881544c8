<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Consents;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;

/** Consents for people: lead screen, CSV file and privacy export. Texts are as submitted: escape them on output. */
final class Consent_Words {
	/**
	 * @param string $separator Between the parts of a consent.
	 * @return array<string, string> One row for each purpose, by label; '' if the buyer did not agree.
	 */
	public static function rows( Lead $lead, string $separator ): array {
		$rows    = array();
		$records = array_column( Consent_Record::of_lead( $lead ), null, 'purpose' );
		foreach ( Consent_Record::fields() as $purpose => $field ) {
			/* translators: %s: what the buyer agreed to */
			$label          = sprintf( __( 'Consent: %s', 'cfg-configurator' ), $field->label );
			$rows[ $label ] = isset( $records[ $purpose ] ) ? implode( $separator, self::parts( $records[ $purpose ] ) ) : '';
		}
		return $rows;
	}

	/** @return list<string> The text, when and where it was given, the policy, and the withdrawal. */
	public static function parts( Consent $consent ): array {
		$parts   = array();
		$parts[] = '' === $consent->text ? __( 'The text shown was not recorded.', 'cfg-configurator' ) : $consent->text;
		/* translators: 1: date and time, 2: form */
		$parts[] = sprintf( __( 'given %1$s, form: %2$s', 'cfg-configurator' ), self::time( $consent->given_gmt ), Form_Type::label( $consent->form_type ) );
		if ( '' !== $consent->policy ) {
			/* translators: 1: URL, 2: version or date */
			$words   = '' === $consent->policy_version ? '%1$s' : __( '%1$s (version: %2$s)', 'cfg-configurator' );
			$parts[] = sprintf( $words, $consent->policy, $consent->policy_version );
		}
		if ( $consent->is_withdrawn() ) {
			$user = get_userdata( $consent->withdrawn_by );
			$name = false === $user ? '#' . $consent->withdrawn_by : $user->display_name;
			/* translators: 1: date and time, 2: name of a user */
			$parts[] = sprintf( __( 'withdrawn %1$s, recorded by %2$s', 'cfg-configurator' ), self::time( $consent->withdrawn_gmt ), $name );
		}
		return $parts;
	}

	/** Local date and time with seconds and zone, in one format: it is evidence, and files and exports contain it too. */
	private static function time( string $gmt ): string {
		return get_date_from_gmt( $gmt, 'd/m/Y H:i:s T' );
	}
}
