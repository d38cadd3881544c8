import type { CarDesign } from '../car-design.ts'
import { cabinSource } from './cabin-source.ts'
import { float } from './glsl-text.ts'
import { handleCupSource } from './handle-cup-source.ts'
import { lowerSource } from './lower-source.ts'
import { openingsSource } from './openings-source.ts'
import { basicsSource, sideSource } from './side-source.ts'

/**
 * The whole body as a scalar field in metres, negative inside, as text that is GLSL and, by
 * `compileField`, JavaScript: only floats, no vectors. `fBody(x, y, z)` is the surface; the
 * functions it is built from can be called too. Needs `float cv(float row, float place)`.
 */
export function fieldSource(design: CarDesign): string {
  return [
    basicsSource(),
    sideSource(design),
    lowerSource(design),
    cabinSource(design),
    openingsSource(design),
    handleCupSource(design),
    bodySource(design),
  ].join('')
}

function bodySource({ wheels, wheelbase }: CarDesign): string {
  const middle = float(wheels.tyreRadius + 0.01)
  const radius = float(wheels.archRadius)
  return `
float archDistance(float x,float z){
 float r0=sqrt(sq(x)+sq(z-${middle}));
 float r1=sqrt(sq(x-${float(wheelbase)})+sq(z-${middle}));
 return min(r0,r1)-${radius};}
float fBody(float x,float y0,float z){
 float y=abs(y0);
 float lower=lowerBody(x,y,z);
 float d=lower;
 if(z>0.6){
  float belt=beltAt(x);
  float g=max(cabin(x,y,z),belt-0.16-z);
  g=smax(g,tailFace(x,y,z)-0.4*smoothstep(belt-0.08,belt+0.12,z),0.06);
  d=smin(lower,g,0.035);
 }
 if(abs(d)<0.12){d=d+carve(x,y,z)+handleCup(x,y,z);}
 return smax(d,0.0-max(archDistance(x,z),0.52-y),0.022);}
`
}
