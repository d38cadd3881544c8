import r2wc from '@r2wc/react-to-web-component'
import { startTransition } from 'react'
import type { PrefetchedResponses } from '../core/content-site/content-site.ts'
import { claimAddress, type Address } from '../platform/address.ts'
import { logFailure } from '../platform/log.ts'
import { loadLanguage } from '../labels/language.ts'
import type { Settings } from '../core/store/state.ts'
import { createConfiguratorStore, type ConfiguratorStore } from '../core/store/create-store.ts'
import firstViewCss from '../shell/first-view.css?inline'
import { adoptSheet } from '../ui/base/element-context.tsx'
import { App } from './app.tsx'
import { ATTRIBUTES, parseObject, readSettings, reportOnce } from './attributes.ts'

/** r2wc passes the shadow root as the container. Its host holds everything else. */
function Mount({ container }: { readonly container: unknown }) {
  const root = container as ShadowRoot
  const { store, address } = root.host as ConfiguratorElement
  return store && address && <App root={root} store={store} address={address} />
}

const MountElement = r2wc(Mount, { shadow: 'open' }) as unknown as new () => HTMLElement & {
  connectedCallback(): void
  disconnectedCallback(): void
}

/**
 * The car configurator as a custom element (README: attributes, events, custom properties, parts).
 *
 * r2wc mounts React. Attributes are read here, because r2wc ignores removed and empty ones. Mounting and unmounting are
 * deferred to microtasks, because a page that moves or replaces an element disconnects and connects synchronously.
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
    // A consent manager may have set the property before the element was defined.
    const early = this.consent
    Reflect.deleteProperty(this, 'consent')
    if (early !== this.consent) this.consent = early
    document.addEventListener('cfg-consent', this)
    // Later than the unmounting of an element that this one replaces in the same task, in either order.
    queueMicrotask(() => queueMicrotask(this.#settle))
  }

  override disconnectedCallback(): void {
    document.removeEventListener('cfg-consent', this)
    queueMicrotask(this.#settle)
  }

  /** With this, `moveBefore()` keeps everything: the browser reports no removal. */
  connectedMoveCallback(): void {}

  attributeChangedCallback(): void {
    if (!this.#isMounted || !this.store) return
    const settings = this.#settings()
    if (hasSameAddress(this.store.get().settings, settings))
      this.store.actions.applySettings(settings)
    else this.#settle(true)
  }

  /** Receives `cfg-consent`. */
  handleEvent({ detail }: CustomEvent<string>): void {
    this.consent = detail
  }

  /**
   * Mounts an element that is in the document, and unmounts one that is not.
   * @param claimsAgain Mounts it again for another address, keeping the configuration.
   */
  readonly #settle = (claimsAgain?: boolean): void => {
    if (this.isConnected === this.#isMounted && !claimsAgain) return
    if (this.#isMounted) {
      if (this.address?.release()) this.address = null
      super.disconnectedCallback()
    }
    this.#isMounted = this.isConnected
    if (this.#isMounted) this.#mount()
  }

  #mount(): void {
    const settings = this.#settings()
    const before = this.store?.get().settings
    // An element that is reconnected keeps its in-memory route.
    if (!this.address || !hasSameAddress(before, settings))
      this.address = claimAddress(settings.basePath, settings.routing, () => this.#settle(true))
    // The first sheet of the root, because it declares the order of the cascade layers.
    if (this.shadowRoot) adoptSheet(this.shadowRoot, firstViewCss)
    if (this.store) {
      // Coming back is no navigation: it takes neither the focus nor the page's scroll position. Home counts itself.
      this.store.set({ visits: this.store.get().entered?.modelName ? 1 : 0 })
      this.store.actions.applySettings(settings)
    } else {
      this.store = createConfiguratorStore(settings, this, this.#prefetched())
      this.store.actions.start(this.address.isInMemory ? '' : location.search.slice(1))
    }
    // A transition renders in time slices, so that phones stay responsive to touch.
    startTransition(() => super.connectedCallback())
  }

  /**
   * Responses of the content site in a JSON script that is a direct child of the element, so that the first view
   * needs no requests.
   */
  #prefetched(): PrefetchedResponses | undefined {
    const script = this.querySelector(':scope > [type="application/json"]')
    if (!script) return undefined
    const responses = parseObject(script.textContent)
    if (!responses) reportOnce('invalid JSON in the element')
    return responses
  }

  #settings(): Settings {
    return readSettings((name) => this.getAttribute(name), reportOnce)
  }
}

function hasSameAddress(before: Settings | undefined, settings: Settings): boolean {
  return before?.basePath === settings.basePath && before.routing === settings.routing
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
