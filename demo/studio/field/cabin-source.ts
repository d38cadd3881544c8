import { rearmost, type CarDesign } from '../car-design.ts'
import { float } from './glsl-text.ts'

/** Height over which the cabin's lean is measured. */
const cabinStep = 0.46

/**
 * The faces that the cabin is made of (`cabinSide`, `cabinRoof`, `cabinScreen`, `cabinRear`) and
 * `cabin(x, y, z)`, their smooth union with the spoiler; y >= 0. The face that is greatest at a
 * point of the surface is the one the point lies on.
 */
export function cabinSource(design: CarDesign): string {
  const { body, rear, wheelbase } = design
  const rearSlope = rear.kind === 'notch' ? 0.5 : 0.8
  return `
float cabinWidth(float x,float z){
 float belt=beltAt(x);
 float under=smax(belt-z,0.0,0.06);
 float t=smax(z-belt,0.0,0.06)/${float(cabinStep)};
 float tuck=0.05*smoothstep(0.03,0.16,topAt(x)-z);
 return sideWidth(x,belt-under)-tuck-${float(body.tumblehome)}*t-0.095*t*t-0.05*smoothstep(${float(wheelbase - 0.3)},${float(rearmost(design))},x);}
float cabinSide(float x,float y,float z){return y-cabinWidth(x,z);}
float cabinRoof(float x,float y,float z){return z-roofAt(x)+0.075*y*y;}
float cabinScreen(float x,float y,float z){return (screenAt(z)+0.26*y*y-x)*0.53;}
float cabinRear(float x,float y,float z){return (x-rearScreenAt(z)+${rearCrownSource(design)})*${float(rearSlope)};}
float cabin(float x,float y,float z){
 float s=cabinSide(x,y,z);
 float r=cabinRoof(x,y,z);
 float shell=smax(s,r,${float(body.roofRounding)});
 float d=smax(shell,smax(cabinScreen(x,y,z),r,0.1),0.07);
${rearCutSource(design)}
 return smax(d,cut,${rear.kind === 'notch' ? '0.09' : '0.04'});}
`
}

/** The cut that ends the roof: the rear screen, and above it the spoiler's lip reaching further. */
function rearCutSource({ rear }: CarDesign): string {
  if (rear.spoiler === null) return ' float cut=cabinRear(x,y,z);'
  const { end, depth } = rear.spoiler
  // The lip fades before the cabin's sides, or its corners stand off like ears.
  return ` float lip=smax(x-${float(end)}+0.14*y*y,roofAt(x)-${float(depth)}-0.075*y*y-z,0.03);
 lip=smax(lip,s+0.03,0.07);
 float cut=smin(cabinRear(x,y,z),lip,0.03);`
}

/** Crown of the rear screen; a tailgate's foot takes the bumper's sweep, so that both corners meet. */
function rearCrownSource({ rear, windows, body }: CarDesign): string {
  const screen = `${float(rear.screenCrown)}*y*y`
  if (rear.kind === 'notch') return screen
  const { bottom } = windows.rearScreen
  const tail = `${float(body.tailSweep)}*sq(y/widthAt(x))*(y/widthAt(x)+0.5)`
  return `mix(${tail},${screen},smoothstep(${float(bottom - 0.06)},${float(bottom + 0.3)},z))`
}
