import type { DealerEntry, DistrictEntry } from './types.ts'

interface DistrictPlan {
  readonly name: string
  /** Prefix of its dealers' ids. */
  readonly code: string
  /** Dealers as 'name, place'. */
  readonly dealers: readonly string[]
}

const NETWORK: readonly DistrictPlan[] = [
  { name: 'Aveiro', code: 'AV', dealers: ['Lume Ria, Aveiro', 'Lume Vouga, Águeda'] },
  { name: 'Beja', code: 'BJ', dealers: ['Lume Planície, Beja'] },
  {
    name: 'Braga',
    code: 'BR',
    dealers: ['Lume Minho, Braga', 'Lume Castelo, Guimarães', 'Lume Ave, Vila Nova de Famalicão'],
  },
  { name: 'Bragança', code: 'BG', dealers: ['Lume Montesinho, Bragança'] },
  {
    name: 'Castelo Branco',
    code: 'CB',
    dealers: ['Lume Gardunha, Castelo Branco', 'Lume Zêzere, Covilhã'],
  },
  { name: 'Coimbra', code: 'CO', dealers: ['Lume Mondego, Coimbra', 'Lume Foz, Figueira da Foz'] },
  { name: 'Évora', code: 'EV', dealers: ['Lume Templo, Évora'] },
  { name: 'Faro', code: 'FA', dealers: ['Lume Ria Formosa, Faro', 'Lume Barlavento, Portimão'] },
  { name: 'Guarda', code: 'GU', dealers: ['Lume Altitude, Guarda'] },
  { name: 'Leiria', code: 'LE', dealers: ['Lume Lis, Leiria', 'Lume Oeste, Caldas da Rainha'] },
  {
    name: 'Lisboa',
    code: 'LX',
    dealers: [
      'Lume Tejo, Lisboa',
      'Lume Benfica, Lisboa',
      'Lume Serra, Sintra',
      'Lume Baía, Cascais',
      'Lume Linhas, Torres Vedras',
    ],
  },
  { name: 'Portalegre', code: 'PG', dealers: ['Lume São Mamede, Portalegre'] },
  {
    name: 'Porto',
    code: 'PT',
    dealers: [
      'Lume Ribeira, Porto',
      'Lume Boavista, Porto',
      'Lume Leça, Matosinhos',
      'Lume Gaia, Vila Nova de Gaia',
    ],
  },
  { name: 'Santarém', code: 'SA', dealers: ['Lume Lezíria, Santarém', 'Lume Nabão, Tomar'] },
  { name: 'Setúbal', code: 'SE', dealers: ['Lume Sado, Setúbal', 'Lume Margem, Almada'] },
  { name: 'Viana do Castelo', code: 'VC', dealers: ['Lume Lima, Viana do Castelo'] },
  { name: 'Vila Real', code: 'VR', dealers: ['Lume Corgo, Vila Real', 'Lume Tâmega, Chaves'] },
  { name: 'Viseu', code: 'VS', dealers: ['Lume Dão, Viseu', 'Lume Lafões, São Pedro do Sul'] },
  {
    name: 'Açores',
    code: 'AC',
    dealers: ['Lume Hortênsia, Ponta Delgada', 'Lume Monte Brasil, Angra do Heroísmo'],
  },
  { name: 'Madeira', code: 'MD', dealers: ['Lume Levada, Funchal', 'Lume Laurissilva, Machico'] },
]

/** The districts, numbered in list order. */
export const DISTRICTS: readonly DistrictEntry[] = NETWORK.map(({ name }, index) => ({
  id: index + 1,
  name,
}))

/** The dealers. Ids contain no '-' or ',' because a cookie uses these as separators. */
export const DEALERS: readonly DealerEntry[] = NETWORK.flatMap(({ code, dealers }, district) =>
  dealers.map((designation, index) => ({
    objectId: `${code}${String(index + 1).padStart(2, '0')}`,
    designation,
    email: `${mailbox(designation)}@lume.example`,
    district: district + 1,
  })),
)

function mailbox(designation: string): string {
  const name = designation.replace(/^Lume /, '').replace(/,.*$/, '')
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(' ', '-')
}
