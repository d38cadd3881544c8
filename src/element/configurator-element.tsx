import r2wc from '@r2wc/react-to-web-component'
import { startTransition } from 'react'
import type { PrefetchedResponses } from '../api/content-site.ts'
import { claimAddress, type Address } from '../browser/address.ts'
import { createConfiguratorStore, type ConfiguratorStore } from '../store/create-store.ts'
import { adoptBaseStyles } from '../ui/base/base-styles.ts'
import { App } from './app.tsx'
import { ATTRIBUTES, parseObject, readSettings, reportOnce } from './attributes.ts'

/** What r2wc hands to the React tree: its container is the shadow root, whose host holds the rest. */
interface MountProps {
  readonly container?: HTMLElement
}

function Mount({ container }: MountProps) {
  const root = container as unknown as ShadowRoot | undefined
  if (!(root?.host instanceof ConfiguratorElement)) return null
  const { store, address } = root.host
  return store && address && <App root={root} store={store} address={address} />
}

const MountElement = r2wc(Mount, { shadow: 'open' }) as unknown as new () => HTMLElement & {
  connectedCallback(): void
  disconnectedCallback(): void
}

/**
 * The car configurator as a custom element (README: attributes, events, custom properties, parts).
 *
 * r2wc mounts React; attributes are read here, because r2wc drops removed and empty ones, and unmounting waits for a
 * microtask, because an element that is moved is disconnected and connected again at once.
 */
export class ConfiguratorElement extends MountElement {
  static readonly observedAttributes: readonly string[] = ATTRIBUTES

  store: ConfiguratorStore | null = null
  address: Address | null = null
  #isMounted = false

  /** What the page's own HTML shows in here stays until the first render: attaching would empty it. */
  override attachShadow(init: ShadowRootInit): ShadowRoot {
    return this.shadowRoot ?? super.attachShadow(init)
  }

  override connectedCallback(): void {
    if (this.#isMounted) return
    this.#isMounted = true
    const settings = this.#settings()
    const address = this.#claim(settings)
    this.address = address
    if (this.shadowRoot) adoptBaseStyles(this.shadowRoot)
    if (this.store) this.store.actions.applySettings(settings)
    else {
      this.store = createConfiguratorStore(settings, this, this.#given())
      this.store.actions.start(address.query())
    }
    // In slices: a phone answers to a finger while the view is made.
    startTransition(() => super.connectedCallback())
  }

  override disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected || !this.#isMounted) return
      this.#isMounted = false
      this.address?.release()
      super.disconnectedCallback()
    })
  }

  attributeChangedCallback(): void {
    if (!this.#isMounted || !this.store) return
    const before = this.store.state.getState().settings
    const settings = this.#settings()
    this.store.actions.applySettings(settings)
    if (before.basePath === settings.basePath && before.routing === settings.routing) return
    // Another address: the view begins anew, what was chosen stays.
    this.address?.release()
    this.address = claimAddress(settings.basePath, settings.routing)
    super.disconnectedCallback()
    super.connectedCallback()
  }

  #claim(settings: ReturnType<typeof readSettings>): Address {
    const before = this.store?.state.getState().settings
    const isSame = before?.basePath === settings.basePath && before.routing === settings.routing
    // A route kept in memory is where it was when the element is put back.
    if (this.address?.isInMemory && isSame) return this.address
    return claimAddress(settings.basePath, settings.routing)
  }

  /** Answers of the content site in a JSON script right inside the element: the first view asks for none of them. */
  #given(): PrefetchedResponses | undefined {
    const script = this.querySelector(':scope > [type="application/json"]')
    try {
      return script ? parseObject(script.textContent) : undefined
    } catch {
      reportOnce('the answers inside the element are no JSON')
      return undefined
    }
  }

  #settings(): ReturnType<typeof readSettings> {
    return readSettings((name) => this.getAttribute(name), reportOnce)
  }
}

/** Registers `<cfg-configurator>`, once however often the script is loaded. */
export function defineConfigurator(): void {
  if (!customElements.get('cfg-configurator'))
    customElements.define('cfg-configurator', ConfiguratorElement)
}
