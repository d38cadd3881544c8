import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** Missing in the types: a font that was parsed before. */
      registerFont(name: string, font: Font): this
    }
  }
}

const { resolve } = createRequire(import.meta.url)

/**
 * Opens a font. fontkit remembers a glyph with the letter that it was first asked for, and with none if it was a part of
 * another glyph (the dotless ı in í): its text could not be read in any later document. So each letter is asked for first.
 */
function open(file: string): Font {
  const font = openSync(resolve(`@expo-google-fonts/arimo/${file}.ttf`)) as Font
  for (const letter of font.characterSet) font.glyphForCodePoint(letter)
  return font
}

/**
 * The fonts of the documents, with the letters of Latin, Greek and Cyrillic. Only the glyphs that a document uses are
 * embedded in it. Parsed once: that takes longer than drawing a document.
 */
export const FONTS = {
  regular: open('400Regular/Arimo_400Regular'),
  bold: open('700Bold/Arimo_700Bold'),
}

/**
 * A text as it is drawn: with composed letters, because readers may put two accents on one letter in another order. The
 * fonts have no glyphs for control characters, such as a tab, which become a space, nor for format characters, such as a
 * soft hyphen, which are left out. A line feed stays.
 */
export function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/(?!\n)\p{Cc}+/gu, ' ')
}
