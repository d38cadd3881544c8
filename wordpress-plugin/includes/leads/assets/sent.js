// The widget keeps what was typed until it knows that the form was sent. It would remove it only when it is opened again.
try {
  sessionStorage.removeItem('cfg_submitted_form')
} catch {
  // Without storage, there is nothing to remove.
}
