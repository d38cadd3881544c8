export type Fuel = 'Gasolina' | 'Gasóleo' | 'Híbrido' | 'Híbrido Plug-in' | 'Elétrico'

/** A motor shared by several models. */
export interface Motor {
  readonly name: string
  readonly fuel: Fuel
  readonly transmission: 'Manual' | 'Automática'
  /** Power in CV (metric horsepower). */
  readonly power: number
  readonly powerKw: number
  /** Torque in Nm. */
  readonly torque: number
  readonly gearbox: string
  readonly drive: 'Dianteira' | 'Integral'
  /** Displacement in cm³; `null` for electric motors. */
  readonly displacement: number | null
  readonly cylinders: number | null
  /** Usable battery capacity in kWh; `null` without a traction battery. */
  readonly battery: number | null
  /** Maximum DC charging power in kW; `null` without a charging socket. */
  readonly charging: number | null
  /** The editor's sentence about who it is for. */
  readonly bestFor: string | null
}

interface MotorRest {
  readonly gearbox: string
  readonly drive?: 'Integral'
  readonly displacement?: number
  readonly cylinders?: number
  readonly battery?: number
  readonly charging?: number
  readonly bestFor?: string
}

export const MOTORS = {
  p10: motor('1.0', 'Gasolina', 'Manual', [67, 49, 96], {
    gearbox: 'Manual de 5 velocidades',
    displacement: 998,
    cylinders: 3,
    bestFor: 'Para quem anda sobretudo na cidade e quer gastar pouco.',
  }),
  p10t: motor('1.0 Turbo', 'Gasolina', 'Manual', [100, 74, 172], {
    gearbox: 'Manual de 6 velocidades',
    displacement: 998,
    cylinders: 3,
    bestFor: 'Para o dia a dia na cidade, com fôlego para sair dela.',
  }),
  p10ta: motor('1.0 Turbo Auto', 'Gasolina', 'Automática', [100, 74, 172], {
    gearbox: 'Dupla embraiagem de 7 velocidades',
    displacement: 998,
    cylinders: 3,
    bestFor: 'Para quem enfrenta o trânsito todos os dias.',
  }),
  p12t: motor('1.2 Turbo', 'Gasolina', 'Manual', [130, 96, 230], {
    gearbox: 'Manual de 6 velocidades',
    displacement: 1199,
    cylinders: 3,
    bestFor: 'Para quem divide os quilómetros entre cidade e estrada.',
  }),
  p15ta: motor('1.5 Turbo', 'Gasolina', 'Automática', [160, 118, 253], {
    gearbox: 'Dupla embraiagem de 7 velocidades',
    displacement: 1482,
    cylinders: 4,
    bestFor: 'Para viagens longas, com a família e a bagagem.',
  }),
  h15: motor('1.5 Híbrido', 'Híbrido', 'Automática', [116, 85, 190], {
    gearbox: 'Automática de variação contínua',
    displacement: 1490,
    cylinders: 3,
    battery: 1.1,
    bestFor: 'Para poupar na cidade, sem precisar de tomada.',
  }),
  h16: motor('1.6 Híbrido', 'Híbrido', 'Automática', [215, 158, 350], {
    gearbox: 'Automática de 6 velocidades',
    displacement: 1598,
    cylinders: 4,
    battery: 1.5,
    bestFor: 'Para quem faz de tudo um pouco, sem tomada.',
  }),
  x16: motor('1.6 Híbrido Plug-in', 'Híbrido Plug-in', 'Automática', [265, 195, 380], {
    gearbox: 'Automática de 6 velocidades',
    displacement: 1598,
    cylinders: 4,
    battery: 14.8,
    bestFor: 'Para ir trabalhar só com eletricidade.',
  }),
  d16: motor('1.6 D', 'Gasóleo', 'Manual', [136, 100, 320], {
    gearbox: 'Manual de 6 velocidades',
    displacement: 1598,
    cylinders: 4,
    bestFor: 'Para quem faz muita autoestrada.',
  }),
  d16a: motor('1.6 D Auto', 'Gasóleo', 'Automática', [136, 100, 320], {
    gearbox: 'Dupla embraiagem de 7 velocidades',
    displacement: 1598,
    cylinders: 4,
    bestFor: 'Para quem faz muita autoestrada e prefere caixa automática.',
  }),
  d22: motor('2.2 D 4x4', 'Gasóleo', 'Automática', [194, 143, 440], {
    gearbox: 'Automática de 8 velocidades',
    drive: 'Integral',
    displacement: 2199,
    cylinders: 4,
    bestFor: 'Para quem reboca ou sai do asfalto.',
  }),
  e44: motor('Elétrico 44 kWh', 'Elétrico', 'Automática', [136, 100, 260], {
    gearbox: 'Redutor de uma velocidade',
    battery: 44,
    charging: 100,
    bestFor: 'Para a cidade e arredores, com carregamento em casa.',
  }),
  e64: motor('Elétrico 64 kWh', 'Elétrico', 'Automática', [204, 150, 310], {
    gearbox: 'Redutor de uma velocidade',
    battery: 64,
    charging: 150,
    bestFor: 'Para quem carrega em casa e viaja ao fim de semana.',
  }),
  e84: motor('Elétrico 84 kWh 4x4', 'Elétrico', 'Automática', [305, 224, 605], {
    gearbox: 'Redutor de uma velocidade',
    drive: 'Integral',
    battery: 84,
    charging: 240,
    bestFor: 'Para viagens longas sem emissões, em qualquer piso.',
  }),
} as const

export type MotorId = keyof typeof MOTORS

function motor(
  name: string,
  fuel: Fuel,
  transmission: Motor['transmission'],
  [power, powerKw, torque]: readonly [number, number, number],
  rest: MotorRest,
): Motor {
  return {
    name,
    fuel,
    transmission,
    power,
    powerKw,
    torque,
    gearbox: rest.gearbox,
    drive: rest.drive ?? 'Dianteira',
    displacement: rest.displacement ?? null,
    cylinders: rest.cylinders ?? null,
    battery: rest.battery ?? null,
    charging: rest.charging ?? null,
    bestFor: rest.bestFor ?? null,
  }
}
