import type { Fault } from './fault.ts'

interface ActiveFault {
  readonly fault: Fault
  left: number
}

/** The active faults and the requests they apply to. */
export interface FaultPlan {
  readonly set: (faults: readonly Fault[]) => void
  readonly current: () => readonly Fault[]
  /** Returns the faults that apply to one request of a call, and counts down those with a limit. */
  readonly take: (call: string) => readonly Fault[]
}

/** Creates a fault plan that tests can change while the site runs. */
export function createFaultPlan(initial: readonly Fault[]): FaultPlan {
  let active: ActiveFault[] = []
  const set = (faults: readonly Fault[]): void => {
    active = faults.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }))
  }
  set(initial)
  return {
    set,
    current: () => active.filter(({ left }) => left > 0).map(({ fault }) => fault),
    take: (call) => {
      const applied = active.filter(
        ({ fault, left }) => left > 0 && (fault.call === '*' || fault.call === call),
      )
      for (const entry of applied) entry.left -= 1
      return applied.map(({ fault }) => fault)
    },
  }
}
