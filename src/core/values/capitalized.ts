/** A name with its first letter in upper case, as keys and fields have it. Unlike words, names do not depend on the language. */
export function capitalized<Text extends string>(text: Text): Capitalize<Text> {
  return (text.charAt(0).toUpperCase() + text.slice(1)) as Capitalize<Text>
}
