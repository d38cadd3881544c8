import type { EquipmentEntry } from './types.ts'

/** Which cars a piece of equipment is available for. Missing fields do not restrict. */
export type Fit =
  | 'electric'
  | 'combustion'
  | 'automatic'
  | 'wide-cluster'
  | 'tall'
  | 'roomy'
  | 'rails'
  | 'seven'

export interface EquipmentPlan extends EquipmentEntry {
  /** Lowest grade with it. A car's grade is its trim's tier plus its model's level. */
  readonly grade: number
  readonly fit: Fit | null
}

/**
 * A better car has everything that a cheaper one has: what all have is one piece ('Ar condicionado'), and what the better
 * ones have instead is another ('Ar condicionado automático'). Otherwise a comparison crosses out what is bettered.
 */
type Row = readonly [value: string, grade: number, fit?: Fit]

const EXTERIOR: readonly Row[] = [
  ['Jantes de liga leve', 3],
  ['Jantes de 18 polegadas ou mais', 6],
  ['Jantes diamantadas', 7],
  ['Faróis full LED', 3],
  ['Faróis Matrix LED adaptativos', 6],
  ['Luzes diurnas', 1],
  ['Luzes diurnas LED', 3],
  ['Farolins traseiros LED', 1],
  ['Faróis de nevoeiro', 3],
  ['Indicadores de mudança de direção dinâmicos', 6],
  ['Retrovisores elétricos e aquecidos', 1],
  ['Retrovisores rebatíveis eletricamente', 4],
  ['Puxadores das portas na cor da carroçaria', 3],
  ['Puxadores das portas embutidos', 6, 'electric'],
  ['Vidros traseiros escurecidos', 4],
  ['Barras de tejadilho', 3, 'rails'],
  ['Teto panorâmico de abrir', 7],
  ['Portão traseiro elétrico mãos-livres', 6, 'roomy'],
  ['Proteções inferiores em alumínio', 4, 'tall'],
  ['Antena barbatana de tubarão', 2],
  ['Frisos cromados nas janelas', 5],
]

const COMFORT: readonly Row[] = [
  ['Ar condicionado', 1],
  ['Ar condicionado automático', 4],
  ['Ar condicionado de duas zonas', 5],
  ['Ar condicionado para a terceira fila', 4, 'seven'],
  ['Vidros dianteiros elétricos', 1],
  ['Vidros traseiros elétricos', 2],
  ['Cruise control com limitador de velocidade', 2],
  ['Cruise control adaptativo com Stop & Go', 5],
  ['Sensores de estacionamento traseiros', 3],
  ['Sensores de estacionamento dianteiros', 5],
  ['Câmara de visão traseira', 4],
  ['Câmaras com visão de 360°', 7],
  ['Chave inteligente com botão de arranque', 4],
  ['Sensor de chuva', 3],
  ['Sensor de luz', 2],
  ['Travão de estacionamento elétrico', 4],
  ['Bancos dianteiros aquecidos', 5],
  ['Bancos dianteiros ventilados', 7],
  ['Volante aquecido', 6],
  ['Banco do condutor com regulação elétrica', 6],
  ['Bomba de calor', 3, 'electric'],
  ['Pré-climatização pela aplicação', 3, 'electric'],
  ['Patilhas no volante', 4, 'automatic'],
  ['Carregador de bordo trifásico de 11 kW', 2, 'electric'],
]

const INTERIOR: readonly Row[] = [
  ['Ecrã tátil', 1],
  ['Sistema de navegação', 4],
  ['Ecrã curvo de 12,3"', 7],
  ['Computador de bordo', 1],
  ['Painel de instrumentos digital de 10,25"', 1, 'wide-cluster'],
  ['Ligação ao smartphone', 1],
  ['Ligação ao smartphone sem fios', 4],
  ['Rádio digital DAB com Bluetooth', 1],
  ['Sistema de som premium com 8 altifalantes', 6],
  ['Carregador de smartphone sem fios', 5],
  ['Tomadas USB-C dianteiras', 1],
  ['Tomadas USB-C traseiras', 3],
  ['Volante em pele', 3],
  ['Apoio de braço central', 2],
  ['Banco do condutor regulável em altura', 1],
  ['Banco traseiro rebatível 60:40', 1],
  ['Banco traseiro deslizante', 4, 'tall'],
  ['Terceira fila de bancos rebatível 50:50', 3, 'seven'],
  ['Iluminação ambiente com 64 cores', 6],
  ['Projeção de informação no para-brisas', 8],
  ['Pedais em alumínio', 6],
  ['Cortinas nas portas traseiras', 6, 'roomy'],
  ['Bagageira dianteira', 3, 'electric'],
]

const SAFETY: readonly Row[] = [
  ['Airbags frontais, laterais e de cortina', 1],
  ['Airbag central dianteiro', 4],
  ['Controlo eletrónico de estabilidade', 1],
  ['Assistência ao arranque em subida', 1],
  ['Controlo de descida', 4, 'tall'],
  ['Travagem autónoma de emergência em cidade', 1],
  ['Travagem de emergência com deteção de peões e ciclistas', 3],
  ['Assistência à travagem em cruzamentos', 6],
  ['Aviso de saída de faixa', 1],
  ['Assistência à manutenção na faixa', 3],
  ['Assistência à condução em autoestrada', 6],
  ['Aviso de fadiga do condutor', 2],
  ['Reconhecimento de sinais de trânsito', 3],
  ['Aviso de ângulo morto', 5],
  ['Câmara de ângulo morto no painel', 8],
  ['Aviso de tráfego traseiro', 5],
  ['Aviso de saída segura dos ocupantes', 6],
  ['Máximos automáticos', 3],
  ['Chamada de emergência eCall', 1],
  ['Fixações ISOFIX nos lugares traseiros', 1],
  ['Controlo da pressão dos pneus', 1],
  ['Kit de reparação de pneus', 1, 'electric'],
  ['Pneu suplente de emergência', 2, 'combustion'],
  ['Alarme volumétrico', 5],
]

/** What buyers ask for first: named before the rest of what a version adds. */
const HIGHLIGHTS = new Set([
  'Faróis full LED',
  'Faróis Matrix LED adaptativos',
  'Teto panorâmico de abrir',
  'Portão traseiro elétrico mãos-livres',
  'Ar condicionado automático',
  'Ar condicionado de duas zonas',
  'Cruise control adaptativo com Stop & Go',
  'Câmara de visão traseira',
  'Câmaras com visão de 360°',
  'Chave inteligente com botão de arranque',
  'Bancos dianteiros aquecidos',
  'Sistema de navegação',
  'Ecrã curvo de 12,3"',
  'Sistema de som premium com 8 altifalantes',
  'Projeção de informação no para-brisas',
  'Terceira fila de bancos rebatível 50:50',
  'Bomba de calor',
  'Aviso de ângulo morto',
  'Assistência à condução em autoestrada',
])

/** What a better car has in place of the lesser equipment that every car has. */
const REPLACES: Readonly<Record<string, string>> = {
  'Jantes de 18 polegadas ou mais': 'Jantes de liga leve',
  'Faróis Matrix LED adaptativos': 'Faróis full LED',
  'Luzes diurnas LED': 'Luzes diurnas',
  'Ar condicionado automático': 'Ar condicionado',
  'Ar condicionado de duas zonas': 'Ar condicionado automático',
  'Câmaras com visão de 360°': 'Câmara de visão traseira',
  'Cruise control adaptativo com Stop & Go': 'Cruise control com limitador de velocidade',
  'Ligação ao smartphone sem fios': 'Ligação ao smartphone',
}

const ALL = [
  ...typed(32, EXTERIOR),
  ...typed(33, COMFORT),
  ...typed(34, INTERIOR),
  ...typed(35, SAFETY),
]

/** All equipment, numbered in the order listed. */
export const EQUIPMENT: readonly EquipmentPlan[] = ALL.map((plan, index) => ({
  ...plan,
  id: index + 1,
  highlight: HIGHLIGHTS.has(plan.value),
  replaces: ALL.findIndex(({ value }) => value === REPLACES[plan.value]) + 1 || null,
}))

function typed(idType: EquipmentEntry['idType'], rows: readonly Row[]) {
  return rows.map(([value, grade, fit = null]) => ({ value, idType, grade, fit }))
}
