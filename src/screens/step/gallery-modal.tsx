import { useState } from 'react'
import { useActions, useSelect } from '../../store/context.tsx'
import { selectGalleryPictures } from '../../store/pictures/gallery.ts'
import {
  selectCabinView,
  selectHasCabin,
  selectIsCabinRound,
} from '../../store/pictures/pictures.ts'
import { selectModel } from '../../store/configuration/chosen-items.ts'
import { ViewerDialog } from '../../ui/dialog/viewer-dialog.tsx'
import { ViewerToggle } from '../../ui/stage/viewer-toggle.tsx'
import { usePictureNote } from '../shared/use-picture-note.tsx'
import { useText } from '../shared/use-text.tsx'
import { InteriorView } from './interior-view.tsx'
import { CarGallery } from './car-gallery.tsx'
import { CarView, type Side } from './car-view.tsx'

type Viewer = Side | 'gallery'

/** The current viewer in the full window, with a switch to the others (spec §2, fullscreen modal). */
export function GalleryModal({ side }: { readonly side: Viewer }) {
  const t = useText()
  const actions = useActions()
  const [viewer, setViewer] = useState<Viewer>(side)
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const hasCabin = useSelect(selectHasCabin)
  const cabinView = useSelect(selectCabinView)
  const isCabinRound = useSelect(selectIsCabinRound)
  const hasGallery = useSelect((state) => selectGalleryPictures(state).length > 0)
  const note = usePictureNote()
  const options = [
    { value: 'exterior', label: t('exterior360'), isAvailable: true },
    { value: 'interior', label: t('interior'), isAvailable: hasCabin },
    { value: 'gallery', label: t('gallery'), isAvailable: hasGallery },
  ] as const
  const there = options.filter(({ isAvailable }) => isAvailable)
  return (
    <ViewerDialog
      label={t('viewerTitle', { model })}
      title={model}
      closeLabel={t('close')}
      onClose={actions.closeModal}
      viewer={`${viewer} ${cabinView}`}
      isFullscreen={side !== 'gallery'}
      zoom={
        viewer === 'interior' && isCabinRound
          ? null
          : {
              name: t('zoomName'),
              instructions: t('zoomInstructions'),
              nearer: t('zoomIn'),
              farther: t('zoomOut'),
            }
      }
      choice={
        there.length > 1 && (
          <ViewerToggle
            label={t('viewerToggle')}
            options={there}
            value={viewer}
            onChange={setViewer}
          />
        )
      }
    >
      {viewer === 'gallery' && <CarGallery />}
      {viewer === 'interior' && <InteriorView isFree />}
      {viewer === 'exterior' && (
        <>
          <CarView side="exterior" />
          {note !== null && <p className="viewer-note">{note}</p>}
        </>
      )}
    </ViewerDialog>
  )
}
