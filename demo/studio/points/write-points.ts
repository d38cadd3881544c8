import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { allDesigns } from '../designs/all-designs.ts'
import { pointsOf } from './frame-points.ts'

/** The committed coordinates, which the catalogue reads. */
export const POINTS_FILE = path.join(
  import.meta.dirname,
  '../../content-site/catalogue/equipment-details/car-points.json',
)

/** The coordinates of all cars as text: one line per place. Basic looks have the shape of the car itself. */
export function pointsText(): string {
  const cars = allDesigns
    .filter(({ slug }) => !slug.endsWith('-basic'))
    .map((design) => {
      const places = Object.entries(pointsOf(design)).map(
        ([place, points]) => `    "${place}": ${JSON.stringify(points)}`,
      )
      return `  "${design.slug}": {\n${places.join(',\n')}\n  }`
    })
  return `{\n${cars.join(',\n')}\n}\n`
}

if (import.meta.main) await writeFile(POINTS_FILE, pointsText())
