<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Storage;

use Cfg_Configurator\Leads\Lead_Setup;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Leads\Storage\Schema;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** Character set and collation of the tables, and what they decide. */
final class Collation_Test extends Leads_Test_Case {
	protected function tearDown(): void {
		parent::tearDown();
		// Changing tables commits the transaction, so nothing is rolled back.
		Committed_Tables::drop();
		Lead_Setup::set_up();
		wp_cache_flush();
	}

	public function test_a_lost_table_gets_the_collation_of_the_others_so_that_they_can_be_joined(): void {
		if ( ! $this->is_mysql() ) {
			self::markTestSkipped( 'SQLite has no collations: npm run test:php -- --mariadb runs this.' );
		}
		Committed_Tables::make( 8 );
		update_option( Schema::OPTION, 8 );
		$this->database()->query( 'DROP TABLE ' . Tables::deliveries() );
		self::assertNotSame( 'utf8mb4_unicode_ci', $this->database()->collate );
		self::assertTrue( Schema::rebuild() );
		self::assertSame( 'utf8mb4_unicode_ci', Database::row( 'SHOW TABLE STATUS LIKE %s', Tables::deliveries() )['Collation'] ?? '' );
		self::assertNotNull( Database::run( 'SELECT d.id FROM %i d JOIN %i l ON d.address = l.email', Tables::deliveries(), Tables::leads() ) );
	}

	/**
	 * @return array<string, array{string, string, string}>
	 */
	public static function site_collations(): array {
		return array(
			'of a language'          => array( 'utf8mb4', 'utf8mb4_danish_ci', 'DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_danish_ci' ),
			'none'                   => array( 'utf8mb4', '', 'DEFAULT CHARACTER SET utf8mb4' ),
			'binary'                 => array( 'utf8mb4', 'utf8mb4_bin', 'DEFAULT CHARACTER SET utf8mb4' ),
			'case-sensitive'         => array( 'utf8mb4', 'utf8mb4_0900_as_cs', 'DEFAULT CHARACTER SET utf8mb4' ),
			'of a set without emoji' => array( 'latin1', 'latin1_swedish_ci', 'DEFAULT CHARACTER SET utf8mb4' ),
		);
	}

	/**
	 * @dataProvider site_collations
	 */
	public function test_tables_have_the_collation_of_the_site_but_keep_emoji_and_ignore_case( string $charset, string $collation, string $ending ): void {
		$wpdb = $this->database();
		$kept = array( $wpdb->charset, $wpdb->collate );

		$wpdb->charset = $charset;
		$wpdb->collate = $collation;
		$statements    = Schema::definitions();

		list( $wpdb->charset, $wpdb->collate ) = $kept;
		foreach ( $statements as $sql ) {
			self::assertStringEndsWith( "\n) {$ending};", $sql );
		}
	}

	public function test_an_email_address_is_found_by_its_index(): void {
		if ( ! $this->is_mysql() ) {
			self::markTestSkipped( 'SQLite explains statements differently: npm run test:php -- --mariadb runs this.' );
		}
		$plans = array();
		add_filter(
			'query',
			static function ( string $sql ) use ( &$plans ): string {
				$plans[] = $sql;
				return $sql;
			}
		);
		Lead_Table::of_email( 'INES@exemplo.pt', 10 );
		$plan = $this->database()->get_row( 'EXPLAIN ' . $plans[0], ARRAY_A );
		self::assertSame( 'email', $plan['key'] ?? '' );
	}

	private function is_mysql(): bool {
		// A site on SQLite has its own subclass of wpdb.
		return 'wpdb' === get_class( $this->database() );
	}
}
