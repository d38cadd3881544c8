/** The `translate` attribute for what has this content: 'no' for a text without words, such as an amount. */
export function translatable(content: unknown): 'no' | undefined {
  return typeof content === 'string' && !/[a-z]/i.test(content) ? 'no' : undefined
}
