// The introduction around the configurator is shown on its home URL only. It stays hidden after the
// visitor opens a step, until the page is reloaded.
const home = document.querySelectorAll('.home')

function leaveHome() {
  if (/^\/configurador\/?$/.test(location.pathname)) return
  for (const part of home) part.hidden = true
}

window.navigation?.addEventListener('currententrychange', leaveHome)
// For browsers without the Navigation API: the widget fires this event when a configuration starts.
document.addEventListener('initConfig', leaveHome)
window.addEventListener('popstate', leaveHome)
leaveHome()
