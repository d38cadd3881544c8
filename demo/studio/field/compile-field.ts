import { compileFunction } from 'node:vm'
import type { CarDesign } from '../car-design.ts'
import { curveTables, readTable } from './curve-tables.ts'
import { fieldSource } from './field-source.ts'

/** A signed distance, or nearly one: negative inside; metres. */
export type Field = (x: number, y: number, z: number) => number
type Profile = (x: number, z: number) => number
type Line = (at: number) => number

/** The functions of the field text that Node needs. */
export interface BodyField {
  readonly fBody: Field
  readonly lowerBody: Field
  readonly cabinSide: Field
  readonly cabinRoof: Field
  readonly cabinScreen: Field
  readonly cabinRear: Field
  readonly carve: Field
  readonly sideWidth: Profile
  readonly cabinWidth: Profile
  readonly beltAt: Line
  readonly roofAt: Line
  readonly shoulderAt: Line
  readonly screenAt: Line
  readonly topAt: Line
}

const exported = [
  'fBody',
  'lowerBody',
  'cabinSide',
  'cabinRoof',
  'cabinScreen',
  'cabinRear',
  'carve',
  'sideWidth',
  'cabinWidth',
  'beltAt',
  'roofAt',
  'shoulderAt',
  'screenAt',
  'topAt',
] as const satisfies readonly (keyof BodyField)[]

const builtIns = `
const {abs,max,min,sqrt,exp}=Math
const mix=(a,b,t)=>a+(b-a)*t
const step=(edge,x)=>x<edge?0:1
const smoothstep=(a,b,x)=>{let t=(x-a)/(b-a);t=t<0?0:t>1?1:t;return t*t*(3-2*t)}
`

/** The design's field as JavaScript, made from the very text that the shader compiles. */
export function compileField(design: CarDesign): BodyField {
  const tables = curveTables(design)
  const script = fieldSource(design)
    .replaceAll(
      /float (\w+)\(([^)]*)\)\{/g,
      (_, name: string, parameters: string) =>
        `function ${name}(${parameters.replaceAll('float ', '')}){`,
    )
    .replaceAll(/float (\w+)=/g, 'let $1=')
  const body = `${builtIns}${script}\nreturn {${exported.join(',')}}`
  const build = compileFunction(body, ['cv']) as (cv: typeof readRow) => BodyField
  const readRow = (row: number, place: number) => readTable(tables, row, place)
  return build(readRow)
}
