import { useState } from 'react'

/** What a view of several pictures needs to show one of them. */
export interface Pictures {
  /** Without doubles and without those that failed. */
  readonly usable: readonly string[]
  /** Place of the wanted one among the usable ones; -1 for none. */
  readonly position: number
  /** Wraps around at both ends. */
  readonly goTo: (position: number) => void
  /** The picture that is seen; null for none. */
  readonly top: string | null
  readonly onLoad: (address: string) => void
  readonly onError: (address: string) => void
}

/** One of several pictures; the old one stays until the new one has loaded, and broken ones are left out. */
export function usePictures(images: readonly string[]): Pictures {
  // Counted among all pictures, so that one that fails elsewhere does not turn the page.
  const [index, setIndex] = useState(0)
  const [shown, setShown] = useState<string | null>(null)
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  const all = [...new Set(images)]
  const usable = all.filter((url) => !broken.has(url))
  const wanted = all.slice(index).find((url) => !broken.has(url)) ?? usable.at(-1) ?? null
  return {
    usable,
    position: wanted === null ? -1 : usable.indexOf(wanted),
    goTo: (position) => {
      const url = usable.at(position % usable.length)
      if (url !== undefined) setIndex(all.indexOf(url))
    },
    top: shown === null || broken.has(shown) ? wanted : shown,
    onLoad: setShown,
    onError: (url) => setBroken((old) => new Set(old).add(url)),
  }
}
