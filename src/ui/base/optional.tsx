import { Component, type ReactNode } from 'react'
import { logFailure } from '../../platform/log.ts'

interface OptionalProps {
  readonly children: ReactNode
  /** What is shown when the children have failed twice: nothing if missing. `retry` renders them again. */
  readonly renderFailed?: (retry: () => void) => ReactNode
}

/** An error boundary: what surrounds the children stays when they fail (spec §8). They are rendered once more first. */
export class Optional extends Component<OptionalProps> {
  override state: { readonly hasFailed?: boolean } = {}
  hasRetried?: boolean

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    logFailure('rendering failed', error)
    if (!this.hasRetried) this.retry()
  }

  retry = (): void => {
    this.hasRetried = true
    this.setState({ hasFailed: false })
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.renderFailed?.(this.retry) : this.props.children
  }
}
