import { Suspense, useEffect, useState } from 'react'
import { isPictureLoaded } from './pictures/picture-loading.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import {
  selectCarPictures,
  selectFrames,
  selectStandIn,
  selectSubstitutePicture,
  selectCarSource,
} from './pictures/pictures.ts'
import { selectItem, selectModel } from '../../core/configuration/chosen-items.ts'
import { useScreen } from '../../core/routing/use-route.tsx'
import { loadInOrder, usePreloading } from './pictures/preloading.tsx'
import { wrapFrame, angleOf, storeAngle } from './frame-rotation.ts'
import { selectProduct } from '../../core/catalogue/line-up.ts'
import { lazyPart, preload as requestNow } from '../../ui/base/lazy-part.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { NoPicture, PictureView } from './picture-view.tsx'
import { SpinLayout } from './spin/spin-layout.tsx'
import type { SpinViewProps } from './spin/spin-view.tsx'
import { added } from '../../ui/base/slots.tsx'
import { useNoModelImage } from '../../ui/offer/use-line-up.tsx'
import { useText } from '../../ui/text/use-text.tsx'

/** Requested with the steps, which do not wait for it: the pictures that it turns follow their lists. */
const SpinView = lazyPart<SpinViewProps>(
  async () => (await import('./spin/spin-view.tsx')).SpinView,
  StillCar,
  requestNow,
)

/** The exterior: frames to turn; otherwise the gallery, the model's image or the no-model image. Never pictures of
 * another colour in place of those that fail to load. */
export function ExteriorView({ isCovered = false }: { readonly isCovered?: boolean }) {
  const t = useText()
  const store = useConfiguratorStore()
  const preload = usePreloading()
  const [carPoints] = added('carPoints')
  const screen = useScreen()
  const renderOver = useSelect((state) => carPoints?.(state, screen))
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const product = useSelect(selectProduct)
  const frames = useSelect(selectFrames)
  const source = useSelect(selectCarSource)
  const exterior = useSelect((state) => selectItem(state, 'exterior'))
  const colour = (exterior === source && exterior?.name) || ''
  const [broken, setBroken] = useState<readonly string[] | null>(null)
  const whileLoading = useSelect(selectStandIn)
  // Until the first frame is drawn: the same frame if another screen has loaded it, else the model's image, unless that
  // shows another car. The models may arrive after the frames.
  const [poster] = useState(() => {
    const first = frames[angleOf(store, frames.length)]
    return first !== undefined && isPictureLoaded(first) ? first : whileLoading
  })
  // Preloading is cancelled when the car's frames become known, because they are needed first.
  useEffect(() => (frames.length === 0 ? preload() : undefined), [frames, preload])
  if (frames.length === 0 || broken === frames) return <StillCar />
  const spin: SpinViewProps = {
    frames,
    largeFrame: source?.largeFrame ?? null,
    carBox: source?.carBox ?? null,
    poster: poster ?? whileLoading,
    label: t('spinName', { model }),
    alt: t(colour ? 'carInColour' : 'summaryHeading', { product, model, colour }).trim(),
    load: async (...picture) => loadInOrder(store, ...picture),
    isCovered,
    onRest: preload,
    onBroken: () => setBroken(frames),
    renderOver,
  }
  const { length } = frames
  // Turned as soon as it can be.
  const turnLater = (by: number): void =>
    storeAngle(store, wrapFrame(angleOf(store, length) + by, length), length)
  const loading = (
    <SpinLayout {...spin} onTurnBy={turnLater}>
      {spin.poster !== null && <Picture src={spin.poster} width="1200" height="675" />}
    </SpinLayout>
  )
  return (
    <Suspense fallback={loading}>
      <SpinView {...spin} />
    </Suspense>
  )
}

/** The car where it cannot be turned. */
function StillCar() {
  const t = useText()
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const noModelImage = useNoModelImage()
  const single = useSelect(selectSubstitutePicture) ?? noModelImage
  const gallery = useSelect(selectCarPictures)
  const alt = t('carAlt', { model })
  const substitute = <PictureView alt={alt} images={[single]} fallback={<NoPicture />} />
  return <PictureView alt={alt} images={gallery} fallback={substitute} />
}
