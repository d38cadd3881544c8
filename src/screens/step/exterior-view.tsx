import { useCallback, useEffect, useState } from 'react'
import { savesData } from '../../browser/connection.ts'
import { isPictureLoaded } from '../../browser/picture-loading.ts'
import { sectorOf } from '../../domain/catalogue/frame-rotation.ts'
import { useConfiguratorStore, useSelect } from '../../store/context.tsx'
import {
  selectCarBox,
  selectCarPictures,
  selectFrames,
  selectIsModelPictured,
  selectLargeFrame,
  selectModelPicture,
  selectSubstitutePicture,
} from '../../store/pictures/pictures.ts'
import { selectModel } from '../../store/configuration/chosen-items.ts'
import { loadInOrder } from '../../store/pictures/preloading.ts'
import { angleOf, keepAngle } from '../../store/pictures/kept-views.ts'
import { selectBackOffice } from '../../store/catalogue/line-up.ts'
import { NoModel } from '../../ui/stage/no-model.tsx'
import { PictureView } from '../../ui/stage/picture-view.tsx'
import type { LoadPicture } from '../../ui/spin/spin-frames.ts'
import { SpinView } from '../../ui/spin/spin-view.tsx'
import { useStagePoints } from '../equipment/use-stage-points.tsx'
import { useText } from '../shared/use-text.tsx'
import { usePreloading } from './use-preloading.tsx'
import { VIEWS } from './view-names.ts'

/** The exterior: frames to turn; otherwise the gallery, the model's image or the no-model image. Never pictures of
 * another colour in place of those that fail to load. */
export function ExteriorView({ isCovered }: { readonly isCovered: boolean }) {
  const t = useText()
  const store = useConfiguratorStore()
  const preload = usePreloading()
  const renderOver = useStagePoints()
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const frames = useSelect(selectFrames)
  const largeFrame = useSelect(selectLargeFrame)
  const carBox = useSelect(selectCarBox)
  const single = useSelect(
    (state) => selectSubstitutePicture(state) ?? selectBackOffice(state, 'noModelImage'),
  )
  const whileLoading = useSelect((state) =>
    selectIsModelPictured(state) ? selectModelPicture(state) : null,
  )
  const load = useCallback<LoadPicture>(
    async (...picture) => loadInOrder(store, ...picture),
    [store],
  )
  // Until the first frame is drawn: the same frame if another screen has loaded it, else the model's image, unless that
  // shows another car. The models may arrive after the frames.
  const [poster] = useState(() => {
    const first = frames[angleOf(store, frames.length)]
    return first !== undefined && isPictureLoaded(first) ? first : whileLoading
  })
  // Preloading is cancelled when the car's frames become known, because they are needed first.
  useEffect(() => (frames.length === 0 ? preload() : undefined), [frames, preload])
  if (frames.length === 0) return <StillCar model={model} single={single} />
  return (
    <SpinView
      frames={frames}
      largeFrame={largeFrame}
      box={carBox}
      startAt={(count) => angleOf(store, count)}
      poster={poster ?? whileLoading}
      label={t('spinName', { model })}
      valueText={(frame, total) =>
        t('spinValue', { view: t(VIEWS[sectorOf(frame, total)]), n: frame + 1, total })
      }
      hint={t('spinHint')}
      previousLabel={t('spinPrevious')}
      nextLabel={t('spinNext')}
      load={load}
      isSaving={savesData()}
      isCovered={isCovered}
      onTurn={(frame, count) => keepAngle(store, frame, count)}
      onRest={preload}
      renderOver={renderOver}
      fallback={<StillCar model={model} single={single} />}
    />
  )
}

interface StandingCarProps {
  readonly model: string
  readonly single: string | null
}

function StillCar({ model, single }: StandingCarProps) {
  const t = useText()
  const gallery = useSelect(selectCarPictures)
  const texts = { t, alt: t('carAlt', { model }) }
  const none = (
    <div role="img" aria-label={t('noPicture', { model })}>
      <NoModel />
    </div>
  )
  return (
    <PictureView
      {...texts}
      images={gallery}
      fallback={<PictureView {...texts} images={single === null ? [] : [single]} fallback={none} />}
    />
  )
}
