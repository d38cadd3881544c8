import { rearmost, type CarDesign } from '../car-design.ts'
import type { Opening } from '../face-design.ts'
import { float } from './glsl-text.ts'

/** Half a number plate (0.43 x 0.094 m: smaller than real ones, which draw the eye off the car) with its edge. */
const platePad = { halfWidth: 0.225, halfHeight: 0.056 } as const

/**
 * Signed distances of the sunken places, seen along the car (`grilleDistance`, `intakeDistance`,
 * `ventDistance`, `plateFieldDistance`; negative inside, y >= 0, valid at their end of the car)
 * and `carve(x, y, z)`, by how much the surface lies deeper there.
 */
export function openingsSource(design: CarDesign): string {
  const { front, back, wheelbase } = design
  const { vent, grille } = front
  const ventText =
    vent === null
      ? 'return 1.0;'
      : `return smax(abs(z-${float(vent.z)})-${float(vent.halfHeight)},abs(y-${float(vent.y)}-${float(vent.lean)}*(z-${float(vent.z)}))-${float(vent.halfWidth)},0.02);`
  return `
float plateBox(float y,float h){return max(abs(h)-${float(platePad.halfHeight)},y-${float(platePad.halfWidth)});}
float grilleDistance(float x,float y,float z){${grille === null ? 'return 1.0;' : openingText(grille, front.grilleStyle)}}
float intakeDistance(float x,float y,float z){${openingText(front.intake, 'wide')}}
float ventDistance(float x,float y,float z){${ventText}}
float plateFieldDistance(float x,float y,float z){return smax(abs(z-${float(back.plateHeight)})-0.072,y-0.265,0.03);}
float carve(float x,float y,float z){
 float c=0.0;
 if(x<0.0-0.3){
  c=${grille === null ? '0.0' : `${float(grille.depth)}*smoothstep(0.01,-0.018,grilleDistance(x,y,z))`};
  c=max(c,${float(front.intake.depth)}*smoothstep(0.012,-0.022,intakeDistance(x,y,z)));
  ${vent === null ? '' : `c=max(c,${float(vent.depth)}*smoothstep(0.01,-0.02,ventDistance(x,y,z)));`}
  c=c*smoothstep(0.0,0.012,plateBox(y,z-${float(front.plateHeight)}));
 }
 if(x>${float((wheelbase + rearmost(design)) / 2)}){
  c=0.028*smoothstep(0.015,-0.02,plateFieldDistance(x,y,z));
 }
 return c;}
`
}

function openingText(opening: Opening, style: string): string {
  const { z, halfHeight, halfWidth, taper } = opening
  const half = `${float(halfHeight)}-${float(taper)}*smoothstep(${float(halfWidth * 0.5)},${float(halfWidth * 1.2)},y)`
  return `float h=z-${float(z)};return smax(abs(h)-(${half}),y-(${float(halfWidth)}${sideText(style)}),${cornerOf(style)});`
}

/** How an opening's half width changes with the height over its middle. */
function sideText(style: string): string {
  if (style === 'tall') return '+0.3*h'
  if (style === 'shield') return '-0.6*abs(h-0.02)'
  return ''
}

function cornerOf(style: string): string {
  return style === 'slim' ? '0.015' : '0.04'
}
