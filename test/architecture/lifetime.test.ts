import { describe, expect, it } from 'vitest'
import { unownedWork } from './lifetime.ts'

const PATH = 'src/shell/a.tsx'
const found = (text: string, path = PATH) =>
  unownedWork([{ path, text }]).map((line) => line.replace(`${PATH}: `, ''))

describe('unownedWork', () => {
  it.each([
    ['async function send() { await wait(); setBusy(false) }', 'send, setBusy'],
    ['const send = async () => { await wait(); actions.closeModal() }', 'send, closeModal'],
    ['async function go() { navigate(await address()) }', 'go, navigate'],
    ['async function go() { if (signal.aborted) return; await wait(); onFound(1) }', 'go, onFound'],
    ['async function send(form) { await price(); form.submit() }', 'send, submit'],
    ['async function f() { try { await a() } catch { setFailed(true) } }', 'f, setFailed'],
    ['async function f() { try { await a() } finally { setBusy(false) } }', 'f, setBusy'],
    ['load().then(() => set({ quote }))', 'a callback, set'],
    ['const show = () => onLoad(url)\nimage.decode().then(show, show)', 'show, onLoad'],
    ['const fail = () => setFailed(true)\nasync function f() { await a(); fail() }', 'f, fail'],
    ['const f = async () => { for (const a of b) { await a; state.setState(a) } }', 'f, setState'],
  ])('finds %s', (text, line) => {
    expect(found(text)).toEqual([line])
  })

  it.each([
    'async function f() { await wait(); if (!signal.aborted) setBusy(false) }',
    'async function f() { await wait(); signal.throwIfAborted(); navigate(path) }',
    'async function f() { await wait(); if (image.isConnected) onLoad(url) }',
    'async function f() { setBusy(true); await wait() }',
    'async function f() { await wait(); setTimeout(next, 10) }',
    'async function f() { await actions.quoteSettled() }',
    'async function f() { await wait(); return () => setBusy(true) }',
    'const f = () => setBusy(true)\nasync function g() { await wait() }',
    'const f = () => { if (!end.signal.aborted) onChange() }\nload().then(() => f())',
    'async function f() { try { parse() } catch { setFailed(true) } }',
  ])('accepts %s', (text) => {
    expect(found(text)).toEqual([])
  })

  it('does not read the layers that know neither addresses nor state', () => {
    const text = 'async function f() { await wait(); setBusy(false) }'
    expect(found(text, 'src/platform/a.ts')).toEqual([])
  })
})
