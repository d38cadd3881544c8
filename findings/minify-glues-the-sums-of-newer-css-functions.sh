#!/usr/bin/env bash
# Surprise: matthiasmullie/minify, the style sheet minifier inside many WordPress caches, keeps the spaces around `+` in calc(),
#   min(), max() and clamp() only. In round(), mod(), hypot(), calc-size() and anchor() it writes `10px+1px`, which is no
#   sum: browsers drop the whole declaration. A `-` keeps its spaces everywhere.
# Guess: whoever knows that a sum needs its spaces keeps them in every function, as nothing else in a value has a bare `+`.
# Versions: matthiasmullie/minify 1.3.76 (PHP 8.2).
# Seen: five of nine sums come back without spaces, the difference keeps its own; all ten come in valid.
# Hurts: sites with such a cache: a height or a distance written with a function of the last years is ignored once the cache
#   is on, without a message, and is right again for whoever looks with the cache off.
# Needs PHP and Composer.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
COMPOSER_ALLOW_SUPERUSER=1 composer require --no-interaction --quiet matthiasmullie/minify:1.3.76
cat >run.php <<'PHP'
<?php
require 'vendor/autoload.php';
$sums = array(
	'calc(10px + 1px)',
	'min(10px + 1px, 50%)',
	'max(10px + 1px, 50%)',
	'clamp(1rem, 1px + 2vw, 3rem)',
	'round(up, 10px + 1px, 3px)',
	'mod(10px + 1px, 3px)',
	'hypot(3px + 1px, 4px)',
	'calc-size(auto, size + 1px)',
	'anchor(bottom, 1px + 2px)',
	'round(up, 10px - 1px, 3px)',
);
$glued = array();
foreach ( $sums as $sum ) {
	$css = ( new MatthiasMullie\Minify\CSS( ".a { top: $sum }" ) )->minify();
	echo "$sum  ->  $css\n";
	if ( 1 === preg_match( '/\w\+\w/', $css ) ) {
		$glued[] = strtok( $sum, '(' );
	}
}
exit( 'round mod hypot calc-size anchor' === implode( ' ', $glued ) ? 0 : 1 );
PHP
php run.php; echo
