import type { Seats } from './bodies.ts'
import type { Catalogue } from './types.ts'
import type { UpholsteryId } from './upholsteries.ts'

/** Frames of a full turn: as many as each paint has pictures. */
export const FRAMES = 35

/** Angle of frame 0, in degrees from straight ahead towards the car's left side. */
const FIRST_ANGLE = 38

/** Gallery angles in degrees as above: front three-quarter, left side, front, rear three-quarter, rear. */
const GALLERY_ANGLES = [FIRST_ANGLE, 90, 0, 142, 180] as const

/** Close-ups of the gallery: their file names, and what they show. */
const DETAILS = [
  { name: 'lamp', title: 'Farol dianteiro' },
  { name: 'wheel', title: 'Jante e pneu' },
  { name: 'tail', title: 'Farolim traseiro' },
] as const

/** URLs of all frames of a car in one colour, relative to the site's root. */
export function exteriorFrames(slug: string, colour: string): string[] {
  return Array.from({ length: FRAMES }, (_, frame) => exteriorFrame(slug, colour, frame))
}

/** URL of the first frame of a turn at 1920 x 1080. */
export function exteriorLargeFrame(slug: string, colour: string): string {
  return `/media/exterior/${slug}/${colour}/00-large.avif`
}

/** The frames of the turn shown in the gallery. */
export function exteriorGallery(slug: string, colour: string): string[] {
  return GALLERY_ANGLES.map((angle) => {
    const turned = (angle - FIRST_ANGLE + 360) % 360
    return exteriorFrame(slug, colour, Math.round((turned * FRAMES) / 360) % FRAMES)
  })
}

/** URL of the smaller picture of a car for lists, in one colour. */
export function exteriorPoster(slug: string, colour: string): string {
  return `/media/exterior/${slug}/${colour}/poster.avif`
}

/** URLs and captions of the close-ups in the gallery, which are no frames of the turn. */
export function exteriorDetails(slug: string, colour: string): { image: string; title: string }[] {
  return DETAILS.map(({ name, title }) => ({
    image: `/media/exterior/${slug}/${colour}/${name}.avif`,
    title,
  }))
}

function exteriorFrame(slug: string, colour: string, frame: number): string {
  return `/media/exterior/${slug}/${colour}/${String(frame).padStart(2, '0')}.avif`
}

/** URL of the panorama of one look of a cabin, in one upholstery (equirectangular). */
export function interiorPanorama(look: string, upholstery: string): string {
  return `/media/interior/${look}/${upholstery}.avif`
}

/** URL of the same interior as a flat picture. */
export function interiorPicture(look: string, upholstery: string): string {
  return `/media/interior/${look}/${upholstery}-flat.avif`
}

/** URL of the seats in one upholstery, which all looks of a cabin share. */
export function seatsPicture(seats: Seats, upholstery: string): string {
  return `/media/interior/${seats}/${upholstery}-seats.avif`
}

/** URL of a close-up of an upholstery, for its swatch. It is drawn on request (`upholsterySwatch`). */
export function swatchPicture(upholstery: UpholsteryId): string {
  return `/media/upholstery/${upholstery}.svg`
}

/** All rendered pictures a catalogue references, without duplicates. */
export function pictureAddresses({ models }: Pick<Catalogue, 'models'>): Set<string> {
  return new Set(
    models
      .flatMap(({ model, carPod, exteriors, interiors }) => [
        model.modelImg,
        carPod.largeImg ?? '',
        ...carPod.externalColorImages360,
        ...carPod.gallery,
        ...exteriors.flatMap((colour) => [
          colour.largeImg ?? '',
          ...colour.externalColorImages360,
          ...colour.gallery.map(({ image }) => image),
        ]),
        ...interiors.flatMap((cabin) => [
          cabin.panoramImg ?? '',
          cabin.image,
          ...cabin.gallery.map(({ image }) => image),
        ]),
      ])
      .filter((address) => address !== ''),
  )
}
