<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Posting;

use Cfg_Configurator\Language;
use Cfg_Configurator\Leads\Work\Lead_Worker;

/** Forms whose configuration was shown in a language, and the mails about them. */
abstract class Buyer_Language_Test_Case extends Virtual_Pages_Test_Case {
	protected function tearDown(): void {
		Language::choose( '' );
		parent::tearDown();
	}

	/**
	 * Fields of a form whose configuration was shown in a language.
	 *
	 * @param array<string, mixed> $members Further members of the configuration.
	 * @return array<string, string>
	 */
	protected function shown_in( mixed $language, array $members = array() ): array {
		$cases    = (array) wp_json_file_decode( dirname( __DIR__ ) . '/snapshots.json', array( 'associative' => true ) );
		$snapshot = (array) array_column( $cases, 'snapshot' )[0];
		return array( 'configuration' => (string) wp_json_encode( array( 'language' => $language ) + $members + $snapshot ) );
	}

	/**
	 * What a callback returns on an English site.
	 *
	 * @param \Closure(): list<string> $work
	 * @return list<string>
	 */
	protected function on_english_site( \Closure $work ): array {
		$filter = static fn (): string => 'en_GB';
		add_filter( 'locale', $filter, 99 );
		unload_textdomain( 'cfg-configurator', true );
		try {
			return $work();
		} finally {
			remove_filter( 'locale', $filter, 99 );
			unload_textdomain( 'cfg-configurator', true );
		}
	}

	/** @return list<string> The messages for dealer and buyer. */
	protected function messages(): array {
		Lead_Worker::run();
		return array_map( static fn ( array $mail ): string => html_entity_decode( self::text( $mail['message'] ) ), array_values( $this->mailbox->mails ) );
	}
}
