<?php
/**
 * Receives the forms.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Configuration\Snapshot_Reader;
use Cfg_Configurator\Leads\Configuration\Snapshot_Warning;
use Cfg_Configurator\Leads\Storage\Configuration_Table;
use Cfg_Configurator\Leads\Storage\Draft_Store;

/**
 * Takes a posted form to a kept lead and the success page, or to the failure page (spec §7). There is no nonce: a page
 * cache would serve it for days after it has ended, and a visitor without an account has no rights to misuse.
 */
final class Post_Handler {
	public function __construct(
		private Dealer_Directory $dealers,
		private Rate_Limit $limit,
		private Spam_Check $spam,
		private Lead_Keeper $keeper,
		private Configuration_Table $configurations,
		private Draft_Store $drafts,
		private Outcome_Pages $pages,
		private Clock $clock,
	) {
	}

	/**
	 * @param array<mixed> $posted Slashed, as WordPress leaves `$_POST`.
	 * @param array<mixed> $server Slashed, as WordPress leaves `$_SERVER`.
	 */
	public function answer( array $posted, array $server ): Outcome {
		$form    = Posted_Form::of( $posted );
		$given   = $server['HTTP_REFERER'] ?? '';
		$referer = is_string( $given ) ? esc_url_raw( wp_unslash( $given ) ) : '';
		$length  = $server['CONTENT_LENGTH'] ?? 0;
		try {
			return $this->take( $form, $referer, is_numeric( $length ) ? (int) $length : 0 );
		} catch ( \Throwable $fault ) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the operator's log is where this belongs.
			error_log( 'cfg-configurator: ' . $fault->getMessage() );
			return new Outcome( $this->pages->failure( $form, $referer, array(), $this->draft( $form ) ) );
		}
	}

	private function take( Posted_Form $form, string $referer, int $length ): Outcome {
		$network = $this->dealers->network_for( $form->text( 'dealer' ) );
		$form    = $form->with_district_of( $network );
		$broken  = $length > Posted_Form::MAXIMUM_BYTES ? array( 'msg' ) : Lead_Rules::broken( $form, $network );
		$hits    = $this->limit->hit( 'lead' );
		if ( $this->limit->is_flood( $hits ) ) {
			$draft = $this->limit->is_deluge( $hits ) ? null : $this->draft( $form );
			return new Outcome( $this->pages->failure( $form, $referer, array(), $draft, Outcome_Pages::LIMIT ) );
		}
		if ( array() !== $broken ) {
			return new Outcome( $this->pages->failure( $form, $referer, $broken, $this->draft( $form ) ) );
		}
		$posted   = $form->text( Lead_Fields::SNAPSHOT );
		$snapshot = Snapshot_Reader::read( $posted );
		$warning  = Snapshot_Warning::of( $posted, $snapshot );
		// A page from before forms carried a snapshot names a saved configuration.
		$configuration = '' === $posted ? $this->configurations->fields_of( $form->text( 'configurationID' ) ) : (string) $snapshot?->to_json();
		$row           = Lead_Row::of( $form, $network, $this->spam->reason( $form, $hits ), $this->clock->stamp(), $configuration, $warning );
		if ( ! $this->keeper->keep( $row ) ) {
			return new Outcome( $this->pages->failure( $form, $referer, array(), $this->draft( $form ) ) );
		}
		$this->drafts->forget( $form->text( Lead_Fields::DRAFT ) );
		return new Outcome( $this->pages->success( $form, $referer ), $row );
	}

	/**
	 * Keeps what was typed for the failure page.
	 *
	 * @return string|null The draft's token; null where it cannot be kept either.
	 */
	private function draft( Posted_Form $form ): ?string {
		try {
			$token = $this->drafts->keep( $form->all() );
		} catch ( \Throwable ) {
			return null;
		}
		if ( null !== $token ) {
			// One draft per form: what is sent again and refused again is the same.
			$this->drafts->forget( $form->text( Lead_Fields::DRAFT ) );
		}
		return $token;
	}
}
