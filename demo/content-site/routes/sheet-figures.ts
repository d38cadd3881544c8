import { isDeepStrictEqual } from 'node:util'
import {
  FIGURES,
  PLACES,
  snapshotField,
  type ShownFigures,
} from '../../../src/core/offer/figures.ts'
import { toCents } from '../../../src/core/values/units.ts'
import type { SheetSubject } from '../documents/sheet-types.ts'
import { creditFigures } from '../finance/financial-info.ts'
import type { Snapshot } from '../forms/snapshot.ts'
import type { SheetRequest } from './sheet-request.ts'

type Figures = Pick<SheetSubject, 'lines' | 'totalCents' | 'financing' | 'excludes' | 'validUntil'>

/**
 * Returns the figures to print: those in the snapshot if the request has one, otherwise the site's
 * own. Figures that differ from what the site computes today are marked as unconfirmed.
 */
export function sheetFigures(sheet: SheetRequest): Figures & Pick<SheetSubject, 'isUnconfirmed'> {
  const { info, creditType, version } = sheet.simulated
  const own: Figures = {
    lines: sheet.lines,
    totalCents: toCents(info.pvp),
    financing: creditFigures(info, creditType),
    excludes: version.priceExcludes,
    validUntil: version.priceValidUntil,
  }
  const shown = sheet.snapshot && shownFigures(sheet.snapshot, own)
  return { ...(shown ?? own), isUnconfirmed: shown !== null && !isConfirmed(shown, own) }
}

/** Whether the figures are the site's own. A snapshot may say nothing about what the price contains. */
function isConfirmed(shown: Figures, own: Figures): boolean {
  const saysMore = shown.lines.some(({ contains }) => contains)
  const { excludes, validUntil } = shown
  const lines = own.lines.map(({ contains, ...line }) =>
    saysMore && contains ? { ...line, contains } : line,
  )
  return isDeepStrictEqual(shown, { ...own, excludes, validUntil, lines })
}

/** The figures of a snapshot, with the site's names where it has them. Null without a credit. */
function shownFigures(
  { financing, priceLines, totalCents = null, priceExcludes, priceValidUntil }: Snapshot,
  own: Figures,
): Figures | null {
  if (!financing) return null
  const nameOf = (wanted: string) => own.lines.find(({ item }) => item === wanted)?.name
  const figures = PLACES.lead.map((id) => {
    const { value, style } = FIGURES[id]
    const figure = financing[snapshotField(id)] ?? null
    return [value, style === 'euros' ? euros(figure) : figure]
  })
  return {
    lines: (priceLines ?? []).map((line) => ({ ...line, name: nameOf(line.item) ?? line.name })),
    totalCents,
    financing: {
      ...(Object.fromEntries(figures) as Omit<ShownFigures, 'price'>),
      price: euros(totalCents),
      creditType: financing.creditType,
    },
    excludes: priceExcludes ?? [],
    validUntil: priceValidUntil ?? null,
  }
}

function euros(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}
