import { gzipSync } from 'node:zlib'

/** What the plugin adds to the widget's page, as patterns in its HTML. */
const PARTS: Readonly<Record<string, RegExp>> = {
  'links in the head':
    /<link rel="preload" as="(?:style|image)"[^>]*>|<template id="cfg-configurator-modules">.*?<\/template>/gs,
  description: /<meta name="description"[^>]*>/g,
  attributes: /(?<=<cfg-configurator)[^>]*/g,
  'model cards': /(?<=<ul class="swiper-wrapper"[^>]*>).*?(?=<\/ul>)/gs,
  'legal and SEO texts': /<div class="entries">.*?<\/nav>/gs,
  'without JavaScript': /<noscript><div class="no-script">.*?<\/noscript>/gs,
  'prefetched responses': /<script type="application\/json">.*?<\/script>/gs,
  'JSON-LD': /<script type="application\/ld\+json">.*?<\/script>/gs,
  'script tag': /<script[^>]* id="cfg-configurator-js-module"[^>]*><\/script>/g,
}

/**
 * Returns by how many bytes each part makes a page larger when it is compressed. What
 * parts have in common counts for none of them.
 */
export function partSizes(html: string): Record<string, number> {
  const compressed = gzipSync(html).byteLength
  return Object.fromEntries(
    Object.entries(PARTS).map(([name, part]) => [
      name,
      compressed - gzipSync(html.replace(part, '')).byteLength,
    ]),
  )
}
