import { foremost, rearmost, type CarDesign } from '../car-design.ts'
import { float } from './glsl-text.ts'

/** `lowerBody(x, y, z)`: everything below the windows, without openings and arches; y >= 0. */
export function lowerSource(design: CarDesign): string {
  const { body, wheelbase, rear } = design
  const deck =
    rear.kind === 'notch'
      ? `*smoothstep(${float(wheelbase + 0.38)},${float(wheelbase - 0.12)},x)`
      : ''
  const relief = body.bonnetRelief ?? 0.012
  return `
float bonnetFace(float x,float y,float z){
 float d=z-topAt(x)+${float(body.crown)}*y*y*smoothstep(0.9,0.3,x);
 d=d-${float(relief)}*smoothstep(0.48,0.62,y)*smoothstep(0.5,0.1,x)*smoothstep(-0.9,-0.45,x);
 return d+0.02*smoothstep(0.42,0.75,x)${deck};}
float tailFace(float x,float y,float z){
 float yn=min(y/widthAt(x),1.2);
 return x-tailAt(z)+${float(body.tailSweep)}*(yn*yn*yn+0.5*yn*yn);}
float lowerBody(float x,float y,float z){
 float yn=min(y/widthAt(x),1.2);
 float d=smax(y-sideWidth(x,z),bonnetFace(x,y,z),${float(body.shoulderRounding)});
 float f=noseAt(z)+${float(body.noseSweep)}*yn*yn*yn+0.07*yn*yn-x;
 d=smax(d,f,${float(body.noseRounding)});
 d=smax(d,tailFace(x,y,z),${float(body.tailRounding)});
 float rise=0.03*smoothstep(-0.45,${float(foremost(design))},x)+0.12*smoothstep(${float(wheelbase + 0.4)},${float(rearmost(design))},x);
 return smax(d,${float(body.floorHeight)}+rise-z,0.05);}
`
}
