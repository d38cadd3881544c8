import r2wc from '@r2wc/react-to-web-component'
import { startTransition } from 'react'
import type { PrefetchedResponses } from '../api/content-site.ts'
import { claimAddress, type Address } from '../browser/address.ts'
import { logFailure } from '../browser/log.ts'
import { loadLanguage } from '../labels/language.ts'
import { createConfiguratorStore, type ConfiguratorStore } from '../store/create-store.ts'
import { adoptBaseStyles } from '../ui/base/base-styles.ts'
import { App } from './app.tsx'
import { ATTRIBUTES, parseObject, readSettings, reportOnce } from './attributes.ts'

/** r2wc passes the shadow root as the container. Its host holds everything else. */
function Mount({ container }: { readonly container?: HTMLElement }) {
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
 * r2wc mounts React. Attributes are read here, because r2wc ignores removed and empty ones. Unmounting is deferred to
 * a microtask, because moving an element disconnects and reconnects it synchronously.
 */
export class ConfiguratorElement extends MountElement {
  static readonly observedAttributes: readonly string[] = Object.keys(ATTRIBUTES)

  store: ConfiguratorStore | null = null
  address: Address | null = null
  #isMounted = false

  /**
   * Reuses an existing declarative shadow root, whose server-rendered content stays until the first render: attaching
   * again would empty it.
   */
  override attachShadow(init: ShadowRootInit): ShadowRoot {
    return this.shadowRoot ?? super.attachShadow(init)
  }

  /** Whether the visitor agrees to analytics, as the attribute: 'granted' or 'denied'. */
  get consent(): string {
    return this.getAttribute('consent') ?? 'granted'
  }

  set consent(value: string) {
    this.setAttribute('consent', value)
  }

  override connectedCallback(): void {
    if (this.#isMounted) return
    this.#isMounted = true
    // A consent manager may have set the property before the element was defined.
    const early = this.consent
    Reflect.deleteProperty(this, 'consent')
    if (early !== this.consent) this.consent = early
    document.addEventListener('cfg-consent', this)
    const settings = this.#settings()
    const address = this.#claim(settings)
    this.address = address
    if (this.shadowRoot) adoptBaseStyles(this.shadowRoot)
    if (this.store) this.store.actions.applySettings(settings)
    else {
      this.store = createConfiguratorStore(settings, this, this.#prefetched())
      this.store.actions.start(address.query())
    }
    // A transition renders in time slices, so that phones stay responsive to touch.
    startTransition(() => super.connectedCallback())
  }

  override disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected || !this.#isMounted) return
      this.#isMounted = false
      document.removeEventListener('cfg-consent', this)
      this.address?.release()
      super.disconnectedCallback()
    })
  }

  /** With this, `moveBefore()` keeps everything: the browser reports no removal. */
  connectedMoveCallback(): void {}

  attributeChangedCallback(): void {
    if (!this.#isMounted || !this.store) return
    const before = this.store.state.getState().settings
    const settings = this.#settings()
    this.store.actions.applySettings(settings)
    if (before.basePath === settings.basePath && before.routing === settings.routing) return
    // Base path or routing has changed: mount the view again, keeping the configuration.
    this.address?.release()
    this.address = claimAddress(settings.basePath, settings.routing)
    super.disconnectedCallback()
    super.connectedCallback()
  }

  /** Receives `cfg-consent`. */
  handleEvent({ detail }: CustomEvent<string>): void {
    this.consent = detail
  }

  #claim(settings: ReturnType<typeof readSettings>): Address {
    const before = this.store?.state.getState().settings
    const isSame = before?.basePath === settings.basePath && before.routing === settings.routing
    // An element that is reconnected keeps its in-memory route.
    if (this.address?.isInMemory && isSame) return this.address
    return claimAddress(settings.basePath, settings.routing)
  }

  /**
   * Responses of the content site in a JSON script that is a direct child of the element, so that the first view
   * needs no requests.
   */
  #prefetched(): PrefetchedResponses | undefined {
    const script = this.querySelector(':scope > [type="application/json"]')
    try {
      return script ? parseObject(script.textContent) : undefined
    } catch {
      reportOnce('invalid prefetched responses')
      return undefined
    }
  }

  #settings(): ReturnType<typeof readSettings> {
    return readSettings((name) => this.getAttribute(name), reportOnce)
  }
}

/**
 * Registers the element as `<cfg-configurator>` or under another name; safe to call more than once. On a page in
 * another language of the widget, its strings are loaded first; the widget is in Portuguese if that fails. An element
 * with `lang` decides for all on the page.
 */
export function defineConfigurator(name = 'cfg-configurator'): void {
  // A subclass each time: a class can be registered under one name only.
  const define = (): unknown =>
    customElements.get(name) ?? customElements.define(name, class extends ConfiguratorElement {})
  const { lang } = document.querySelector<HTMLElement>(`${name}[lang]`) ?? document.documentElement
  const loading = loadLanguage(lang)
  if (loading) void loading.catch(logFailure).then(define)
  else define()
}
