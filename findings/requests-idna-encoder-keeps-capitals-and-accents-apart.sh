#!/usr/bin/env bash
# Surprise: the IDNA encoder of the Requests library (the one inside WordPress) encodes a domain as it is typed: capital
#   letters, combining accents and the ideographic full stop are not folded, so the same name becomes another domain.
# Guess: it prepares the name first, as browsers, Node and PHP's intl do, so 'PÃO.pt' and 'pão.pt' are one domain.
# Versions: rmccue/requests 2.0.21; compared with Node's domainToASCII.
# Seen: 'pãodeló.pt' gives xn--podel-9qa0j.pt in both; 'PÃODELÓ.PT' gives xn--PODEL-sla0j.PT instead of the same name;
#   with combining accents xn--paodelo-zgem.pt. No error.
# Hurts: plugins that convert mail domains or addresses as typed, on hosts without the intl extension: mail and requests
#   go to a domain that somebody else may own or nobody has. Normalising to NFC and lower case first avoids it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
composer --no-interaction --quiet require rmccue/requests:2.0.21
cat >run.php <<'PHP'
<?php
require 'vendor/autoload.php';
foreach ( array( 'pãodeló.pt', 'PÃODELÓ.PT', "pa\u{303}odelo\u{301}.pt" ) as $domain ) {
	echo WpOrg\Requests\IdnaEncoder::encode( $domain ), "\n";
}
PHP
php run.php >requests.txt
node -e "for (const d of ['pãodeló.pt', 'PÃODELÓ.PT', 'pa\u0303odelo\u0301.pt']) console.log(require('node:url').domainToASCII(d))" >node.txt
paste requests.txt node.txt
[ "$(sort -u node.txt | wc -l)" = 1 ] && [ "$(sort -u requests.txt | wc -l)" = 3 ] && [ "$(head -n 1 requests.txt)" = "$(head -n 1 node.txt)" ]
