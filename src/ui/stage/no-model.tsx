import noModelCss from './no-model.css?inline'
import { useStyles } from '../base/root-context.tsx'

/** Placeholder for a model without an image: a generic car. */
export function NoModel() {
  useStyles(noModelCss)
  return (
    <svg className="no-model" viewBox="0 0 240 104" aria-hidden="true">
      <path d="M12 82c-4-18 2-27 22-31 15-3 24-5 33-9 18-10 34-16 62-16 31 0 46 9 63 20 20 2 33 8 36 21 1 7 0 12-4 15zM84 49c14-9 27-13 45-13 22 0 34 4 47 13z" />
      <path d="M80 82a18 18 0 1 1-36 0 18 18 0 0 1 36 0Zm118 0a18 18 0 1 1-36 0 18 18 0 0 1 36 0Z" />
    </svg>
  )
}
