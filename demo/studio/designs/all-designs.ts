import type { CarDesign } from '../car-design.ts'
import { alvor } from './alvor.ts'
import { aurora } from './aurora.ts'
import { alvorBasic, faialBasic, mareBasic, pardalBasic } from './basic-looks.ts'
import { brisa5 } from './brisa-5.ts'
import { estrela } from './estrela.ts'
import { faial } from './faial.ts'
import { mare } from './mare.ts'
import { pardal } from './pardal.ts'
import { planalto } from './planalto.ts'
import { serraAlta } from './serra-alta.ts'

/** The nine cars of the demo range, small to large, then the electric one; then basic looks. */
export const allDesigns: readonly CarDesign[] = [
  pardal,
  faial,
  alvor,
  mare,
  brisa5,
  estrela,
  planalto,
  serraAlta,
  aurora,
  pardalBasic,
  faialBasic,
  alvorBasic,
  mareBasic,
]
