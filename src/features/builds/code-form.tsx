import { useRef, useState, type SyntheticEvent } from 'react'
import { logFailure } from '../../platform/log.ts'
import {
  fetchBuild,
  NoBuildError,
  formatCode,
  parseCode,
} from '../../core/configuration/build-code.ts'
import { type FoundBuild, requestFromCurrentSite } from '../../core/configuration/build.ts'
import { useConfiguratorStore } from '../../core/store/context.tsx'
import { useStyles } from '../../ui/base/element-context.tsx'
import buildsCss from './builds.css?inline'
import formCss from '../../ui/form/form.css?inline'
import { TextField } from '../../ui/form/field.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { useDialogSignal, StoreModal } from '../../ui/dialog/store-modal.tsx'
import { showThenFocus } from '../../ui/base/focus.ts'
import { useText } from '../../ui/text/use-text.tsx'
import { CODE_ERRORS } from '../../ui/states/notice-text.ts'
import { useOpenBuild } from './open-build.tsx'

/** Its check character is right, so that whoever tries it is told that there is no such configuration. */
const EXAMPLE = '7QXM4T9K6'

interface CodeFormProps {
  readonly buttonLabel: string
  /** Whether another button is the main one. */
  readonly isSecondary?: boolean
  readonly onFound: (build: FoundBuild) => void
}

/** Looks up a build by its code. Typing errors are found without a request. */
export function CodeForm({ buttonLabel, isSecondary = false, onFound }: CodeFormProps) {
  useStyles(buildsCss)
  useStyles(formCss)
  const t = useText()
  const store = useConfiguratorStore()
  const signalOf = useDialogSignal()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [error, setError] = useState<keyof typeof CODE_ERRORS | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const refuse = (reason: keyof typeof CODE_ERRORS): void => {
    showThenFocus(
      () => setError(reason),
      () => input.current?.focus(),
    )
  }
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    const parsed = parseCode(text)
    if ('error' in parsed) return refuse(parsed.error)
    setIsBusy(true)
    setError(null)
    const signal = signalOf()
    try {
      const build = await requestFromCurrentSite(store, fetchBuild, parsed.code)
      if (signal.aborted) return
      onFound(build)
      setText('')
    } catch (problem) {
      if (signal.aborted) return
      if (!(problem instanceof NoBuildError)) logFailure('findBuild failed', problem)
      refuse(problem instanceof NoBuildError ? problem.reason : 'failed')
    } finally {
      if (!signal.aborted) setIsBusy(false)
    }
  }
  const message = error && t(CODE_ERRORS[error])
  return (
    <form className="stack code-form" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        ref={input}
        label={t('buildCode')}
        hint={t('codeHint', { code: formatCode(EXAMPLE) })}
        error={message}
        value={text}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => {
          setText(event.target.value)
          setError(null)
        }}
      />
      <Button type="submit" variant={isSecondary ? 'secondary' : 'primary'} aria-disabled={isBusy}>
        {buttonLabel}
      </Button>
      <p role="status" className="vh">
        {isBusy ? t('loading') : message}
      </p>
    </form>
  )
}

/** 'Tenho um código': opens the summary of a build. */
export function CodeModal() {
  const t = useText()
  return (
    <StoreModal title={t('haveCode')}>
      <CodeForm buttonLabel={t('openBuild')} onFound={useOpenBuild()} />
    </StoreModal>
  )
}
