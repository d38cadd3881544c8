import { roundHalfUp, type Euros } from '../values/units.ts'

/** Thrown when a response does not have the shape defined in docs/content-api.md. */
export class UnexpectedResponseError extends Error {}

/** A JSON object in wire format, not yet validated. */
export type Wire = Readonly<Record<string, unknown>>

/** What a reader returns: the reader is the only list of its fields. */
export type Read<Reader extends (...values: never) => unknown> = Readonly<
  NonNullable<ReturnType<Reader>>
>

/** '13 990', '1.250,50', '1.250.000': the Portuguese groups of three digits, unless '1.250' can be 1.25 as well. */
const GROUPED = /^-?[1-9]\d{0,2}((\s\d{3})+(,\d+)?|(\.\d{3})+(,\d+|\.\d{3}))$/

/** '13990', '0.500', '450,00', but neither '1.250' nor '1,250'. */
const PLAIN = /^-?(?![1-9]\d{0,2}[.,]\d{3}$)\d+([.,]\d+)?$/

/** Whether the value is a JSON object. */
export function isWire(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the value if it is an object, else an empty object, so that all fields read as missing. */
export function asWire(value: unknown): Wire {
  return isWire(value) ? value : {}
}

/** Returns the value as an object. Throws UnexpectedResponseError if it is not one. */
export function requireWire(value: unknown, call: string): Wire {
  if (!isWire(value)) throw new UnexpectedResponseError(`${call}: an object was expected`)
  return value
}

/** The last text that `readNumber` could not read, of what is being read. */
let unreadable = ''

/** Reads a response or a part of it, and reports once if it contains numbers that cannot be read. Can be nested. */
export function reading<Result>(report: (message: string) => void, read: () => Result): Result {
  const outer = unreadable
  unreadable = ''
  try {
    return read()
  } finally {
    if (unreadable) report(`unreadable number '${unreadable}'`)
    unreadable = outer
  }
}

/**
 * Reads a number or numeric text, with or without '€' (docs/content-api.md, numbers). Missing, null and '' give null. So
 * does a text that is not a number, or that can be two numbers, such as '1.250'; `reading` reports it.
 */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  const text = readText(value)
  if (text === null) return null
  const amount = text.replace(/\s*€$/, '')
  const plain = GROUPED.test(amount) ? amount.replaceAll(/[\s.]/g, '') : amount
  if (PLAIN.test(plain)) return Number(plain.replace(',', '.'))
  unreadable = text
  return null
}

/** Reads a rate, a consumption or a price per litre. It has no thousands: '6.950' is 6.95. */
export function readRate(value: unknown): number | null {
  return readNumber(typeof value === 'string' ? value.replace(/[.,]\d{3}$/, '$&0') : value)
}

/**
 * Reads a figure above zero, such as a price or a consumption. Zero and less stand for an unknown figure: they give null,
 * and `reading` reports them like a text that is not a number.
 */
export function readPositive(
  value: unknown,
  read = readNumber,
  least = Number.MIN_VALUE,
): number | null {
  const figure = read(value)
  if (figure === null || figure >= least) return figure
  unreadable = `${figure}`
  return null
}

/** Reads a figure that may be zero, such as CO2 or a down payment. Less gives null and is reported. */
export function readNotNegative(value: unknown, read = readNumber): number | null {
  return readPositive(value, read, 0)
}

/** Reads a trimmed text. Numbers become text. Missing or empty values give null. */
export function readText(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

export { readText as readId }

/** Reads a list inside of an entry and skips what `read` cannot parse. Empty if the value is not a list. */
export function readItems<Item>(
  value: unknown,
  read: (entry: Wire) => Item | null,
): readonly Item[] {
  if (!Array.isArray(value)) return []
  return value.map((entry: unknown) => read(asWire(entry))).filter((item) => item !== null)
}

/**
 * Reads a list. Skips entries that `read` cannot parse, and reports how many.
 * Throws UnexpectedResponseError if the value is not a list.
 */
export function readList<Item>(
  value: unknown,
  call: string,
  read: (entry: Wire) => Item | null,
  report: (message: string) => void,
): readonly Item[] {
  if (!Array.isArray(value)) throw new UnexpectedResponseError(`${call}: a list was expected`)
  const reportOf = (message: string): void => report(`${call}: ${message}`)
  const items = reading(reportOf, () => readItems(value, read))
  if (items.length < value.length)
    reportOf(`${value.length - items.length} unreadable entries skipped`)
  return items
}

/**
 * Reads the financing offer of a model, engine or version. Without a price above zero there is none. A missing financed
 * amount is the price less the down payment.
 */
export function readOffer(wire: Wire) {
  const price = readPositive(wire.price)
  const downPayment = readNotNegative(wire.maxEntrance)
  return {
    price,
    monthlyPayment: readPositive(wire.rent),
    taeg: readPositive(wire.taeg, readRate),
    nrPayments: readPositive(wire.nrPayments),
    downPayment,
    financedAmount: readPositive(wire.financing) ?? financedAmount(price, downPayment),
  }
}

/**
 * The price minus the down payment, in euros, rounded to the cent, never below 0 (spec §1, financed amount).
 * `null` unless both are known.
 */
export function financedAmount(price: Euros | null, downPayment: Euros | null): Euros | null {
  return price === null || downPayment === null
    ? null
    : Math.max(0, roundHalfUp(price - downPayment, 2))
}

/** The value of a JSON text; undefined if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
