import { useState } from 'react'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { selectGalleryPictures, selectHasCabin, selectIsCabinPending } from './pictures/pictures.ts'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { ViewerToggle } from './viewer-toggle.tsx'
import { usePictureNote } from './picture-view.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { useStyles } from '../../ui/base/element-context.tsx'
import { lazyPart, Optional } from '../../ui/base/lazy-part.tsx'
import { ExteriorView } from './exterior-view.tsx'
import stageCss from './stage.css?inline'

/** In the chunk of the steps that show it. */
const InteriorView = lazyPart(async () => (await import('./interior-view.tsx')).InteriorView)

export type Side = 'exterior' | 'interior'

interface CarStageProps {
  /** Missing where the screen shows the name itself. */
  readonly name?: string
  readonly subtitle?: string | null
  /** The side that is shown first. The toggle appears from step 4 on (spec §2, interior). */
  readonly side?: Side
  readonly hasToggle?: boolean
}

/** The stage with the car, its fullscreen button and optionally the Exterior/Interior toggle. */
export function CarStage({ name, subtitle, side: first = 'exterior', hasToggle }: CarStageProps) {
  useStyles(stageCss)
  const t = useText()
  const actions = useConfiguratorStore().actions
  const [side, setSide] = useState<Side>(first)
  const hasCabin = useSelect(selectHasCabin)
  const hasGallery = useSelect((state) => selectGalleryPictures(state).length > 0)
  const isCovered = useSelect((state) => state.modal?.kind === 'gallery')
  const open = (shown: Side | 'gallery') => actions.openModal({ kind: 'gallery', side: shown })
  const note = usePictureNote()
  // While the interiors load, nothing stands where it would have to make room for the cabin.
  const isPending = useSelect(selectIsCabinPending)
  const isCabin = side === 'interior' && (hasCabin || isPending)
  const isSwitched = hasToggle && hasCabin
  return (
    <div
      className="stage"
      part="stage"
      data-controls={isSwitched || undefined}
      data-filled={isCabin || undefined}
    >
      <div className="stage-view">
        <Optional>
          {side === 'interior' && hasCabin ? (
            <InteriorView viewsName="stage-cabin" />
          ) : (
            <ExteriorView isCovered={isCovered} />
          )}
        </Optional>
      </div>
      <div className="stage-head">
        <div>
          {/* The interior image fills the stage, so there is no room for text. */}
          {!isCabin && name !== undefined && (
            <p className="stage-name" translate="no">
              {name}
            </p>
          )}
          {!isCabin && subtitle && (
            <p className="quiet" translate="no">
              {subtitle}
            </p>
          )}
          {!isCabin && note && <p className="picture-note stage-caption">{note}</p>}
        </div>
        <div className="row stage-actions">
          {hasGallery && (
            <IconButton label={t('openGallery')} icon="image" onPress={() => open('gallery')} />
          )}
          <IconButton label={t('openFullscreen')} icon="expand" onPress={() => open(side)} />
        </div>
      </div>
      {isSwitched && (
        <ViewerToggle
          name="stage"
          className="capsule quiet stage-controls"
          label={t('viewerToggle')}
          options={(['exterior', 'interior'] as const).map((value) => ({ value, label: t(value) }))}
          value={side}
          onChange={setSide}
        />
      )}
    </div>
  )
}

/** The stage of a step that is loading. */
export function StageSkeleton() {
  useStyles(stageCss)
  return (
    <div className="stage" part="stage">
      <div className="stage-view">
        <i className="sk stage-sk" />
      </div>
    </div>
  )
}
