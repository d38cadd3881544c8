import { formatPrice } from '../../core/formats/format.ts'
import { formatSurcharge } from '../../core/formats/format-money.ts'
import type { Translate } from '../../core/formats/translate.ts'
import { useSelect } from '../../core/store/context.tsx'
import { selectPictureNote, type PictureNote } from './pictures/pictures.ts'
import { useText } from '../../ui/text/use-text.tsx'

/** The caption of the car's pictures where they show something else than what was chosen. Null where they do not. */
export function usePictureNote(): string | null {
  const t = useText()
  return pictureNoteText(t, useSelect(selectPictureNote))
}

/** The words of a note on a picture. */
export function pictureNoteText(t: Translate, note: PictureNote | null): string | null {
  if (note === null) return null
  if (note.kind === 'otherVersion') {
    const { name = '', price = null } = note.version ?? {}
    return price === null
      ? t('picturedOtherVersion')
      : t('picturedVersion', { name, price: formatPrice(price) })
  }
  if (note.kind === 'otherColour')
    return note.name === null ? t('picturedModel') : t('picturedOtherColour', { name: note.name })
  const { name, surcharge } = note.colour
  const price = surcharge === null ? '—' : formatSurcharge(surcharge)
  return t('picturedExtra', { name, price })
}
