/**
 * Shows Cloudflare's check in the configurator's form and puts its token into a cookie, which is posted with the form.
 * Loads nothing before a form is open: only then does the element show what is in its slot.
 */
;(function () {
  const API = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

  function show(place) {
    const { key, cookie, path, language } = place.dataset
    const secure = location.protocol === 'https:' ? '; secure' : ''
    const keep = (token) => {
      // oxlint-disable-next-line unicorn/no-document-cookie -- older browsers have no Cookie Store API.
      document.cookie = `${cookie}=${token}; path=${path}; max-age=300; samesite=strict${secure}`
    }
    place.style.marginBlockStart = '16px'
    const script = document.createElement('script')
    script.src = API
    // If it does not load, there is no token, and the request is held back for review.
    script.addEventListener('load', () => {
      window.turnstile.render(place, {
        sitekey: key,
        language,
        size: 'flexible',
        'response-field': false,
        callback: keep,
        'expired-callback': () => {
          keep('')
        },
      })
    })
    document.head.append(script)
  }

  for (const place of document.querySelectorAll('cfg-configurator > [slot="verification"]')) {
    // Reports the box that appears where there was none.
    const observer = new ResizeObserver(() => {
      if (place.getClientRects().length === 0) return
      observer.disconnect()
      show(place)
    })
    observer.observe(place)
  }
})()
