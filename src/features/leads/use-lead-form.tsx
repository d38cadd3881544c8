import { startTransition, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { isOffline } from '../../platform/connection.ts'
import { logFailure } from '../../platform/log.ts'
import { afterPaint } from '../../platform/page.ts'
import { type LeadFormSettings, hiddenFields, requestSheet, selectDealers } from './lead.ts'
import { showThenFocus } from '../../ui/base/focus.ts'
import {
  checkLead,
  LEAD_FIELDS,
  OPEN_TIME,
  postedMessage,
  type LeadError,
  type LeadField,
  type LeadValues,
} from './lead-form.ts'
import type { LeadKind, State } from '../../core/store/state.ts'
import { until } from '../../core/store/select.ts'
import { useConfiguratorStore } from '../../core/store/context.tsx'
import { draftOf, keepDraft, dropSubmittedForm, keepSubmittedForm } from './lead-draft.ts'
import { useConsentTexts } from './lead-fields.tsx'
import { useCreditText } from '../legal/credit-block.tsx'
import { quoteSettled } from '../../core/offer/simulate-loan.ts'
import { saveIfChanged } from '../../core/reporting/save-configuration.ts'
import { useDialogSignal } from '../../ui/dialog/store-modal.tsx'

/** Time after which a page that is still there counts as not left, in milliseconds. */
const STAY_MS = 15_000

/** Time in which a page that is being left fires 'pagehide', in milliseconds. */
const GRACE_MS = 500

/**
 * Runs a task if a form post does not leave the page: the visitor stops it, or the response has no content or is a
 * download. Call it right before the post. Browsers with the Navigation API report the first case; otherwise the task runs
 * after 15 seconds, also while a slow site is still expected to respond.
 * @returns A function that cancels the task.
 */
export function whenNotLeft(task: () => void): () => void {
  const end = new AbortController()
  const { signal } = end
  const run = (): void => {
    if (signal.aborted) return
    cancel()
    task()
  }
  let timer = setTimeout(run, STAY_MS)
  const cancel = (): void => {
    clearTimeout(timer)
    end.abort()
  }
  addEventListener('pagehide', cancel, { signal })
  // Firefox and Safari have the Navigation API since 2025 only.
  const { navigation } = window as { readonly navigation?: Navigation }
  navigation?.addEventListener(
    'navigate',
    (event) => {
      // Other navigations are of the host page.
      if (event.formData === null) return
      const stop = (): void => {
        clearTimeout(timer)
        timer = setTimeout(run, GRACE_MS)
      }
      event.signal.addEventListener('abort', stop, { signal })
    },
    { signal },
  )
  return cancel
}

/** Maximum time that a submission waits for a pending price, in milliseconds. */
const PRICE_TIMEOUT = 4000

/** Why a form that is filled in correctly has not been sent, as far as is known. */
type LeadProblem = 'offline' | 'unanswered'

type FormEvent = SyntheticEvent<HTMLFormElement>

/** State of a form: values, errors and submission. */
export function useLeadForm(kind: LeadKind, settings: LeadFormSettings) {
  const store = useConfiguratorStore()
  const signalOf = useDialogSignal()
  const creditLegal = useCreditText()
  const consents = useConsentTexts()
  const [values, setValues] = useState(() => draftOf(store, kind))
  const [errors, setErrors] = useState<readonly LeadError[]>([])
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState<LeadProblem | null>(null)
  const isUnderWay = useRef(false)
  const cancelWait = useRef<() => void>(undefined)
  const check = (filled: LeadValues) => checkLead(kind, filled, selectDealers(store.get()))
  const setUnderWay = (is: boolean): void => {
    isUnderWay.current = is
    setIsPending(is)
  }

  useEffect(() => {
    // The back/forward cache restores the page with the form as it was on submission.
    const reset = ({ persisted }: PageTransitionEvent): void => {
      // Without it, the page has just been loaded, and a form that was reopened may be under way already.
      if (!persisted) return
      cancelWait.current?.()
      setUnderWay(false)
      dropSubmittedForm()
    }
    addEventListener('pageshow', reset)
    return () => {
      cancelWait.current?.()
      removeEventListener('pageshow', reset)
    }
  }, [])

  const onChange = ({ currentTarget: form }: FormEvent): void => {
    const read = readValues(form)
    // A new district has other dealers.
    const next = read.id_district === values.id_district ? read : { ...read, dealer: '' }
    keepDraft(store, kind, next)
    // Errors disappear as soon as the field is valid; new ones appear only on the next attempt.
    const still = new Set(check(next).map(({ name }) => name))
    const update = (): void => {
      setValues(next)
      setErrors((current) => current.filter(({ name }) => still.has(name)))
    }
    // The inputs are uncontrolled, so rendering may wait for the next keystroke. Only the dealers of another district
    // are needed at once: Tab leads to them.
    if (next === read) startTransition(update)
    else update()
  }

  /** Lets the buyer submit again. The same values are the same submission, so that there is no second lead. */
  const giveUp = (form: HTMLFormElement, reason: LeadProblem): void => {
    dropSubmittedForm()
    showThenFocus(
      () => {
        setUnderWay(false)
        setProblem(reason)
      },
      () => focusProblem(form),
    )
  }

  /**
   * Closing the form cancels the submission. The hidden fields are read once no price is pending, and only then: it takes
   * long.
   */
  const send = async (
    form: HTMLFormElement,
    filled: LeadValues,
    signal: AbortSignal,
  ): Promise<void> => {
    const timeout = new Promise((resolve) => setTimeout(resolve, PRICE_TIMEOUT))
    await Promise.race([quoteSettled(store), timeout])
    if (signal.aborted) return
    const hidden = hiddenFields(store, kind, filled, settings, { creditLegal, consents })
    const link = kind === 'proposal' ? await requestSheet(store, hidden.configuration) : null
    if (signal.aborted) return
    void saveIfChanged(store)
    keepSubmittedForm(store, kind, filled, settings)
    form.addEventListener(
      'formdata',
      ({ formData }) => {
        for (const [name, value] of Object.entries(hidden)) formData.set(name, value)
        formData.set(OPEN_TIME, String(Math.round(performance.now())))
        // The configuration by e-mail has no message (spec §5).
        if (kind !== 'configuration-email') formData.set('msg', postedMessage(filled, link))
        formData.delete('day_part')
      },
      { once: true },
    )
    cancelWait.current = whenNotLeft(() => giveUp(form, 'unanswered'))
    form.submit()
  }

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    const form = event.currentTarget
    if (isUnderWay.current) return
    normaliseFields(form)
    const filled = readValues(form)
    const found = check(filled)
    const [first] = found
    const signal = signalOf()
    // A dealer chosen before, whether it is one of its district, is known only once the dealers have arrived.
    const isEarly = areDealersLoading(store.get()) && filled.dealer !== ''
    if (isEarly && found.every(({ name }) => name === 'dealer')) {
      setUnderWay(true)
      void until(store.state, (state) => !areDealersLoading(state), signal).then(() => {
        if (signal.aborted) return
        setUnderWay(false)
        if (store.get().site.dealers?.status === 'ready') form.requestSubmit()
      })
      return
    }
    // Posting while offline would replace the page with the browser's error page.
    const cannotPost = !first && isOffline()
    setUnderWay(!first && !cannotPost)
    afterPaint(() =>
      showThenFocus(
        () => {
          setValues(filled)
          setErrors(found)
          setProblem(cannotPost ? 'offline' : null)
        },
        () => {
          if (first) focusField(form, first.name)
          else if (cannotPost) focusProblem(form)
        },
      ),
    )
    if (!isUnderWay.current) return
    send(form, filled, signal).catch((error: unknown) => {
      if (signal.aborted) return
      logFailure('the form cannot be sent', error)
      giveUp(form, 'unanswered')
    })
  }

  return { values, errors, isPending, problem, onChange, onSubmit }
}

const areDealersLoading = ({ site }: State): boolean => site.dealers?.status === 'loading'

export function focusField(form: HTMLFormElement | null, name: LeadField): void {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

/** Brings the message into view: the button that was pressed is at the other end of the form. */
function focusProblem(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[data-problem]')?.focus()
}

/** Normalises the fields, however their texts were typed, pasted or autofilled: the browser posts the fields' values. */
function normaliseFields(form: HTMLFormElement): void {
  for (const { name, normalise } of LEAD_FIELDS) {
    const field = form.elements.namedItem(name)
    if (normalise && field instanceof HTMLInputElement) field.value = normalise(field.value)
  }
}

function readValues(form: HTMLFormElement): LeadValues {
  const data = new FormData(form)
  const entries = LEAD_FIELDS.map(({ name }) => [name, data.get(name) ?? ''])
  return Object.fromEntries(entries) as LeadValues
}
