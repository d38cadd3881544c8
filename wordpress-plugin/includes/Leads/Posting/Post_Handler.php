<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Configuration\Snapshot_Reader;
use Cfg_Configurator\Leads\Fields\Lead_Fields;
use Cfg_Configurator\Leads\Fields\Lead_Rules;

/**
 * Validates a submission and stores the lead, then redirects to the success or failure page (spec §7). There is no
 * nonce: page caches would serve it long after it expired, and anonymous visitors have no privileges to abuse.
 */
final class Post_Handler {
	/**
	 * @param array<mixed> $posted Slashed `$_POST`.
	 * @param array<mixed> $server Slashed `$_SERVER`.
	 */
	public static function answer( array $posted, array $server ): Outcome {
		$form    = Form_Reader::read( $posted );
		$header  = $server['HTTP_REFERER'] ?? '';
		$referer = is_string( $header ) ? esc_url_raw( wp_unslash( $header ) ) : '';
		$length  = $server['CONTENT_LENGTH'] ?? 0;
		try {
			return self::take( $form, $referer, is_numeric( $length ) ? (int) $length : 0 );
		} catch ( \Throwable $fault ) {
			// The message may contain what the buyer typed.
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the operator's log is where this belongs.
			error_log( sprintf( 'cfg-configurator: %s in %s:%d', $fault::class, basename( $fault->getFile() ), $fault->getLine() ) );
			return self::refused( $form, $referer );
		}
	}

	private static function take( Posted_Form $form, string $referer, int $length ): Outcome {
		if ( $length > Form_Reader::MAXIMUM_BYTES ) {
			return self::refused( $form, $referer, array( 'msg' ) );
		}
		$form    = $form->filtered();
		$network = Dealer_Directory::network_for( $form->text( 'dealer' ) );
		$form    = $form->with_district_of( $network );
		$broken  = Lead_Rules::invalid_fields( $form, $network );
		if ( array() !== $broken ) {
			return self::refused( $form, $referer, $broken );
		}
		$posted   = $form->text( Lead_Fields::SNAPSHOT );
		$snapshot = Snapshot_Reader::read( $posted );
		$warning  = Configuration_Snapshot::warning( $posted, $snapshot );
		$row      = Lead_Row::of( $form, $network, Spam_Check::reason( $form ), Clock::stamp(), (string) $snapshot?->to_json(), $warning );
		$recorder = new Lead_Recorder();
		if ( ! $recorder->store( $row ) ) {
			return self::refused( $form, $referer );
		}
		return new Outcome( Result_Pages::success( $form, $referer, (string) $row['idempotency_key'] ), $row, lead: $recorder->lead() );
	}

	/**
	 * Redirects to the failure page. Nothing of the form is stored: the widget keeps it in the visitor's tab.
	 *
	 * @param list<string> $broken Invalid fields.
	 */
	private static function refused( Posted_Form $form, string $referer, array $broken = array() ): Outcome {
		return new Outcome( Result_Pages::failure( $form, $referer, $broken ) );
	}
}
