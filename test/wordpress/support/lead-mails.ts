import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A mail as WordPress was to send it. */
export interface Mail {
  readonly to: string | readonly string[]
  readonly subject: string
  readonly message: string
  readonly headers: string | readonly string[]
}

/** The file in which a development site stores its mail. */
export const mailFile = (folder: string): string => join(folder, 'wp-content/mail.jsonl')

/** What a development site has mailed, oldest first. */
export async function readMails(folder: string): Promise<Mail[]> {
  const text = await readFile(mailFile(folder), 'utf8').catch(() => '')
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Mail)
}
