/** Shows which checks have run while the others are running. Without JavaScript, the page loads until all have run. */
;(function () {
  const form = document.querySelector('.cfg-run')
  const progress = document.querySelector('.cfg-progress')
  const status = progress.querySelector('[role="status"]')
  const rows = [...progress.querySelectorAll('li')]
  const words = progress.dataset

  function mark(row, state) {
    if (row === undefined || words[state] === undefined) return
    row.dataset.state = state
    row.lastElementChild.textContent = words[state]
  }

  /** Marks the rows of the checks that have run, in order, and the one that is running. */
  function show(states) {
    for (const [index, state] of states.entries()) mark(rows[index], state)
    mark(rows[states.length], 'running')
    status.textContent = words.count.replace('{n}', states.length).replace('{total}', rows.length)
  }

  // Properties of the form would be its fields of these names.
  async function run() {
    const body = new FormData(form)
    body.set('progress', '1')
    const response = await window.fetch(form.getAttribute('action'), { method: 'POST', body })
    if (!response.ok) throw new Error(response.statusText)
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += part.value
      show(text.split('\n').slice(0, -1))
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!progress.hidden) return
    form.querySelector('[type="submit"]').setAttribute('aria-disabled', 'true')
    for (let next = progress.nextElementSibling; next !== null; next = next.nextElementSibling)
      next.hidden = true
    progress.hidden = false
    show([])
    run().then(
      () => window.location.reload(),
      // The server then answers with the findings.
      () => HTMLFormElement.prototype.submit.call(form),
    )
  })

  /** The ancestors of the configurator that a sticky element would refer to instead of the window. */
  function clipping(page) {
    const found = []
    const clips = (element) => {
      const { overflowX, overflowY } = page.defaultView.getComputedStyle(element)
      return [overflowX, overflowY].some((value) => !['visible', 'clip'].includes(value))
    }
    let element = page.querySelector('cfg-configurator')?.parentElement
    for (; element && element !== page.documentElement; element = element.parentElement) {
      // Without a value of the root, the window takes that of the body.
      const isOfWindow = element === page.body && !clips(page.documentElement)
      if (clips(element) && !isOfWindow)
        found.push([element.localName, ...element.classList].join('.'))
    }
    return found
  }

  const theme = document.querySelector('.cfg-findings[data-page]')
  if (theme !== null) {
    const frame = document.createElement('iframe')
    // Without scripts: nobody counts this as a visit.
    frame.sandbox = 'allow-same-origin'
    frame.className = 'cfg-theme-frame'
    frame.src = theme.dataset.page
    frame.addEventListener('load', () => {
      // A site may forbid frames; then nothing is known.
      const found = frame.contentDocument === null ? [] : clipping(frame.contentDocument)
      theme.querySelector('code').textContent = found.join(', ')
      theme.hidden = found.length === 0
      frame.remove()
    })
    document.body.append(frame)
  }

  // The last step of the set-up asks for a result.
  if (document.querySelector('[data-run-checks="now"]') !== null) form.requestSubmit()
})()
