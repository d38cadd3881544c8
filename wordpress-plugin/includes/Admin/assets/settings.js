/**
 * Buttons for lists of rows, and a toolbar for rich text fields. Without JavaScript, rows have a position number and
 * a checkbox to delete them, and rich text is a plain textarea.
 */
;(function () {
  /** Live region that announces the result of a button to screen readers. */
  const live = document.createElement('div')
  live.className = 'cfg-live screen-reader-text'
  live.setAttribute('aria-live', 'polite')
  document.body.append(live)

  function makeButton(text, className, work) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = className
    button.textContent = text
    button.addEventListener('click', work)
    return button
  }

  /** Renumbers the fields and labels of a copied row, so that they are unique. */
  function renumber(row, number) {
    for (const element of row.querySelectorAll('[name], [id], [for]')) {
      for (const attribute of ['name', 'id', 'for']) {
        const value = element.getAttribute(attribute)
        if (value === null) continue
        const own = value.replace(/\[\d+\]/, `[${number}]`).replace(/-\d+-/, `-${number}-`)
        element.setAttribute(attribute, own)
      }
    }
  }

  const firstField = (row) => row.querySelector('select, input:not([type="hidden"]), textarea')

  /** Updates the positions and the move buttons to match the order on screen, which is the order saved. */
  function order(list) {
    const rows = [...list.children]
    rows.forEach((row, index) => {
      const position = row.querySelector('[name$="[position]"]')
      if (position !== null) position.value = index + 1
      for (const mover of row.querySelectorAll('[data-move]')) {
        const isEnd = index === (mover.dataset.move === 'up' ? 0 : rows.length - 1)
        mover.setAttribute('aria-disabled', String(isEnd))
        mover.classList.toggle('disabled', isEnd)
      }
    })
  }

  /** Moves a row up or down. The button keeps the focus. */
  function move(row, mover, words) {
    const list = row.parentElement
    const isUp = mover.dataset.move === 'up'
    const other = isUp ? row.previousElementSibling : row.nextElementSibling
    if (other === null) return
    if (isUp) other.before(row)
    else other.after(row)
    order(list)
    mover.focus()
    live.textContent = words.moved.replace('{n}', [...list.children].indexOf(row) + 1)
  }

  function remove(row, words, add) {
    const list = row.parentElement
    const neighbour = row.nextElementSibling ?? row.previousElementSibling
    row.remove()
    order(list)
    const next = neighbour === null ? add : firstField(neighbour)
    next.focus()
    live.textContent = words.removed
  }

  /** Container of a row's buttons, which replace its number and checkbox. */
  function toolsOf(row) {
    const present = row.querySelector('.cfg-row-tools')
    const tools = present ?? document.createElement('div')
    tools.className = 'cfg-row-tools'
    for (const element of tools.querySelectorAll('label, input')) element.hidden = true
    if (present === null) row.append(tools)
    return tools
  }

  function equip(row, words, add) {
    const tools = toolsOf(row)
    for (const direction of words.up === undefined ? [] : ['up', 'down']) {
      const mover = makeButton(words[direction], 'button button-small', () => {
        move(row, mover, words)
      })
      mover.dataset.move = direction
      tools.append(mover)
    }
    const remover = makeButton(words.remove, 'button-link button-link-delete', () => {
      remove(row, words, add)
    })
    tools.append(remover)
  }

  for (const set of document.querySelectorAll('.cfg-rows')) {
    const list = set.querySelector('.cfg-rows-list')
    const template = list.querySelector('[data-blank]')
    let next = list.children.length
    template.remove()
    template.removeAttribute('data-blank')
    template.querySelector('.cfg-row-title')?.remove()
    const add = makeButton(set.dataset.add, 'button', () => {
      const row = template.cloneNode(true)
      renumber(row, next)
      next += 1
      list.append(row)
      equip(row, set.dataset, add)
      order(list)
      firstField(row).focus()
    })
    for (const row of list.children) equip(row, set.dataset, add)
    order(list)
    set.append(add)
  }

  // PHP drops the fields above `max_input_vars`. Rows that show what is saved are sent only if they have changed.
  document.querySelector('#cfg-form')?.addEventListener('formdata', ({ target, formData }) => {
    for (const row of target.querySelectorAll('[data-saved]')) {
      const inputs = [...row.querySelectorAll('input')]
      if (inputs.some(({ value, defaultValue }) => value !== defaultValue)) continue
      for (const { name } of inputs) formData.delete(name)
    }
  })

  for (const field of document.querySelectorAll('.cfg-contents')) {
    window.quicktags({ id: field.id, buttons: 'strong,em,link,ul,li' })
  }
})()
