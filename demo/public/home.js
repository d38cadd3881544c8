// The statement round the configurator stands on its home address. Once a visitor has gone on to a
// step it stays away until the page is loaded again: coming back means choosing, not arriving.
const home = document.querySelectorAll('.home')

function leaveHome() {
  if (/^\/configurador\/?$/.test(location.pathname)) return
  for (const part of home) part.hidden = true
}

window.navigation?.addEventListener('currententrychange', leaveHome)
// Browsers without the Navigation API: the widget tells when a configuration begins.
document.addEventListener('initConfig', leaveHome)
window.addEventListener('popstate', leaveHome)
leaveHome()
