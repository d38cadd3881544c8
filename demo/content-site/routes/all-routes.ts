import type { Route } from '../http/route.ts'
import { amortisationPlan } from './amortisation.ts'
import { backOffice } from './back-office.ts'
import { boModelsFields } from './bo-models-fields.ts'
import { carPods } from './car-pods.ts'
import { compareFinances } from './compare-finances.ts'
import { configSimul } from './config-simul.ts'
import { documents, makeSheet } from './configuration-sheet.ts'
import { dealers } from './dealers.ts'
import { engines } from './engines.ts'
import { equipment } from './equipment.ts'
import { exteriorColours } from './exterior-colours.ts'
import { leadForm } from './forms.ts'
import { models } from './models.ts'
import { privacy, problem, thanks } from './pages.ts'
import { panoramas } from './panoramas.ts'
import { exteriorPictures, interiorPictures } from './pictures.ts'
import { saveConfiguration } from './save-configuration.ts'
import { stock } from './stock.ts'
import { updateFinances } from './update-finances.ts'
import { versions } from './versions.ts'

/** All endpoints of the content site. */
export const ROUTES: readonly Route[] = [
  configSimul,
  models,
  boModelsFields,
  engines,
  versions,
  equipment,
  exteriorColours,
  panoramas,
  dealers,
  updateFinances,
  amortisationPlan,
  compareFinances,
  stock,
  saveConfiguration,
  makeSheet,
  documents,
  leadForm,
  thanks,
  problem,
  privacy,
  backOffice,
  carPods,
  exteriorPictures,
  interiorPictures,
]
