import type { Route } from '../http/route.ts'
import { amortisationPlan } from './amortisation.ts'
import { findBuild, saveBuild } from './builds.ts'
import { compareFinances } from './compare-finances.ts'
import { documents, makeSheet } from './configuration-sheet.ts'
import { CONTENT_CALLS } from './content-calls.ts'
import { dealers } from './dealers.ts'
import { leadForm, withdrawal } from './forms.ts'
import { accessibility, imprint, privacy, problem, thanks, withdrawConsent } from './pages.ts'
import { exteriorPictures, interiorPictures, upholsterySwatches } from './pictures.ts'
import { saveConfiguration } from './save-configuration.ts'
import { stock } from './stock.ts'
import { stockCars } from '../stock-cars/route.ts'
import { updateFinances } from './update-finances.ts'

/** All endpoints of the content site. */
export const ROUTES: readonly Route[] = [
  ...CONTENT_CALLS,
  dealers,
  updateFinances,
  amortisationPlan,
  compareFinances,
  stock,
  stockCars,
  saveConfiguration,
  saveBuild,
  findBuild,
  makeSheet,
  documents,
  leadForm,
  withdrawal,
  thanks,
  problem,
  privacy,
  accessibility,
  imprint,
  withdrawConsent,
  exteriorPictures,
  interiorPictures,
  upholsterySwatches,
]
