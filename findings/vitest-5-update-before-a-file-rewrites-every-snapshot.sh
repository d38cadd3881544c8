#!/usr/bin/env bash
# Surprise: since Vitest 5 -u takes a value, so `vitest run -u FILE` takes the file for that value: it runs every file of
#   the project and rewrites every snapshot, and exits with 0.
# Guess: -u is a flag, as in Jest and in Vitest before: only the tests in FILE run, and only their snapshots are written.
# Versions: vitest 5.1.0.
# Seen: with the file first, the outdated snapshot of the other file stays as it is; with -u first, it is rewritten.
# Hurts: whoever accepts one intended change, and with it every unintended one, without a word; in a large project the
#   command also takes as long as the whole suite.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund vitest@5.1.0
for name in wanted other; do
  printf "import { expect, it } from 'vitest'\nit('%s', () => expect('old').toMatchSnapshot())\n" "$name" >"$name.test.js"
done
npx vitest run >/dev/null 2>&1
sed -i "s/'old'/'new'/" wanted.test.js other.test.js
npx vitest run wanted.test.js -u >/dev/null 2>&1
first=$(grep -c new __snapshots__/other.test.js.snap || true)
npx vitest run -u wanted.test.js >/dev/null 2>&1
status=$?
second=$(grep -c new __snapshots__/other.test.js.snap || true)
echo "other snapshot rewritten with the file first: $first, with -u first: $second (exit $status)"
[[ $first == 0 && $second == 1 && $status == 0 ]]
