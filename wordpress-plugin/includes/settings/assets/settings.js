/** The media library, the colour picker of WordPress and the toolbar of rich texts. */
;(function () {
  const { jQuery, quicktags, wp } = window

  function makeButton(text, className, work) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = className
    button.textContent = text
    button.addEventListener('click', work)
    return button
  }

  for (const input of document.querySelectorAll('.cfg-configurator-picture input')) {
    const preview = input.parentElement.querySelector('img')
    const { choose, use, clear } = input.dataset
    const show = () => {
      preview.hidden = input.value === ''
      // Any text can be typed; only an address of a picture is requested.
      preview.src = /^(https?:\/)?\//i.test(input.value) ? input.value : ''
      remove.hidden = input.value === ''
    }
    const set = (address) => {
      input.value = address
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }
    let frame = null
    const pick = makeButton(choose, 'button', () => {
      frame ??= wp
        .media({ title: choose, button: { text: use }, library: { type: 'image' } })
        .on('select', () => set(frame.state().get('selection').first().toJSON().url))
      frame.open()
    })
    const remove = makeButton(clear, 'button-link button-link-delete', () => {
      set('')
      pick.focus()
    })
    const tools = document.createElement('p')
    tools.append(pick, ' ', remove)
    input.after(tools)
    input.addEventListener('change', show)
    show()
  }

  for (const input of document.querySelectorAll('.cfg-configurator-colour')) {
    const tell = () => input.dispatchEvent(new Event('input', { bubbles: true }))
    // The picker calls back before it writes the value into the field.
    jQuery(input).wpColorPicker({ change: () => queueMicrotask(tell), clear: tell })
    const button = input.closest('.wp-picker-container').querySelector('.wp-color-result')
    const label = document.querySelector(`label[for="${input.id}"]`)
    button.setAttribute('aria-label', `${label.textContent}: ${button.textContent}`)
    // The swatch of an empty field shows the element's own colour.
    const swatch = () => {
      if (input.value === '') button.style.backgroundColor = input.dataset.own
    }
    input.addEventListener('input', swatch)
    swatch()
  }

  for (const field of document.querySelectorAll('[data-toolbar]'))
    quicktags({ id: field.id, buttons: 'strong,em,link,ul,li' })
})()
