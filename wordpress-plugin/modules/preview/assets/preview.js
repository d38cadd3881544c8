/**
 * Gives the configurator in the preview the values of the fields, before they are saved; and opens its later steps.
 */
;(function () {
  const form = document.querySelector('.cfg-form')
  const aside = document.querySelector('.cfg-preview')
  const frame = aside.querySelector('iframe')
  const { model, calls } = aside.dataset

  /** Attributes of the element as saved, by element. */
  const saved = new WeakMap()

  const toHtml = (field) =>
    field.value.trim() === '' ? '' : window.wp.autop.autop(field.value).trim()

  /** Address of the page that is chosen; null while it is what is saved, which the page in the frame has. */
  function pageOf(field) {
    const other = document.getElementById(`${field.id}-address`)
    const isSaved =
      field.selectedOptions[0].defaultSelected &&
      (field.value !== 'other' || other.value === other.defaultValue)
    if (isSaved) return null
    return field.value === 'other' ? other.value.trim() : field.value
  }

  /** Text of a field, or the content site's. */
  function textOf(field) {
    const own = field.classList.contains('cfg-contents') ? toHtml(field) : field.value.trim()
    return own || field.dataset.given || ''
  }

  function questions() {
    const rows = [...form.querySelectorAll('.cfg-row')].map((row) => ({
      question: row.querySelector('[name$="[question]"]').value.trim(),
      answer: toHtml(row.querySelector('[name$="[answer]"]')),
    }))
    return rows.filter(({ question }) => question !== '')
  }

  /** Attributes of the element that the fields on this screen change; '' removes one. */
  function attributesOf(before) {
    const objects = {}
    const attributes = {}
    for (const field of form.querySelectorAll('[data-attribute]')) {
      const [name, member] = field.dataset.attribute.split('.')
      const text = field.classList.contains('cfg-page') ? pageOf(field) : textOf(field)
      if (member === undefined) attributes[name] = text ?? before[name] ?? ''
      else {
        objects[name] ??= JSON.parse(before[name] || '{}')
        objects[name][member] = text ?? objects[name][member] ?? ''
      }
    }
    if (form.querySelector('.cfg-rows') !== null) {
      const list = questions()
      objects.faqs = list.length > 0 ? { faqsMotor: list } : {}
    }
    const labels = [...form.querySelectorAll('[data-label]')].filter(({ value }) => value.trim())
    if (form.querySelector('[data-label]') !== null)
      objects.labels = Object.fromEntries(labels.map((field) => [field.dataset.label, field.value]))
    for (const [name, members] of Object.entries(objects)) {
      const isSet = Object.values(members).some((value) => value !== '')
      attributes[name] = isSet ? JSON.stringify(members) : ''
    }
    return attributes
  }

  function showStyles(element) {
    for (const field of form.querySelectorAll('[data-property]')) {
      const { property, unit = '' } = field.dataset
      const value = field.value.trim()
      element.style.setProperty(`--cfg-${property}`, value === '' ? '' : value + unit)
    }
  }

  function show() {
    const page = frame.contentDocument
    const element = page?.querySelector('cfg-configurator')
    if (!element) return
    if (!saved.has(element)) {
      const before = [...element.attributes].map(({ name, value }) => [name, value])
      saved.set(element, Object.fromEntries(before))
      // The bar of WordPress, and what is saved: the fields take its place.
      page.getElementById('wpadminbar')?.remove()
      page.documentElement.style.setProperty('margin-top', '0', 'important')
      if (form.querySelector('[data-property]') !== null)
        for (const link of page.querySelectorAll('.cfg-configurator-appearance')) link.remove()
      // Not scrollIntoView, which also scrolls the settings.
      frame.contentWindow.scrollTo(0, element.getBoundingClientRect().top)
    }
    showStyles(element)
    for (const [name, value] of Object.entries(attributesOf(saved.get(element)))) {
      if (value === '') element.removeAttribute(name)
      else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
    }
  }

  let waiting = 0
  const showSoon = () => {
    window.clearTimeout(waiting)
    waiting = window.setTimeout(show, 200)
  }
  frame.addEventListener('load', show)
  for (const event of ['input', 'change', 'click']) form.addEventListener(event, showSoon)
  if (frame.contentDocument?.readyState === 'complete') show()

  /** The first item that a content call returns for the model, below what was chosen before it. */
  async function firstOf(call, isBelow) {
    const response = await window.fetch(`${calls}${call}/${encodeURIComponent(model)}/`)
    const items = response.ok ? await response.json() : []
    return Array.isArray(items) ? items.find(isBelow) : undefined
  }

  /** Query of a link that opens each screen with the first of all choices. */
  async function queries() {
    const start = `modelid=${encodeURIComponent(model)}`
    const found = { engine: start }
    const engine = await firstOf('lstEngines', () => true)
    if (!engine) return found
    found.version = `${start}&engine=${encodeURIComponent(engine.id)}`
    const engineId = String(engine.engineID || engine.id)
    const version = await firstOf('lstVersions', ({ idEngine }) => String(idEngine) === engineId)
    if (!version) return found
    const chosen = `${found.version}&version=${encodeURIComponent(version.id)}`
    const isOfVersion = (item) => String(item.version) === String(version.id)
    const colour = await firstOf('extColors', isOfVersion)
    const interior = await firstOf('panomaricLI', isOfVersion)
    found.exterior = chosen
    if (colour && interior)
      found.summary = `${chosen}&colext=${encodeURIComponent(colour.colorid ?? colour.id)}&colint=${encodeURIComponent(interior.idColor)}`
    return found
  }

  async function completeLinks() {
    const found = await queries()
    for (const link of document.querySelectorAll('[data-screen]')) {
      const query = found[link.dataset.screen]
      if (query === undefined) continue
      const url = new URL(link.href)
      url.searchParams.delete('modelid')
      link.href = `${url.href}${url.search === '' ? '?' : '&'}${query}`
    }
  }
  // Without an answer of the content site, the links open the first step.
  if (model !== '' && document.querySelector('[data-screen]') !== null)
    completeLinks().catch(() => undefined)
})()
