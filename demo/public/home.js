// The introduction around the configurator is shown on its home URL only. It stays hidden after the
// visitor opens a step, until the page is reloaded.
const home = document.querySelectorAll('.home')

function leaveHome() {
  if (/^\/configurador\/?$/.test(location.pathname)) return
  for (const part of home) part.hidden = true
}

window.navigation?.addEventListener('currententrychange', leaveHome)
// For browsers without the Navigation API: the widget fires this event when a configuration starts.
document.addEventListener('initConfig', leaveHome)
window.addEventListener('popstate', leaveHome)
leaveHome()

// The place of a picture that cannot be loaded stays empty. One that loads later, as in a wider window, is shown.
/** @param {Event} event */
const showLoaded = ({ type, target }) => {
  if (target instanceof HTMLImageElement) target.style.visibility = type === 'error' ? 'hidden' : ''
}
for (const type of ['load', 'error']) document.addEventListener(type, showLoaded, true)
// Before this script ran.
for (const { complete, naturalWidth, style } of document.images)
  if (complete && !naturalWidth) style.visibility = 'hidden'

// The built page holds the widget's files back until the hero's picture has been painted. On phones, it is below the
// models.
const LONGEST_WAIT = 2000 // Milliseconds; on a slower connection the widget loads beside the picture.

/** @param {HTMLImageElement} picture */
const loaded = (picture) =>
  picture.complete ||
  new Promise((resolve) => {
    picture.addEventListener('load', resolve, { once: true })
    picture.addEventListener('error', resolve, { once: true })
  })

/** @param {HTMLImageElement} picture */
const painted = async (picture) => {
  await loaded(picture)
  const reported = new Promise((resolve) => {
    const isIt = ({ url }) => url === picture.currentSrc
    new PerformanceObserver((list) => {
      if (list.getEntries().some(isIt)) resolve()
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  // Not every browser reports it.
  await Promise.race([reported, new Promise((resolve) => setTimeout(resolve, 200))])
}

/** @param {HTMLTemplateElement} held */
async function startWidget({ content }) {
  const picture = innerWidth < 768 ? null : document.querySelector('.hero img')
  const longest = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))
  if (picture) await Promise.race([painted(picture), longest])
  document.head.append(content)
}

const held = document.getElementById('widget-start')
if (held) void startWidget(held)
