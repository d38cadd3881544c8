/** Metadata of a document. */
export interface PaperInfo {
  readonly title: string
  readonly subject: string
  readonly author: string
  /** Creation date as ISO date. The same document on the same day has the same bytes. */
  readonly date: string
  /** BCP 47 tag; Portuguese if missing. */
  readonly language?: string
}

/** A position on the page, in points from the top left corner. */
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

/** An element of the document's structure tree that can have children. */
export type Tag = PDFKit.PDFStructureElement

/** A4 portrait, in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const

/** Width between the margins, in points. */
export const WIDTH = PAGE.width - 2 * PAGE.margin

/** Colours of text, secondary text and rules. */
export const INK = '#14181b'
export const SOFT = '#485057'
export const LINE = '#d3d8db'

/** Size of small print. */
export const NOTE: TextStyle = { size: 7.5, colour: SOFT }
