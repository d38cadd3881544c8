/**
 * Loads the widget after the browser has painted the first picture of the server-rendered model list, so that the
 * script does not compete with it for network and processor. Without server-rendered models it loads at once. The
 * preload links of its chunks are in a template until then. The responses that the widget needs first are loaded into
 * the data block of its element, in parallel with the chunks.
 *
 * The widget's file is requested with this file's own `?ver=`, so that it has the same version.
 */
const LONGEST_WAIT = 1000 // Milliseconds to wait for the picture. On a slower connection the widget loads first.
const TIME_TO_PAINT = 200 // Milliseconds to wait for the paint in browsers that do not report it.

const DATA_TIMEOUT = 5000 // Milliseconds to wait for the responses. Without them, the widget sends the requests itself.

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const loaded = (picture) =>
  picture.complete ||
  new Promise((resolve) => {
    picture.addEventListener('load', resolve, { once: true })
    picture.addEventListener('error', resolve, { once: true })
  })

/** Resolves when the picture is reported as the largest contentful paint, which it is on most screens. */
const painted = (picture) =>
  new Promise((resolve) => {
    const isIt = ({ url }) => url === picture.currentSrc
    new PerformanceObserver((list) => {
      if (list.getEntries().some(isIt)) resolve()
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })

const seen = async (picture) => {
  await loaded(picture)
  await Promise.race([painted(picture), wait(TIME_TO_PAINT)])
}

const fill = async (block) => {
  try {
    const response = await fetch(block.dataset.src, { signal: AbortSignal.timeout(DATA_TIMEOUT) })
    if (response.ok) block.textContent = await response.text()
  } catch {
    // The block stays empty.
  }
}

const picture = document.querySelector('cfg-configurator')?.shadowRoot?.querySelector('img')
if (picture) await Promise.race([seen(picture), wait(LONGEST_WAIT)])

const modules = document.getElementById('cfg-configurator-modules')
if (modules) document.head.append(modules.content)
await Promise.all([...document.querySelectorAll('cfg-configurator > [data-src]')].map(fill))

const { search } = new URL(import.meta.url)
await import(new URL(`../assets/configurator.js${search}`, import.meta.url).href)
