/** Signs of equipment, by words of its name in the content site's language. The first match counts. */
const SIGNS = [
  ['camera', /câmara/i],
  ['light', /farol|faróis|luz|led\b/i],
  ['climate', /condicionado|climati|calor/i],
  ['seat', /\bbancos?\b|apoio de braço/i],
  ['screen', /ecrã|painel|navegação|computador/i],
  ['wheel', /volante|cruise/i],
] as const

/** What the name of an item is about. `null` if none of its words says so. */
export function equipmentSign(name: string): (typeof SIGNS)[number][0] | null {
  return SIGNS.find(([, words]) => words.test(name))?.[0] ?? null
}
