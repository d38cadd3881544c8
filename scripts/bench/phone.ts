/** A phone's window. */
export const PHONE = { viewport: { width: 390, height: 844 }, locale: 'pt-PT' }

/** A phone that is touched. It accepts the certificate of the benchmark's WordPress. */
export const TOUCHED_PHONE = { ...PHONE, hasTouch: true, isMobile: true, ignoreHTTPSErrors: true }

/** How many times slower the phone's processor is than this machine's. */
export const CPU_SLOWDOWN = 4
