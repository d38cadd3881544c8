import { isDeepStrictEqual } from 'node:util'
import { FIGURES, PLACES, snapshotField } from '../../../src/domain/figures/figures.ts'
import type { ShownFigures } from '../../../src/domain/figures/figures.ts'
import { toCents } from '../../../src/domain/cents.ts'
import type { SheetSubject } from '../documents/sheet-types.ts'
import { creditFigures } from '../finance/financial-info.ts'
import type { Snapshot } from '../forms/snapshot.ts'
import type { SheetRequest } from './sheet-request.ts'

type Figures = Pick<SheetSubject, 'lines' | 'totalCents' | 'financing'>

/**
 * Returns the figures to print: those in the snapshot if the request has one, otherwise the site's
 * own. Figures that differ from what the site computes today are marked as unconfirmed.
 */
export function sheetFigures(sheet: SheetRequest): Figures & Pick<SheetSubject, 'isUnconfirmed'> {
  const { info, creditType } = sheet.simulated
  const own: Figures = {
    lines: sheet.lines,
    totalCents: toCents(info.pvp),
    financing: creditFigures(info, creditType),
  }
  const shown = sheet.snapshot && shownFigures(sheet.snapshot, own)
  return { ...(shown ?? own), isUnconfirmed: shown !== null && !isDeepStrictEqual(shown, own) }
}

/** The figures of a snapshot, with the site's names where it has them. Null without a credit. */
function shownFigures(
  { financing, priceLines, totalCents }: Snapshot,
  own: Figures,
): Figures | null {
  if (financing === null) return null
  const nameOf = (wanted: string) => own.lines.find(({ item }) => item === wanted)?.name
  const figures = PLACES.lead.map((id) => {
    const { value, style } = FIGURES[id]
    const figure = financing[snapshotField(id)]
    return [value, style === 'euros' ? euros(figure) : figure]
  })
  return {
    lines: priceLines.map((line) => ({ ...line, name: nameOf(line.item) ?? line.name })),
    totalCents,
    financing: {
      ...(Object.fromEntries(figures) as Omit<ShownFigures, 'price'>),
      price: euros(totalCents),
      creditType: financing.creditType,
    },
  }
}

function euros(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}
