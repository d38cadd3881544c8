import type { CarDesign } from '../car-design.ts'
import { float } from './glsl-text.ts'
import { handlePlaces } from './handle-places.ts'

/** `handleCup(x, y, z)`: the hollow behind each bar handle, into which fingers reach. */
export function handleCupSource(design: CarDesign): string {
  if (design.handles === 'flush') return 'float handleCup(float x,float y,float z){return 0.0;}\n'
  const cups = handlePlaces(design).map(
    ({ x, z }) =>
      ` c=c+0.014*smoothstep(1.0,0.15,sq((x-${float(x)})/0.085)+sq((z-${float(z)})/0.03));`,
  )
  return `
float handleCup(float x,float y,float z){
 float c=0.0;
${cups.join('\n')}
 return c*step(0.5,y);}
`
}
