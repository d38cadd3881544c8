/**
 * Starts the widget once the browser has shown what the page itself printed inside it: the range is read, and
 * its first picture seen, before network and processor are given to the script. Without such a print it starts
 * at once. The links that fetch its chunks side by side wait in a template until then.
 *
 * The widget's file is asked for with this file's own `?ver=`, so that no old copy of it is taken.
 */
const LONGEST_WAIT = 1000 // Milliseconds for the picture to come; a line that is slower has the widget first.
const TIME_TO_DRAW = 200 // Milliseconds, where the browser does not say that it has drawn the picture.

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const loaded = (picture) =>
  picture.complete ||
  new Promise((resolve) => {
    picture.addEventListener('load', resolve, { once: true })
    picture.addEventListener('error', resolve, { once: true })
  })

/** Browsers report the largest thing they have drawn so far; on most screens that is the first picture. */
const drawn = (picture) =>
  new Promise((resolve) => {
    const isIt = ({ url }) => url === picture.currentSrc
    new PerformanceObserver((list) => {
      if (list.getEntries().some(isIt)) resolve()
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })

const seen = async (picture) => {
  await loaded(picture)
  await Promise.race([drawn(picture), wait(TIME_TO_DRAW)])
}

const picture = document.querySelector('cfg-configurator')?.shadowRoot?.querySelector('img')
if (picture) await Promise.race([seen(picture), wait(LONGEST_WAIT)])

const modules = document.getElementById('cfg-configurator-modules')
if (modules) document.head.append(modules.content)

const { search } = new URL(import.meta.url)
await import(new URL(`../assets/configurator.js${search}`, import.meta.url).href)
