import type { ModelPlan } from '../model-plan.ts'
import { exteriorDetails } from '../picture-addresses.ts'
import type { EquipmentDetails, FramePoints } from '../types.ts'
import points from './car-points.json' with { type: 'json' }

interface DetailsPlan {
  readonly text: string
  /** A place of car-points.json. */
  readonly place?: string
  /** What its close-up is called in the gallery. */
  readonly closeUp?: string
}

const LAMP = { place: 'lamp', closeUp: 'Farol dianteiro' }

/** By the name of the item. Pictures are close-ups of the gallery, in the model's own colour. */
const DETAILS: Readonly<Record<string, DetailsPlan>> = {
  'Jantes de liga leve': {
    text: 'Mais leves do que as jantes de aço, ajudam a suspensão a acompanhar a estrada.',
    place: 'wheel',
    closeUp: 'Jante e pneu',
  },
  'Faróis full LED': {
    text: 'Médios e máximos em LED: uma luz mais branca, que gasta menos e dura a vida do automóvel.',
    ...LAMP,
  },
  'Faróis Matrix LED adaptativos': {
    text: 'Conduz sempre com os máximos: a câmara apaga só os segmentos que encandeariam os outros condutores.',
    ...LAMP,
  },
  'Farolins traseiros LED': {
    text: 'Acendem mais depressa do que uma lâmpada, e quem vem atrás trava mais cedo.',
    place: 'tail',
    closeUp: 'Farolim traseiro',
  },
  'Retrovisores rebatíveis eletricamente': {
    text: 'Recolhem quando tranca o automóvel e abrem quando se aproxima.',
    place: 'mirror',
  },
  'Puxadores das portas embutidos': {
    text: 'Ficam à face da carroçaria em andamento e saem quando a chave está por perto.',
    place: 'handle',
  },
  'Vidros traseiros escurecidos': {
    text: 'Menos sol e menos olhares nos lugares de trás.',
    place: 'glass',
  },
  'Barras de tejadilho': {
    text: 'Suportam uma caixa ou bicicletas. A carga máxima está no manual do automóvel.',
    place: 'rails',
  },
  'Cruise control adaptativo com Stop & Go': {
    text: 'Um radar atrás do emblema mantém a distância ao carro da frente. Para e arranca sozinho no trânsito.',
    place: 'badge',
  },
  'Câmara de visão traseira': {
    text: 'Mostra no ecrã o que está atrás, com linhas que seguem o volante.',
    place: 'camera',
  },
  'Câmaras com visão de 360°': {
    text: 'Quatro câmaras compõem uma vista de cima, para ver passeios e pilares ao estacionar.',
  },
  'Projeção de informação no para-brisas': {
    text: 'A velocidade e as indicações do GPS aparecem na linha da estrada, sem baixar os olhos.',
  },
  'Bomba de calor': {
    text: 'Aquece o habitáculo com menos energia da bateria, o que poupa autonomia no inverno.',
  },
}

/** What the site says about an item. Empty for most. */
export function detailsOf(name: string, plans: readonly ModelPlan[]): EquipmentDetails {
  const details = DETAILS[name]
  if (!details) return {}
  const models = plans.flatMap((plan) => {
    const image = exteriorDetails(plan.slug, plan.defaultPaint).find(
      ({ title }) => title === details.closeUp,
    )?.image
    const frames = pointsOf(plan.slug, details.place)
    const own = { ...(image ? { image } : {}), ...(frames ? { points: frames } : {}) }
    return Object.keys(own).length > 0 ? [{ modelID: plan.id, ...own }] : []
  })
  return { text: details.text, ...(models.length > 0 ? { models } : {}) }
}

function pointsOf(slug: string, place: string | undefined): FramePoints | undefined {
  const cars: Readonly<Record<string, Readonly<Record<string, FramePoints>>>> = points
  return place === undefined ? undefined : cars[slug]?.[place]
}
