/** The media library, the colour picker of WordPress, and the address field of a page selection. */
;(function () {
  const { jQuery, wp } = window

  function makeButton(text, className, work) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = className
    button.textContent = text
    button.addEventListener('click', work)
    return button
  }

  /** Returns a function that opens the media library, and calls back with the chosen picture. */
  function openLibrary(title, use, take) {
    let frame = null
    return () => {
      frame ??= wp
        .media({ title, button: { text: use }, library: { type: 'image' }, multiple: false })
        .on('select', () => take(frame.state().get('selection').first().toJSON()))
      frame.open()
    }
  }

  /** HTML of a picture, in the size for texts. */
  function pictureHtml({ url, alt, sizes }) {
    const image = document.createElement('img')
    image.src = sizes?.large?.url ?? url
    image.alt = alt
    return image.outerHTML
  }

  for (const button of document.querySelectorAll('.cfg-insert')) {
    const field = document.getElementById(button.dataset.for)
    const insert = (picture) => {
      field.setRangeText(pictureHtml(picture), field.selectionStart, field.selectionEnd, 'end')
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.focus()
    }
    button.addEventListener('click', openLibrary(button.textContent, button.dataset.use, insert))
  }

  for (const input of document.querySelectorAll('.cfg-picture input')) {
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
    const open = openLibrary(choose, use, ({ url }) => set(url))
    const pick = makeButton(choose, 'button', open)
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

  for (const select of document.querySelectorAll('.cfg-page')) {
    const other = select.parentElement.querySelector('.cfg-page-address')
    const show = () => {
      other.hidden = select.value !== 'other'
    }
    select.addEventListener('change', show)
    show()
  }

  for (const input of document.querySelectorAll('.cfg-colour')) {
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

  const contrast = document.querySelector('.cfg-contrast')

  /** Relative luminance of a colour with six hexadecimal digits (Settings/Contrast.php). */
  function luminance(colour) {
    const light = [0.2126, 0.7152, 0.0722].map((weight, index) => {
      const part = parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16) / 255
      return weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    })
    return light[0] + light[1] + light[2]
  }

  function colourOf(property, fallback) {
    const field = document.querySelector(`.cfg-colour[data-property="${property}"]`)
    if (field === null) return fallback
    return /^#[0-9a-f]{6}$/i.test(field.value) ? field.value : field.dataset.own
  }

  function showContrast() {
    const { enough, low, minimum } = contrast.dataset
    for (const line of contrast.children) {
      const { text, textColour, background } = line.dataset
      const lights = [colourOf(text, textColour), colourOf(background)].map(luminance)
      const ratio = (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
      const isEnough = ratio >= Number(minimum)
      const figure = (Math.floor(ratio * 10) / 10).toLocaleString(document.documentElement.lang, {
        minimumFractionDigits: 1,
      })
      const words = `${figure}, ${isEnough ? enough : low}`
      line.classList.toggle('cfg-contrast-low', !isEnough)
      // Unchanged lines are not announced again.
      if (line.lastElementChild.textContent !== words) line.lastElementChild.textContent = words
    }
  }

  if (contrast !== null) document.querySelector('.cfg-form').addEventListener('input', showContrast)
})()
