// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const SCRIPT = readFileSync('wordpress-plugin/modules/leads-desk/assets/leads.js', 'utf8')

describe("the script of the leads' screen", () => {
  const confirm = vi.fn<(question: string) => boolean>()

  beforeEach(() => {
    vi.stubGlobal('confirm', confirm)
    document.body.innerHTML = `<div class="wrap cfg-leads" data-delete-question="Sure?">
      <a class="delete" href="?action=cfg_lead_delete&lead=1">Delete</a><a class="view" href="?lead=1">View</a>
      <form><div class="bulkactions"><select><option value="delete">d</option><option value="resend">r</option></select>
      <button type="submit">Apply</button></div><input type="checkbox" name="lead[]" value="1"></form></div>`
    // oxlint-disable-next-line no-implied-eval -- the script as the browser runs it.
    new Function(SCRIPT)()
  })

  afterEach(() => {
    vi.unstubAllGlobals()
    confirm.mockReset()
  })

  const isPrevented = (selector: string): boolean => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.querySelector(selector)?.dispatchEvent(click)
    return click.defaultPrevented
  }

  it('does not follow the link that deletes a lead when the question is declined', () => {
    confirm.mockReturnValue(false)
    expect(isPrevented('.delete')).toBe(true)
    expect(confirm).toHaveBeenCalledWith('Sure?')
  })

  it('follows the link that deletes a lead when the question is confirmed', () => {
    confirm.mockReturnValue(true)
    expect(isPrevented('.delete')).toBe(false)
  })

  it('asks nothing for other links', () => {
    isPrevented('.view')
    expect(confirm).not.toHaveBeenCalled()
  })
})
