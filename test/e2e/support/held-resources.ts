import type { Page } from '@playwright/test'

/** Runs in the page, before its scripts: records what they ask the browser for until it is given back. */
function recordResources(): void {
  const held = new Map<unknown, string>()
  /** The page that contains the widget has scripts of its own. */
  const isOfWidget = (): boolean => (new Error().stack ?? '').includes('/assets/')

  const recordTimers = (
    start: 'setTimeout' | 'setInterval' | 'requestAnimationFrame' | 'requestIdleCallback',
    stop: 'clearTimeout' | 'clearInterval' | 'cancelAnimationFrame' | 'cancelIdleCallback',
  ): void => {
    const [begin, end] = [window[start], window[stop]] as unknown as [
      (task: (...values: unknown[]) => void, ...rest: unknown[]) => number,
      (id?: number) => void,
    ]
    const started = (task: (...values: unknown[]) => void, ...rest: unknown[]): number => {
      const run = (...values: unknown[]): void => {
        if (start !== 'setInterval') held.delete(`${start} ${id}`)
        task(...values)
      }
      const id = begin(run, ...rest)
      if (isOfWidget()) held.set(`${start} ${id}`, `${start}: ${String(task)}`)
      return id
    }
    const stopped = (id?: number): void => {
      held.delete(`${start} ${id}`)
      end(id)
    }
    Object.assign(window, { [start]: started, [stop]: stopped })
  }
  recordTimers('setTimeout', 'clearTimeout')
  recordTimers('setInterval', 'clearInterval')
  recordTimers('requestAnimationFrame', 'cancelAnimationFrame')
  recordTimers('requestIdleCallback', 'cancelIdleCallback')

  for (const name of [
    'ResizeObserver',
    'IntersectionObserver',
    'MutationObserver',
    'PerformanceObserver',
  ] as const) {
    const { prototype } = window[name] as { prototype: object }
    const { observe, unobserve, disconnect } = prototype as Record<
      string,
      (...values: unknown[]) => void
    >
    const targets = new WeakMap<object, Set<unknown>>()
    Object.assign(prototype, {
      observe(this: object, ...values: unknown[]) {
        targets.set(this, (targets.get(this) ?? new Set()).add(values[0]))
        if (isOfWidget()) held.set(this, name)
        observe?.apply(this, values)
      },
      disconnect(this: object) {
        targets.delete(this)
        held.delete(this)
        disconnect?.apply(this)
      },
    })
    if (unobserve)
      Object.assign(prototype, {
        unobserve(this: object, target: unknown) {
          targets.get(this)?.delete(target)
          if (targets.get(this)?.size === 0) held.delete(this)
          unobserve.call(this, target)
        },
      })
  }

  const createBitmap = window.createImageBitmap as (...values: unknown[]) => Promise<ImageBitmap>
  window.createImageBitmap = async (...values: unknown[]) => {
    const bitmap = await createBitmap(...values)
    held.set(bitmap, `bitmap of ${bitmap.width} px`)
    return bitmap
  }
  const { close } = ImageBitmap.prototype
  ImageBitmap.prototype.close = function (this: ImageBitmap) {
    held.delete(this)
    close.apply(this)
  }

  const RealWorker = window.Worker
  window.Worker = class extends RealWorker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options)
      held.set(this, 'worker')
      this.addEventListener('message', ({ data }) => {
        if (data.bitmap) held.set(data.bitmap, `bitmap of ${data.bitmap.width} px`)
      })
    }
    override terminate(): void {
      held.delete(this)
      super.terminate()
    }
  }

  const { createObjectURL, revokeObjectURL } = URL
  URL.createObjectURL = (content: Blob) => {
    const url = createObjectURL(content)
    held.set(url, 'object URL')
    return url
  }
  URL.revokeObjectURL = (url) => {
    held.delete(url)
    revokeObjectURL(url)
  }

  const { getContext } = HTMLCanvasElement.prototype as unknown as Record<
    string,
    (...values: unknown[]) => RenderingContext | null
  >
  const drawings = new Set<WebGLRenderingContext>()
  HTMLCanvasElement.prototype.getContext = function (
    this: HTMLCanvasElement,
    ...values: unknown[]
  ) {
    const context = getContext?.apply(this, values) ?? null
    if (context instanceof WebGLRenderingContext) drawings.add(context)
    return context
  } as typeof HTMLCanvasElement.prototype.getContext

  /** Listeners on what outlives the element. Those inside it are freed with it. */
  interface Listening {
    readonly target: EventTarget
    readonly type: string
    readonly listener: unknown
    readonly isCapture: boolean
  }
  let listening: Listening[] = []
  const isCaptured = (options: unknown): boolean =>
    typeof options === 'object' && options !== null && 'capture' in options
      ? options.capture === true
      : options === true
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window
    const isCapture = isCaptured(options)
    if (listener !== null && !(target instanceof AbortSignal) && isOfWidget()) {
      const added = { target, type, listener, isCapture }
      listening.push(added)
      const forget = (): void => {
        listening = listening.filter((known) => known !== added)
      }
      if (typeof options === 'object') {
        if (options.signal) add.call(options.signal, 'abort', forget)
        if (options.once) add.call(target, type, forget, { once: true, capture: isCapture })
      }
    }
    add.call(target, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window
    listening = listening.filter(
      (known) =>
        known.target !== target ||
        known.type !== type ||
        known.listener !== listener ||
        known.isCapture !== isCaptured(options),
    )
    remove.call(target, type, listener, options)
  }

  const nameOf = (target: EventTarget): string => target.constructor.name
  const outlives = (target: EventTarget): boolean =>
    !(target instanceof Worker) &&
    (!(target instanceof Node) || target === document || target.getRootNode() === document)
  Object.assign(window, {
    heldResources: async (): Promise<string[]> => {
      const locks = await navigator.locks.query()
      return [
        ...held.values(),
        ...[...drawings].filter((drawing) => !drawing.isContextLost()).map(() => 'WebGL context'),
        ...listening
          .filter(({ target }) => outlives(target))
          .map(({ target, type }) => `listener of ${type} on ${nameOf(target)}`),
        ...[...(locks.held ?? []), ...(locks.pending ?? [])].map(({ name }) => `lock ${name}`),
      ]
    },
  })
}

/**
 * Records timers, observers, bitmaps, workers, object URLs, WebGL contexts, locks, and listeners on anything that outlives the
 * element. Call before the page is opened. Returns a function that lists what has not been given back.
 */
export async function watchResources(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(recordResources)
  return () =>
    page.evaluate(() =>
      (window as unknown as { heldResources: () => Promise<string[]> }).heldResources(),
    )
}
