import type { LeadError, LeadField } from './lead-form.ts'
import { plural } from '../../core/formats/plural.ts'
import { Icon } from '../../ui/primitives/icon.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { capitalized } from '../../core/values/capitalized.ts'

/** How many fields are invalid, with a link to each of them. */
export function ErrorSummary({ errors }: { readonly errors: readonly LeadError[] }) {
  const t = useText()
  return (
    <div className="form-alert">
      <Icon name="error" />
      <div>
        {/* Without the links, which would all be read again after each correction. */}
        <p role="alert">{t(plural(errors.length, 'formErrors'), { n: errors.length })}</p>
        <ul role="list">
          {errors.map(({ field, code }) => (
            <li key={field}>
              <TextButton onClick={({ currentTarget }) => focusField(currentTarget.form, field)}>
                {t(code === 'consent' ? 'formPolicy' : `form${capitalized(code)}`)}
              </TextButton>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

export function focusField(form: HTMLFormElement | null, name: LeadField): void {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
