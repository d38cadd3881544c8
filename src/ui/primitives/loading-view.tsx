import { useStyles } from '../base/root-context.tsx'
import { ChoiceCardSkeleton } from '../cards/choice-card.tsx'
import skeletonCss from '../shell/sheet-skeleton.css?inline'
import { Stage } from '../stage/stage.tsx'
import { StepLayout } from '../shell/step-layout.tsx'

export interface LoadingViewProps {
  /** Read by screen readers only. */
  readonly label: string
}

/** Skeleton of a step, with the layout of the loaded step. */
export function LoadingView({ label }: LoadingViewProps) {
  useStyles(skeletonCss)
  return (
    <>
      <p role="status" className="vh">
        {label}
      </p>
      <StepLayout
        stage={
          <Stage name="">
            <i className="sk stage-sk" />
          </Stage>
        }
        options={
          <div className="sheet-sk" aria-hidden="true">
            <i className="sk title-sk" />
            <ChoiceCardSkeleton />
            <ChoiceCardSkeleton />
            <ChoiceCardSkeleton />
          </div>
        }
      />
    </>
  )
}
