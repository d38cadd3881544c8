/** Asks for confirmation before leads are deleted. */
;(function () {
  const { question } = document.querySelector('.cfg-leads').dataset
  const ask = (event) => {
    // oxlint-disable-next-line no-alert -- as WordPress asks in its own lists.
    if (!window.confirm(question)) event.preventDefault()
  }

  document.addEventListener('click', (event) => {
    if (event.target.closest('.cfg-leads-delete')) ask(event)
  })

  document.addEventListener('submit', (event) => {
    const bar = event.submitter?.closest('.bulkactions')
    const isDeleting = bar?.querySelector('select').value === 'delete'
    if (isDeleting && document.querySelector('[name="leads[]"]:checked')) ask(event)
  })
})()
