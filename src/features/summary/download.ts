/** Delay before the object URL is revoked, so that the browser can start the download, in milliseconds. */
const REVOKE_AFTER = 1000

/** Downloads Base64 data as a file. Throws if it is not valid Base64. */
export function downloadBase64(base64: string, type: string, fileName: string): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER)
}
