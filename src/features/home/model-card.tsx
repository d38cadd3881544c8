import { type ReactNode, Suspense, useId, useState } from 'react'

import { Button } from '../../ui/primitives/button.tsx'
import { type Figure, FigureList } from '../../ui/primitives/figures.tsx'
import { lazyPart } from '../../ui/base/lazy-part.tsx'
import { useIntent } from '../../ui/base/use-intent.tsx'
import { type Row, Rows } from '../../ui/primitives/rows.tsx'

export interface ModelCardProps {
  readonly name: string
  readonly segment: string | null
  /** Image URL; if `null` or broken, the no-model image is shown. */
  readonly image: string | null
  readonly figures: readonly Figure[]
  readonly rows: readonly Row[]
  /** Further rows, loaded later. */
  readonly legal?: ReactNode
  readonly buttonLabel: string
  /** Accessible name of the button; starts with `buttonLabel`. */
  readonly buttonName: string
  /** Called when the pointer enters the button or the focus rests on it. */
  readonly onIntent: () => void
  readonly onSelect: () => void
  /** Visible on load: its image is not lazy-loaded. */
  readonly isFirst?: boolean
}

const NoModel = lazyPart(async () => (await import('../../ui/primitives/no-model.tsx')).NoModel)

export function ModelCard(props: ModelCardProps) {
  const { name, segment, image, isFirst } = props
  const id = useId()
  const [brokenImage, setBrokenImage] = useState<string | null>(null)
  return (
    <article className="card model" part="card">
      <div className="pic">
        {image && image !== brokenImage ? (
          <img
            src={image}
            alt=""
            width="1200"
            height="675"
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
            onError={() => setBrokenImage(image)}
          />
        ) : (
          <Suspense>
            <NoModel />
          </Suspense>
        )}
      </div>
      <div className="body">
        <div className="between">
          <h2>
            {/* Covers the card: a press anywhere presses the button. */}
            <label htmlFor={id} translate="no">
              {name}
            </label>
          </h2>
          {segment && <p className="soft">{segment}</p>}
        </div>
        <FigureList items={props.figures} />
        <Rows items={props.rows} />
        {props.legal}
        <Button
          id={id}
          isWide
          aria-label={props.buttonName}
          {...useIntent(props.onIntent)}
          onPress={props.onSelect}
        >
          {props.buttonLabel}
        </Button>
      </div>
    </article>
  )
}

/** Has the same height as the card it replaces. */
export function ModelCardSkeleton() {
  return (
    <div className="card model" aria-hidden="true">
      <div className="pic sk" />
      <div className="body">
        <i className="sk" />
        <i className="sk" />
        <i className="sk" />
        <i className="sk" />
      </div>
    </div>
  )
}
