// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { attach } from '../../src/store/attach.ts'
import { createConfiguratorStore } from '../../src/store/create-store.ts'
import { SETTINGS } from './store-under-test.ts'

it('adds a group of actions to the one object of actions, once for each store', () => {
  const group = vi.fn<() => { readonly sound: () => string }>(() => ({ sound: () => 'horn' }))
  const store = createConfiguratorStore(SETTINGS, new EventTarget())
  const actions = attach(store, group)
  expect(actions).toBe(store.actions)
  expect(actions.sound()).toBe('horn')
  expect(attach(store, group)).toBe(actions)
  expect(group).toHaveBeenCalledOnce()
  attach(createConfiguratorStore(SETTINGS, new EventTarget()), group)
  expect(group).toHaveBeenCalledTimes(2)
})
