/** Gives the configurator in the preview the values of the fields, before they are saved. */
;(function () {
  const aside = document.querySelector('.cfg-configurator-preview')
  if (aside === null) return
  const form = document.querySelector('.cfg-configurator-form')
  const frame = aside.querySelector('iframe')
  const fields = JSON.parse(aside.dataset.fields)

  /** Attributes of the element as saved, by element. */
  const saved = new WeakMap()

  const toHtml = (text) => (text.trim() === '' ? '' : window.wp.autop.autop(text).trim())

  /** Questions and answers, of which those without a question are dropped. */
  function rowsOf(key) {
    const rows = []
    for (const input of form.querySelectorAll(`[name^="cfg_configurator_settings[${key}]["]`)) {
      const [place, name] = input.name.match(/\w+(?=\])/g).slice(1)
      rows[place] ??= {}
      rows[place][name] = name === 'answer' ? toHtml(input.value) : input.value.trim()
    }
    return rows.filter(({ question }) => question !== '')
  }

  /** What a field says, or the content site; null for what is saved. */
  function valueOf(key, type) {
    if (type === 'rows') return rowsOf(key)
    const field = document.getElementById(`cfg-configurator-${key}`)
    if (field === null) return null
    // The placeholder is the text of the content site.
    return (type === 'rich' ? toHtml(field.value) : field.value.trim()) || field.placeholder || ''
  }

  /** The labels in the language of the element that have a text of their own, by key. */
  function labelsOf(language) {
    const labels = {}
    for (const list of form.querySelectorAll(`[data-language="${language}"]`)) {
      const options = [...list.querySelectorAll('option')]
      for (const input of list.querySelectorAll('[name$="[to]"]')) {
        const from = list.querySelector(`[name="${input.name.replace('[to]', '[from]')}"]`)
        const keys = options.find(({ value }) => value === from.value.trim())?.dataset.keys ?? ''
        for (const key of keys.split(' '))
          if (key !== '' && input.value.trim() !== '') labels[key] = input.value.trim()
      }
    }
    return labels
  }

  /** Attributes of the element that the fields on this screen change; '' removes one. */
  function attributesOf(before, language) {
    const objects = {}
    const attributes = {}
    for (const [key, type, attribute] of fields) {
      const [name, member] = attribute.split('.')
      if (name === '') continue
      const value = valueOf(key, type)
      if (member === undefined) attributes[name] = value ?? before[name] ?? ''
      else {
        objects[name] ??= JSON.parse(before[name] || '{}')
        objects[name][member] = value ?? objects[name][member] ?? ''
      }
    }
    if (form.querySelector('[data-language]') !== null) objects.labels = labelsOf(language)
    for (const [name, members] of Object.entries(objects)) {
      const isSet = Object.values(members).some((value) => value.length > 0)
      attributes[name] = isSet ? JSON.stringify(members) : ''
    }
    return attributes
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
      if (fields.some(([, , , property]) => property !== ''))
        for (const link of page.querySelectorAll('.cfg-configurator-appearance')) link.remove()
      // Not scrollIntoView, which also scrolls the settings.
      frame.contentWindow.scrollTo(0, element.getBoundingClientRect().top)
    }
    for (const [key, type, , property, unit] of fields) {
      const value = property === '' ? '' : valueOf(key, type)
      if (property !== '')
        element.style.setProperty(`--cfg-${property}`, value === '' ? '' : value + unit)
    }
    const language = page.documentElement.lang.startsWith('en') ? 'en-GB' : 'pt-PT'
    for (const [name, value] of Object.entries(attributesOf(saved.get(element), language))) {
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
})()
