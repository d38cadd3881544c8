/**
 * Starts the widget once the browser has shown what the page itself printed inside it: the range is read, and
 * its first picture seen, before network and processor are given to the script. Without such a print it starts
 * at once. The links that fetch its chunks side by side wait in a template until then.
 *
 * The widget's file is asked for with this file's own `?ver=`, so that no old copy of it is taken.
 */
const LONGEST_WAIT = 500 // Milliseconds; a page in the background draws nothing.

const printed = document.querySelector('cfg-configurator')?.shadowRoot
const picture = printed?.querySelector('img')

if (printed)
  await new Promise((resolve) => {
    const show = () => requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, LONGEST_WAIT)
    if (!picture || picture.complete) show()
    else {
      picture.addEventListener('load', show, { once: true })
      picture.addEventListener('error', show, { once: true })
    }
  })

const modules = document.getElementById('cfg-configurator-modules')
if (modules) document.head.append(modules.content)

const { search } = new URL(import.meta.url)
await import(new URL(`../assets/configurator.js${search}`, import.meta.url).href)
