#!/usr/bin/env bash
# Surprise: PHP-CSS-Parser, in its lenient mode, which is the default, drops a keyframe at a fraction of a percent
#   (`33.33%`), and `12.5%, 37.5%` whole. It writes the resolution of an image-set as `1 x` and `z-index: +1` as `+ 1`, which
#   browsers do not read. A custom property with a block (`--a: { b: c }`) empties the rule that it stands in.
# Guess: a parser that reads @layer, @scope and `(width >= 600px)` reads a number in a keyframe, and writes what it has read.
# Versions: sabberworm/php-css-parser 9.5.0 (PHP 8.2).
# Seen: of four keyframes two are left; no message. In strict mode the fraction is an exception, the other two are not.
# Hurts: whoever runs a site's style sheet through it (mail inliners, reduced pages, PDF): animations jump from the first
#   to the last frame, and pictures for screens are missing, only in what was generated.
# Needs PHP and Composer.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
COMPOSER_ALLOW_SUPERUSER=1 composer require --no-interaction --quiet sabberworm/php-css-parser:9.5.0
cat >run.php <<'PHP'
<?php
require 'vendor/autoload.php';
use Sabberworm\CSS\{OutputFormat, Parser};
$cases = array(
	array( '@keyframes x { 0% { opacity: 0 } 33.33% { opacity: .3 } 66.7% { opacity: .6 } 100% { opacity: 1 } }', '@keyframes x{0%{opacity:0}100%{opacity:1}}' ),
	array( '@keyframes x { 0% { opacity: 0 } 33% { opacity: .3 } 100% { opacity: 1 } }', '@keyframes x{0%{opacity:0}33%{opacity:.3}100%{opacity:1}}' ),
	array( '.a { background: image-set("a.png" 1x) }', '.a{background:image-set("a.png" 1 x)}' ),
	array( '.a { z-index: +1 }', '.a{z-index:+ 1}' ),
	array( '.a { --a: { b: c }; color: red; top: 1px }', '.a{}' ),
);
$is_as_seen = true;
foreach ( $cases as list( $css, $seen ) ) {
	$out = ( new Parser( $css ) )->parse()->render( OutputFormat::createCompact() );
	echo "$css\n  -> $out\n";
	$is_as_seen = $is_as_seen && $seen === $out;
}
exit( $is_as_seen ? 0 : 1 );
PHP
php run.php
