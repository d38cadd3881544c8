#!/usr/bin/env bash
# Surprise: on WordPress with SQLite, $wpdb->query() answers for an UPDATE how many rows match, on MySQL how many change.
#   An UPDATE that changes nothing answers 1 instead of 0, and an INSERT with ON DUPLICATE KEY UPDATE, or a REPLACE, of a
#   row that exists answers 1 instead of 2.
# Guess: the SQLite driver translates MySQL, so the number of affected rows is MySQL's, too.
# Versions: sqlite-database-integration 3.0.2 and WordPress 7.1.1 (as wp-studio 1.22.0 carries them), PHP 8.2. MySQL's
#   numbers are those of its manual (mysql_affected_rows); wpdb does not ask for CLIENT_FOUND_ROWS.
# Seen: 1, 1, 1.
# Hurts: locks and claims that read 'no row affected' as 'somebody else has it' without a condition on the old value, and
#   upserts that tell 'inserted' from 'updated' by 1 and 2: right in production, wrong on SQLite, or the other way round.
# Needs: php with pdo_sqlite and mbstring.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm pack --silent wp-studio@1.22.0 >/dev/null
tar -xzf wp-studio-1.22.0.tgz package/dist/cli/wp-files
files=package/dist/cli/wp-files
mv "$files/latest/wordpress" site
mv "$files/sqlite-database-integration" site/wp-content/plugins/
sed "s#{SQLITE_IMPLEMENTATION_FOLDER_PATH}#$folder/site/wp-content/plugins/sqlite-database-integration#;s#{SQLITE_PLUGIN}#sqlite-database-integration/load.php#" \
  site/wp-content/plugins/sqlite-database-integration/db.copy >site/wp-content/db.php
cat >site/wp-config.php <<'PHP'
<?php
foreach ( array( 'DB_NAME', 'DB_USER', 'DB_PASSWORD', 'DB_HOST', 'DB_COLLATE' ) as $name ) {
	define( $name, 'DB_COLLATE' === $name ? '' : 'site' );
}
define( 'DB_CHARSET', 'utf8mb4' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
$table_prefix = 'wp_';
require_once ABSPATH . 'wp-settings.php';
PHP
cat >run.php <<'PHP'
<?php
$_SERVER += array( 'HTTP_HOST' => 'example.com', 'SERVER_NAME' => 'example.com', 'REQUEST_URI' => '/' );
define( 'WP_INSTALLING', true );
define( 'ABSPATH', __DIR__ . '/site/' );
require ABSPATH . 'wp-load.php';
global $wpdb;
$wpdb->query( 'CREATE TABLE wp_jobs (id INT PRIMARY KEY, state VARCHAR(10))' );
$wpdb->query( "INSERT INTO wp_jobs VALUES (1, 'taken')" );
$seen = array(
	'update_to_the_same_value' => $wpdb->query( "UPDATE wp_jobs SET state = 'taken' WHERE id = 1" ),
	'upsert_of_a_row_that_exists' => $wpdb->query( "INSERT INTO wp_jobs VALUES (1, 'done') ON DUPLICATE KEY UPDATE state = 'done'" ),
	'replace_of_a_row_that_exists' => $wpdb->query( "REPLACE INTO wp_jobs VALUES (1, 'new')" ),
);
echo wp_json_encode( $seen ), "\n";
exit( array( 1, 1, 1 ) === array_values( $seen ) ? 0 : 1 );
PHP
php -d error_reporting=0 run.php
