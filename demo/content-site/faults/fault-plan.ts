import type { Fault } from './fault.ts'

interface Wish {
  readonly fault: Fault
  left: number
}

/** The faults in force; each request takes those that strike it. */
export interface FaultPlan {
  readonly set: (faults: readonly Fault[]) => void
  readonly current: () => readonly Fault[]
  /** The faults that strike one request of a call, counted down where they are limited. */
  readonly take: (call: string) => readonly Fault[]
}

/** A plan of faults that tests may change while the site runs. */
export function createFaultPlan(initial: readonly Fault[]): FaultPlan {
  let wishes: Wish[] = []
  const set = (faults: readonly Fault[]): void => {
    wishes = faults.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }))
  }
  set(initial)
  return {
    set,
    current: () => wishes.filter(({ left }) => left > 0).map(({ fault }) => fault),
    take: (call) => {
      const struck = wishes.filter(
        ({ fault, left }) => left > 0 && (fault.call === '*' || fault.call === call),
      )
      for (const wish of struck) wish.left -= 1
      return struck.map(({ fault }) => fault)
    },
  }
}
