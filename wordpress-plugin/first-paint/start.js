/**
 * Loads the widget after the browser has painted the first picture of the server-rendered model list, so that the
 * script does not compete with it for network and processor. Without server-rendered models it loads at once. The
 * preload links of its chunks are in a template until then. The responses that the widget needs first are loaded into
 * the data block of its element, in parallel with the chunks. What has been loaded is evaluated when the browser is
 * idle. A visitor who points at the list, touches or focuses it does not wait for either; a model that is chosen before
 * the widget has started is chosen in the widget then.
 *
 * The widget's file is requested with this file's own `?ver=`, so that it has the same version. Plugins that minify
 * scripts load this file from their cache, where the widget's is not: then its address is that of its preload link.
 */
const LONGEST_WAIT = 1000 // Milliseconds to wait for the picture. On a slower connection the widget loads first.
const TIME_TO_PAINT = 200 // Milliseconds to wait for the paint in browsers that do not report it.

const DATA_TIMEOUT = 5000 // Milliseconds to wait for the responses. Without them, the widget sends the requests itself.

const IDLE_TIMEOUT = 1000 // Milliseconds after which the widget starts although the browser is busy.

let longestAnswer = 5000 // Milliseconds in which a chosen model has to be there. None if the widget cannot be loaded.

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Resolves when a picture or a link has been loaded, or cannot be. */
const ended = (element) =>
  new Promise((resolve) => {
    element.addEventListener('load', resolve, { once: true })
    element.addEventListener('error', resolve, { once: true })
  })

const loaded = (picture) => picture.complete || ended(picture)

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

/** Requests the manifest of the catalogue's files, so that the widget's first list need not wait for it. */
const preloadManifest = ({ catalogue }) => {
  if (!catalogue) return
  const link = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: catalogue }
  document.head.append(Object.assign(document.createElement('link'), link))
}

const fill = async (block) => {
  try {
    const { src } = block.dataset
    const response = src && (await fetch(src, { signal: AbortSignal.timeout(DATA_TIMEOUT) }))
    if (response?.ok) block.textContent = await response.text()
    preloadManifest(JSON.parse(block.textContent))
  } catch {
    // The block stays as it is.
  }
}

const idle = () =>
  new Promise((resolve) => {
    if (window.requestIdleCallback) requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT })
    else resolve()
  })

const element = document.querySelector('cfg-configurator')
const printed = element?.shadowRoot

const wanted = new Promise((resolve) => {
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    element?.addEventListener(type, resolve, { once: true, passive: true })
})

/** Ends waiting for the card of the model that was chosen last. */
let forget = () => undefined

/** Chooses the model of a printed card in the widget once its card is there. Follows the link if it does not come. */
const choose = (link) => {
  forget()
  const name = link.getAttribute('aria-label')
  const find = () => {
    const buttons = [...printed.querySelectorAll('.model .primary:not(a)')]
    const button = buttons.find((each) => each.getAttribute('aria-label') === name)
    if (!button) return
    forget()
    button.click()
  }
  const changes = new MutationObserver(find)
  const late = setTimeout(() => location.assign(link.href), longestAnswer)
  forget = () => {
    changes.disconnect()
    clearTimeout(late)
  }
  changes.observe(printed, { childList: true, subtree: true })
}

printed?.addEventListener('click', (event) => {
  const link = event.target.closest('.model a')
  const isOther =
    event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (!link || isOther) return
  event.preventDefault()
  choose(link)
})

const picture = printed?.querySelector('img')
if (picture) await Promise.race([seen(picture), wait(LONGEST_WAIT), wanted])

const modules = document.getElementById('cfg-configurator-modules')
const links = [...(modules?.content.children ?? [])]
// Where the browser does not preload modules, the widget loads them itself.
const arrived = links[0]?.relList.supports('modulepreload') ? links.map(ended) : []
if (modules) document.head.append(modules.content)
const filled = Promise.all(
  [...document.querySelectorAll('cfg-configurator > [type="application/json"]')].map(fill),
)
await Promise.race([Promise.all(arrived).then(idle), wanted])
await filled

/** The address of the widget's file. */
const entry = () => {
  const { pathname, search } = new URL(import.meta.url)
  const isPreloaded = ({ href }) => href.includes('/assets/configurator.js?')
  const isMoved = !pathname.endsWith('/first-paint/start.js')
  const preloads = isMoved ? [...document.querySelectorAll('link[rel="modulepreload"]')] : []
  const nextToThis = new URL(`../assets/configurator.js${search}`, import.meta.url)
  return (preloads.find(isPreloaded) ?? nextToThis).href
}

try {
  await import(entry())
} catch (error) {
  longestAnswer = 0
  throw error
}
