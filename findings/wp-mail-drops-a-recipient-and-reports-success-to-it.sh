#!/usr/bin/env bash
# Surprise: wp_mail() with two recipients of which one is not an address (a name without a top-level domain) leaves that
#   one out, returns true, and names it in wp_mail_succeeded as if the mail had gone to it. With that recipient alone it
#   returns false.
# Guess: an address that cannot be used makes wp_mail() return false, or at least fires wp_mail_failed.
# Versions: WordPress 7.1.1 (as wp-studio 1.22.0 carries it), PHP 8.2.
# Seen: true; the message's To has one address, the event's two; no wp_mail_failed.
# Hurts: plugins that mail a list typed by an editor ('dealer@…, manager@office') and take the return value, or the
#   event, for delivery to each. Checking each address with is_email() first, or sending one mail each, avoids it.
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
cat >sink.sh <<SH
#!/bin/sh
cat >$folder/message.txt
SH
chmod +x sink.sh
cat >run.php <<'PHP'
<?php
$_SERVER += array( 'HTTP_HOST' => 'example.com', 'SERVER_NAME' => 'example.com', 'REQUEST_URI' => '/' );
define( 'WP_INSTALLING', true );
define( 'ABSPATH', __DIR__ . '/site/' );
require ABSPATH . 'wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
add_filter( 'pre_wp_mail', '__return_true' );
wp_install( 'Site', 'admin', 'admin@example.com', true, '', 'password' );
remove_all_filters( 'pre_wp_mail' );
add_action(
	'phpmailer_init',
	function ( $mailer ) {
		$mailer->Mailer   = 'sendmail';
		$mailer->Sendmail = __DIR__ . '/sink.sh';
	}
);
$seen = array( 'failed' => 0, 'succeeded_to' => array() );
add_action( 'wp_mail_failed', function () use ( &$seen ) { ++$seen['failed']; } );
add_action( 'wp_mail_succeeded', function ( $mail ) use ( &$seen ) { $seen['succeeded_to'] = $mail['to']; } );
$both = wp_mail( array( 'dealer@example.com', 'manager@office' ), 'Subject', 'Text' );
preg_match( '/^To: (.*)$/m', file_get_contents( __DIR__ . '/message.txt' ), $to );
$failed_for_both = $seen['failed'];
$told            = $seen['succeeded_to'];
$alone           = wp_mail( 'manager@office', 'Subject', 'Text' );
echo wp_json_encode( array( 'both' => $both, 'sent_to' => trim( $to[1] ), 'told' => $told, 'alone' => $alone ) ), "\n";
exit( true === $both && 'dealer@example.com' === trim( $to[1] ) && count( $told ) === 2 && 0 === $failed_for_both && false === $alone ? 0 : 1 );
PHP
php -d error_reporting=0 run.php
