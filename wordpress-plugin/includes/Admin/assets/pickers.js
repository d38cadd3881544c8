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

  for (const input of document.querySelectorAll('.cfg-picture input')) {
    const preview = input.parentElement.querySelector('img')
    const { choose, use, clear } = input.dataset
    let frame = null

    const show = () => {
      preview.hidden = input.value === ''
      preview.src = input.value
      remove.hidden = input.value === ''
    }
    const set = (address) => {
      input.value = address
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }
    const open = () => {
      frame ??= wp
        .media({
          title: choose,
          button: { text: use },
          library: { type: 'image' },
          multiple: false,
        })
        .on('select', () => set(frame.state().get('selection').first().toJSON().url))
      frame.open()
    }
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
  }
})()
