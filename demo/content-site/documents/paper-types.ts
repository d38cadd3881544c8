/** What a document says of itself. */
export interface PaperInfo {
  readonly title: string
  readonly subject: string
  readonly author: string
  /** ISO date of its making; the same document of the same day is the same to the byte. */
  readonly date: string
}

/** Where something stands on a page, in points from the upper left corner. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
}

export interface TextStyle {
  readonly size: number
  readonly colour: string
  readonly isBold?: boolean
  readonly align?: 'left' | 'right'
}

/** An element of the document's structure, to hang others under. */
export type Tag = PDFKit.PDFStructureElement

/** A4 upright, in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const

/** Width between the margins, in points. */
export const WIDTH = PAGE.width - 2 * PAGE.margin

/** Text, secondary text and rules. */
export const INK = '#14181b'
export const SOFT = '#485057'
export const LINE = '#d3d8db'

/** Small print. */
export const NOTE: TextStyle = { size: 7.5, colour: SOFT }
