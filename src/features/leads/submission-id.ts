/** Hashes a text to 53 bits (cyrb53, public domain). Not cryptographic. */
function hash(text: string, seed: number): string {
  let high = 0xdeadbeef ^ seed
  let low = 0x41c6ce57 ^ seed
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2_654_435_761)
    low = Math.imul(low ^ unit, 1_597_334_677)
  }
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36).padStart(11, '0')
}

/**
 * Creates the id of a submission: 22 letters and digits, always the same for the same parts. A double click or the
 * same form posted again counts as one lead. A changed form counts as another.
 * @param parts Must start with the random id of the visit, so that two users never share an id.
 */
export function submissionId(parts: readonly string[]): string {
  const text = JSON.stringify(parts)
  return hash(text, 1) + hash(text, 2)
}
