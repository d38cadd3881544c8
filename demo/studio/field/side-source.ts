import type { CarDesign } from '../car-design.ts'
import { curveIndex, rangeX, rangeZ, tableLength } from './curve-tables.ts'
import { float } from './glsl-text.ts'

/** Curve readers and smooth extremes; needs `float cv(float row, float place)` from outside. */
export function basicsSource(): string {
  const perX = (tableLength - 1) / (rangeX.to - rangeX.from)
  const perZ = (tableLength - 1) / (rangeZ.to - rangeZ.from)
  return `
float sq(float a){return a*a;}
float smax(float a,float b,float k){float h=max(k-abs(a-b),0.0)/k;return max(a,b)+h*h*h*k*0.16667;}
float smin(float a,float b,float k){float h=max(k-abs(a-b),0.0)/k;return min(a,b)-h*h*h*k*0.16667;}
float alongX(float row,float x){return cv(row,(x-${float(rangeX.from)})*${float(perX)});}
float alongZ(float row,float z){return cv(row,(z-${float(rangeZ.from)})*${float(perZ)});}
float topAt(float x){return alongX(${float(curveIndex('top'))},x);}
float roofAt(float x){return alongX(${float(curveIndex('roof'))},x);}
float beltAt(float x){return alongX(${float(curveIndex('belt'))},x);}
float shoulderAt(float x){return alongX(${float(curveIndex('shoulder'))},x);}
float widthAt(float x){return alongX(${float(curveIndex('halfWidth'))},x);}
float noseAt(float z){return alongZ(${float(curveIndex('nose'))},z);}
float tailAt(float z){return alongZ(${float(curveIndex('tail'))},z);}
float screenAt(float z){return alongZ(${float(curveIndex('windscreen'))},z);}
float rearScreenAt(float z){return alongZ(${float(curveIndex('rearScreen'))},z);}
`
}

/** `sideWidth(x, z)`: y of the lower body's side, with arch lips, swage and shoulder crease. */
export function sideSource(design: CarDesign): string {
  const { wheels, body, wheelbase } = design
  const { swage } = body
  const lip = (radius: string, flare: number) =>
    `${float(flare)}*exp(0.0-sq(max(${radius}-${float(wheels.archRadius)},0.0)/0.21))`
  return `
float sideWidth(float x,float z){
 float over=z-shoulderAt(x);
 float w=widthAt(x)+alongZ(${float(curveIndex('section'))},over);
 float r0=sqrt(sq(x)+sq(z-${float(wheels.tyreRadius)}));
 float r1=sqrt(sq(x-${float(wheelbase)})+sq(z-${float(wheels.tyreRadius)}));
 w=w+${lip('r0', body.archFlare)}+${lip('r1', body.archFlare - 0.003)};
 w=w+${float(body.crease)}*exp(0.0-sq(over/0.03));
 float press=z-${float(swage.height)}-${float(swage.rise)}*(x-1.0);
 w=w-${float(swage.depth)}*exp(0.0-sq(press/0.07))*smoothstep(0.35,1.0,x)*smoothstep(${float(wheelbase - 0.3)},${float(wheelbase - 0.95)},x);
 return w;}
`
}
