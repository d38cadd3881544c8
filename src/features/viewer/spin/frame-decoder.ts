/** Message to the worker. */
export interface FrameToDecode {
  readonly id: number
  readonly picture: Blob
  /** In pixels. The height follows. */
  readonly width: number
}

/** The worker's response. The bitmap is null if the picture is not an image. */
export interface DecodedFrame {
  readonly id: number
  readonly bitmap: ImageBitmap | null
}

interface Waiting extends FrameToDecode {
  readonly resolve: (bitmap: ImageBitmap | PromiseLike<ImageBitmap>) => void
  readonly reject: (reason: unknown) => void
}

/** Decodes a picture, or scales one that is decoded, without the worker: the scaling occupies the main thread. */
export function decodeHere(picture: Blob | ImageBitmap, width: number): Promise<ImageBitmap> {
  return createImageBitmap(picture, { resizeWidth: width, resizeQuality: 'high' })
}

/**
 * Decodes frames in a worker: browsers scale pictures on the thread that asked for them, which delays taps by up to
 * 40 ms per frame on a slow phone. Without a worker (a script from another origin, a strict security policy) frames are
 * decoded on the main thread.
 */
export function createFrameDecoder() {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let worker: Worker | null | undefined

  function start(): Worker | null {
    let started: Worker
    try {
      started = new Worker(new URL('./frame-worker.ts', import.meta.url), { type: 'module' })
    } catch {
      return null
    }
    started.addEventListener('message', ({ data }: MessageEvent<DecodedFrame>) => {
      const frame = waiting.get(data.id)
      waiting.delete(data.id)
      if (!frame) data.bitmap?.close()
      else if (data.bitmap === null) frame.reject(new Error('not an image'))
      else frame.resolve(data.bitmap)
    })
    started.addEventListener('error', () => {
      worker = null
      for (const { picture, width, resolve } of waiting.values())
        resolve(decodeHere(picture, width))
      waiting.clear()
    })
    return started
  }

  return {
    /** Decodes a picture at this width, in pixels. Rejects if it is not an image, and never settles after `close`. */
    decode: (picture: Blob, width: number): Promise<ImageBitmap> => {
      if (worker === undefined) worker = start()
      const decoding = worker
      if (decoding === null) return decodeHere(picture, width)
      return new Promise((resolve, reject) => {
        const frame: FrameToDecode = { id: (last += 1), picture, width }
        waiting.set(frame.id, { ...frame, resolve, reject })
        decoding.postMessage(frame, [])
      })
    },
    close(): void {
      worker?.terminate()
      worker = undefined
      waiting.clear()
    },
  }
}
