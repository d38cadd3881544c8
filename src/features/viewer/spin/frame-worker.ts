import type { DecodedFrame, FrameToDecode } from './frame-decoder.ts'

/** The worker's global scope, which the DOM's types take for a window. */
const scope = globalThis as unknown as Pick<Worker, 'postMessage'>

/** Decodes and scales frames in a thread of their own. */
addEventListener('message', ({ data }: MessageEvent<FrameToDecode>) => {
  const { id, picture, width } = data
  const send = (bitmap: ImageBitmap | null): void => {
    const decoded: DecodedFrame = { id, bitmap }
    scope.postMessage(decoded, bitmap === null ? [] : [bitmap])
  }
  createImageBitmap(picture, { resizeWidth: width, resizeQuality: 'high' }).then(send, () =>
    send(null),
  )
})
