import type { Cabin } from './bodies.ts'
import type { Catalogue } from './types.ts'

/** Frames of a whole turn: what the studio renders, and as many as the catalogue tells. */
export const FRAMES = 35

/** Degrees from straight ahead, towards the car's left side, from which frame 0 sees it. */
const FIRST_ANGLE = 38

/** Front three-quarter, left side, front, rear three-quarter, rear: in degrees as above. */
const GALLERY_ANGLES = [FIRST_ANGLE, 90, 0, 142, 180] as const

/** Addresses of a car's whole turn in one colour, relative to the site's root. */
export function exteriorFrames(slug: string, colour: string): string[] {
  return Array.from({ length: FRAMES }, (_, frame) => exteriorFrame(slug, colour, frame))
}

/** The few frames of the turn that show a car in its gallery. */
export function exteriorGallery(slug: string, colour: string): string[] {
  return GALLERY_ANGLES.map((angle) => {
    const turned = (angle - FIRST_ANGLE + 360) % 360
    return exteriorFrame(slug, colour, Math.round((turned * FRAMES) / 360) % FRAMES)
  })
}

/** Address of the lighter picture that stands for a car in lists, in one colour. */
export function exteriorPoster(slug: string, colour: string): string {
  return `/media/exterior/${slug}/${colour}/poster.avif`
}

function exteriorFrame(slug: string, colour: string, frame: number): string {
  return `/media/exterior/${slug}/${colour}/${String(frame).padStart(2, '0')}.avif`
}

/** Address of a cabin all around in one upholstery (equirectangular). */
export function interiorPanorama(cabin: Cabin, upholstery: string): string {
  return `/media/interior/${cabin}/${upholstery}.avif`
}

/** Address of the same cabin as one flat picture. */
export function interiorPicture(cabin: Cabin, upholstery: string): string {
  return `/media/interior/${cabin}/${upholstery}-flat.avif`
}

/** Every picture that a catalogue names, each once. */
export function pictureAddresses({ models }: Pick<Catalogue, 'models'>): Set<string> {
  return new Set(
    models
      .flatMap(({ model, carPod, exteriors, interiors }) => [
        model.modelImg,
        ...carPod.externalColorImages360,
        ...carPod.gallery,
        ...exteriors.flatMap((colour) => [
          ...colour.externalColorImages360,
          ...colour.gallery.map(({ image }) => image),
        ]),
        ...interiors.flatMap(({ panoramImg, image }) => [panoramImg ?? '', image]),
      ])
      .filter((address) => address !== ''),
  )
}
