/** Shows the result of a test beside its button. Without JavaScript, it opens in another tab. */
;(function () {
  const form = document.querySelector('#cfg-webhook-test')

  // Properties of the form would be its fields of these names.
  async function send(button) {
    const body = new FormData(form)
    body.set(button.name, button.value)
    const response = await window.fetch(form.getAttribute('action'), { method: 'POST', body })
    if (!response.ok) throw new Error(response.statusText)
    return response.text()
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const button = event.submitter
    if (button.getAttribute('aria-disabled') === 'true') return
    const result = button.parentElement.querySelector('output')
    button.setAttribute('aria-disabled', 'true')
    result.textContent = form.dataset.sending
    void send(button)
      .catch(() => form.dataset.failed)
      .then((words) => {
        result.textContent = words
        button.removeAttribute('aria-disabled')
      })
  })
})()
