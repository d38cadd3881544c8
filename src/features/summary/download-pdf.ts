/** Delay before the object URL is revoked, so that the browser can start the download, in milliseconds. */
const REVOKE_AFTER = 1000

/** Downloads a PDF given as Base64. Throws if it is not valid Base64. */
export function downloadPdf(base64: string, fileName: string): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER)
}

/** Builds a portable file name: the parts without accents, spaces and punctuation, joined by '-'. */
export function pdfName(...parts: readonly (string | number)[]): string {
  const plain = parts
    .join('-')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z\d]+/gi, '-')
    .replace(/^-|-$/g, '')
  return `${plain}.pdf`
}
