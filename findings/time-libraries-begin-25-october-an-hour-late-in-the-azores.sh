#!/usr/bin/env bash
# Surprise: in the Azores the clocks go back at one in the morning of the last Sunday in October to midnight, so that
#   day has two midnights. Luxon and moment-timezone begin it at the second one, dayjs at an hour that depends on the
#   machine's time zone. Some do not agree with themselves.
# Guess: everybody who knows time zones begins a day at its first moment, as Temporal does, whatever the machine's zone.
# Versions: luxon 3.7.2, moment-timezone 0.6.6, dayjs 1.11.23, date-fns 4.4.0 with @date-fns/tz 1.5.0, temporal-polyfill 1.0.8.
# Seen: 2026-10-25 begins at 00:00Z (Temporal, date-fns). Luxon: at 01:00Z, asked from noon, so that the 24th ends at
#   00:59:59 of the 25th; at 00:00Z, asked from 00:30Z. moment-timezone: 01:00Z from noon, 00:00Z for the same day as
#   text. dayjs.tz('2026-10-25'): 01:00Z on a machine in UTC, 02:00Z in Lisbon, which is one o'clock in the Azores.
#   Europe/Lisbon itself, where clocks change at two, is right everywhere.
# Hurts: whoever ends offers, campaigns or bookings at the end of a day for the Azores: an hour too late once a year,
#   and another hour in the tests (machine in UTC) than on a developer's laptop.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund luxon@3.7.2 moment-timezone@0.6.6 dayjs@1.11.23 date-fns@4.4.0 @date-fns/tz@1.5.0 temporal-polyfill@1.0.8
cat >run.mjs <<'JS'
import { TZDate } from '@date-fns/tz'
import { startOfDay } from 'date-fns'
import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import { DateTime } from 'luxon'
import moment from 'moment-timezone'
import { Temporal } from 'temporal-polyfill'
dayjs.extend(utc)
dayjs.extend(timezone)
const time = (moment) => new Date(Number(moment)).toISOString().slice(8, 16)
const starts = (zone) => ({
  temporal: time(Temporal.PlainDate.from('2026-10-25').toZonedDateTime(zone).epochMilliseconds),
  dateFns: time(startOfDay(TZDate.tz(zone, 2026, 9, 25, 12))),
  luxonFromNoon: time(DateTime.fromISO('2026-10-25T12:00', { zone }).startOf('day')),
  luxonFromEarly: time(DateTime.fromISO('2026-10-25T00:30Z', { zone }).startOf('day')),
  momentFromNoon: time(moment.tz('2026-10-25T12:00', zone).startOf('day')),
  momentOfText: time(moment.tz('2026-10-25', zone)),
  dayjsOfText: time(dayjs.tz('2026-10-25', zone)),
})
console.log(JSON.stringify({ azores: starts('Atlantic/Azores'), lisbon: starts('Europe/Lisbon') }))
JS
TZ=UTC node run.mjs | tee utc.json
TZ=Europe/Lisbon node run.mjs | tee lisbon.json
cat >check.mjs <<'JS'
import { deepStrictEqual } from 'node:assert'
import { readFileSync } from 'node:fs'
for (const [file, dayjsOfText] of [['utc.json', '25T01:00'], ['lisbon.json', '25T02:00']]) {
  const { azores, lisbon } = JSON.parse(readFileSync(file))
  deepStrictEqual(azores, {
    temporal: '25T00:00',
    dateFns: '25T00:00',
    luxonFromNoon: '25T01:00',
    luxonFromEarly: '25T00:00',
    momentFromNoon: '25T01:00',
    momentOfText: '25T00:00',
    dayjsOfText,
  })
  deepStrictEqual(new Set(Object.values(lisbon)), new Set(['24T23:00']))
}
JS
node check.mjs
