import primitivesCss from '../../styles/primitives.css?inline'
import { useStyles } from '../base/element-context.tsx'
import { StepIcon } from './step-icon.tsx'

/** Placeholder for a model without an image. Not the shape of a car, which would be another one's. */
export function NoModel() {
  useStyles(primitivesCss)
  return (
    <span className="no-model">
      <StepIcon name="image" size={48} />
    </span>
  )
}
