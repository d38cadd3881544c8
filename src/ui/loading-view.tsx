import { ChoiceCardSkeleton } from './choice-card.tsx'
import { Stage } from './stage.tsx'
import { StepLayout } from './step-layout.tsx'

export interface LoadingViewProps {
  /** Read by assistive technology only. */
  readonly label: string
}

/** A step before its data has come, in the places that the data will take. */
export function LoadingView({ label }: LoadingViewProps) {
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
          <div className="list" aria-hidden="true">
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
