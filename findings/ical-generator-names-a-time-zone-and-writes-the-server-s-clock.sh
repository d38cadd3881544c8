#!/usr/bin/env bash
# Surprise: ical-generator, given an instant (a Date) and the zone of the event, writes the time on the clock of the machine and
#   labels it with that zone: the right instant without a zone becomes a wrong one with it. A zone of the calendar makes
#   it worse: the same clock time, without any zone. Readers differ, too: without a VTIMEZONE, ical.js takes the labelled time for
#   the device's own, so the two mistakes cancel out there and the author sees the right hour.
# Guess: a Date is an instant, so DTSTART;TZID=Europe/Lisbon has the hour in Lisbon on every machine, and all readers agree.
# Versions: ical-generator 11.1.2, ical.js 2.2.1, node-ical 0.27.2, ts-ics 2.4.6.
# Seen: 10:00 in Lisbon in July (09:00 UTC), written on a server in UTC: 09:00 in Lisbon for node-ical and ts-ics, right in
#   ical.js; on a server in São Paulo: 06:00 in Lisbon. On a laptop in Lisbon everything is right.
# Hurts: an invitation to a test drive, made by a server in UTC and tried by a developer in Lisbon: in summer it is an hour early.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical-generator@11.1.2 ical.js@2.2.1 node-ical@0.27.2 ts-ics@2.4.6
cat >run.mjs <<'JS'
import ICAL from 'ical.js'
import ical from 'ical-generator'
import nodeIcal from 'node-ical'
import { convertIcsCalendar } from 'ts-ics'

const start = new Date('2026-07-15T09:00:00Z')
const end = new Date('2026-07-15T10:00:00Z')
const hour = (date) => date.toISOString().slice(11, 16)

function written(options, event) {
  const calendar = ical(options)
  calendar.createEvent({ summary: 'Test-drive', start, end, ...event })
  const text = calendar.toString()
  const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
  const vevent = Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT')
  return [
    /DTSTART[^\r\n]*/.exec(text)[0].replace('20260715T', ''),
    hour(new ICAL.Event(component).startDate.toJSDate()),
    hour(vevent.start),
    hour(convertIcsCalendar(undefined, text).events[0].start.date),
  ].join(' ')
}

console.log(
  JSON.stringify([
    written({}, {}),
    written({}, { timezone: 'Europe/Lisbon' }),
    written({ timezone: 'Europe/Lisbon' }, {}).split(' ')[0],
  ]),
)
JS
seen=$(for zone in UTC America/Sao_Paulo Europe/Lisbon; do TZ=$zone node run.mjs; done)
echo "$seen"
[ "$seen" = '["DTSTART:090000Z 09:00 09:00 09:00","DTSTART;TZID=Europe/Lisbon:090000 09:00 08:00 08:00","DTSTART:090000"]
["DTSTART:090000Z 09:00 09:00 09:00","DTSTART;TZID=Europe/Lisbon:060000 09:00 05:00 05:00","DTSTART:060000"]
["DTSTART:090000Z 09:00 09:00 09:00","DTSTART;TZID=Europe/Lisbon:100000 09:00 09:00 09:00","DTSTART:100000"]' ]
