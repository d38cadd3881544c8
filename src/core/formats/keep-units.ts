/** A text in which a number and its unit stay on one line: '84 kWh', '265 CV'. */
export function keepUnits(text: string): string {
  return text.replace(/(\d) (?=(?:CV|PS|kWh?|km)\b)/g, '$1\u00A0')
}
