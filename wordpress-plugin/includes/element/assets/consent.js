/**
 * Tells the configurator whether the visitor agrees to statistics, as the WP Consent API has it, now and after every
 * change. Without a consent type, the API answers yes to everything: while a consent manager is registered that has not
 * defined one yet, the answer is no. The property also works before the element is defined.
 */
;(() => {
  const tell = () => {
    const isDefined = Boolean(window.wp_consent_type) || !window.consent_api?.waitfor_consent_hook
    const consent = isDefined && window.wp_has_consent('statistics') ? 'granted' : 'denied'
    for (const element of document.querySelectorAll('cfg-configurator')) {
      element.consent = consent
    }
  }
  document.addEventListener('wp_consent_type_defined', tell)
  document.addEventListener('wp_listen_for_consent_change', tell)
  tell()
})()
