/** Builds a portable file name: the parts without accents, spaces and punctuation, joined by '-'. */
export function fileName(parts: readonly (string | number)[], extension: string): string {
  const plain = parts
    .join('-')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z\d]+/gi, '-')
    .replace(/^-|-$/g, '')
  return `${plain}.${extension}`
}
