/** What tests ask of a picture. */
export interface ReadPicture {
  readonly viewBox: string
  /** Names of all elements, in order. */
  readonly elements: readonly string[]
  /** References (`url(#x)`, `href`) without an element of that id, and any to another file. */
  readonly brokenReferences: readonly string[]
  readonly repeatedIds: readonly string[]
}

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<&]*")*)\s*(\/?)>/y

/** Reads an SVG text by XML's own rules, as an HTML parser would forgive what an image viewer refuses; throws where it is not well formed. */
export function readPicture(svg: string): ReadPicture {
  const elements: string[] = []
  const open: string[] = []
  TAG.lastIndex = 0
  while (TAG.lastIndex < svg.length) {
    const at = TAG.lastIndex
    const tag = TAG.exec(svg)
    if (tag === null) throw new SyntaxError(`not well formed: ${svg.slice(at, at + 60)}`)
    const [, closing = '', name = '', attributes = '', empty = ''] = tag
    if (closing === '') {
      if (open.length === 0 && elements.length > 0) throw new SyntaxError('more than one root')
      refuseRepeatedAttributes(name, attributes)
      elements.push(name)
      if (empty === '') open.push(name)
    } else if (open.pop() !== name) {
      throw new SyntaxError(`</${name}> closes nothing`)
    }
  }
  if (open.length > 0) throw new SyntaxError(`<${open.join('><')}> stays open`)

  const ids = [...svg.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)
  const local = [...svg.matchAll(/url\(([^)]*)\)|href="([^"]*)"/g)].map(
    ([, url, href]) => url ?? href ?? '',
  )
  return {
    viewBox: /viewBox="([^"]*)"/.exec(svg)?.[1] ?? '',
    elements,
    brokenReferences: local.filter((to) => !to.startsWith('#') || !ids.includes(to.slice(1))),
    repeatedIds: ids.filter((id, index) => ids.indexOf(id) !== index),
  }
}

function refuseRepeatedAttributes(element: string, attributes: string): void {
  const names = [...attributes.matchAll(/([a-zA-Z][\w:-]*)="/g)].map(([, name = '']) => name)
  if (new Set(names).size < names.length) throw new SyntaxError(`<${element}> repeats an attribute`)
}
