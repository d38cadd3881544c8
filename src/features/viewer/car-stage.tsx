import { memo, useDeferredValue, useState } from 'react'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { selectGalleryPictures } from './pictures/gallery.ts'
import { selectHasCabin, selectIsCabinPending } from './pictures/pictures.ts'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { Stage, ViewerToggle } from './stage.tsx'
import { usePictureNote } from './use-picture-note.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { useIsMobile } from '../../ui/base/use-element-width.tsx'
import { lazyPart } from '../../ui/base/lazy-part.tsx'
import { ExteriorView } from './exterior-view.tsx'

/** In the chunk of the steps that show it. */
const InteriorView = lazyPart(async () => (await import('./interior-view.tsx')).InteriorView)

export type Side = 'exterior' | 'interior'

interface CarViewProps {
  readonly side: Side
  /** Whether something else covers the car. */
  readonly isCovered?: boolean
  /** Whether the control for the views of the cabin is on it. */
  readonly hasViews?: boolean
}

/** The car as configured so far, from outside or inside. */
export function CarView({ side, isCovered = false, hasViews = true }: CarViewProps) {
  const hasCabin = useSelect(selectHasCabin)
  if (side === 'interior' && hasCabin) return <InteriorView hasViews={hasViews} />
  return <ExteriorView isCovered={isCovered} />
}

interface CarStageProps {
  /** Null where the screen shows the name itself. */
  readonly name: string | null
  readonly subtitle: string | null
  /** The side that is shown first. The toggle appears from step 4 on (spec §2, interior). */
  readonly side?: Side
  readonly hasToggle?: boolean
}

/** Memoised, so that the toggle changes before the other view is rendered. */
const Car = memo(CarView)

/** The stage with the car, its fullscreen button and optionally the Exterior/Interior toggle. */
export function CarStage({ name, subtitle, side: first = 'exterior', hasToggle }: CarStageProps) {
  const t = useText()
  const actions = useConfiguratorStore().actions
  const [side, setSide] = useState<Side>(first)
  const hasCabin = useSelect(selectHasCabin)
  const hasGallery = useSelect((state) => selectGalleryPictures(state).length > 0)
  const isCovered = useSelect((state) => state.modal?.kind === 'gallery')
  const open = (shown: Side | 'gallery') => actions.openModal({ kind: 'gallery', side: shown })
  const note = usePictureNote()
  // Beside the interiors of a desktop there is room for pictures of the views.
  const hasViews = useIsMobile() || first !== 'interior'
  const view = useSelect(({ cabinView }) => cabinView)
  const [shownView, setShownView] = useState(view)
  if (view !== shownView) {
    setShownView(view)
    setSide('interior')
  }
  // While the interiors load, nothing stands where it would have to make room for the cabin.
  const isPending = useSelect(selectIsCabinPending)
  const isCabin = side === 'interior' && (hasCabin || isPending)
  const options = [
    { value: 'exterior', label: t('exterior') },
    { value: 'interior', label: t('interior') },
  ] as const
  return (
    <Stage
      // The interior image fills the stage, so there is no room for text.
      name={isCabin ? null : name}
      subtitle={isCabin ? null : subtitle}
      caption={isCabin ? null : note}
      isFilled={isCabin}
      actions={
        <>
          {hasGallery && (
            <IconButton label={t('openGallery')} icon="image" onPress={() => open('gallery')} />
          )}
          <IconButton label={t('openFullscreen')} icon="expand" onPress={() => open(side)} />
        </>
      }
      controls={
        hasToggle &&
        hasCabin && (
          <ViewerToggle
            label={t('viewerToggle')}
            options={options}
            value={side}
            onChange={setSide}
          />
        )
      }
    >
      <Car side={useDeferredValue(side)} isCovered={isCovered} hasViews={hasViews} />
    </Stage>
  )
}
