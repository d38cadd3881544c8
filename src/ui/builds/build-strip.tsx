import type { ReactNode } from 'react'

import buildsCss from './builds.css?inline'
import { Cluster } from '../layout/layout.tsx'
import { useStyles } from '../base/root-context.tsx'

export interface BuildStripProps {
  readonly label: string
  /** Null while it is loading, and if the site has none. */
  readonly code: string | null
  /** Whether to keep the space of a code that is not there yet. */
  readonly isExpected: boolean
  readonly text: string
  /** Text buttons. */
  readonly children: ReactNode
}

/** A line below the chosen items: the code at the left, what can be done with it at the right. */
export function BuildStrip({ label, code, isExpected, text, children }: BuildStripProps) {
  useStyles(buildsCss)
  return (
    <div className="build-strip">
      {isExpected && (
        <div className="build-code" role="status">
          {code && (
            <>
              <p className="soft">{label}</p>
              <p className="code">{code}</p>
              <p className="soft">{text}</p>
            </>
          )}
        </div>
      )}
      <Cluster>{children}</Cluster>
    </div>
  )
}
