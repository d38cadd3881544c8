import { configure } from '@testing-library/dom'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// A widget of an earlier test may still request its last lists: nothing reaches a network, or the log of another test.
globalThis.fetch = () => new Promise<Response>(() => undefined)

// On a busy machine, what a test looks for may take longer than the library's default of one second.
configure({ asyncUtilTimeout: 10_000 })

// Files share a worker and therefore its document: every test leaves the page as it found it.
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0] ?? ''}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/')
})
