/** Time a browser has to take a file over before its address is revoked, in milliseconds. */
const REVOKE_AFTER = 1000

/** Hands base64 to the visitor as a file. Throws where it is no base64. */
export function downloadBase64(base64: string, type: string, fileName: string): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER)
}
