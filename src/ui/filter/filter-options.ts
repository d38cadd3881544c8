export interface FilterOption {
  readonly id: string
  readonly label: string
  readonly isChecked: boolean
  readonly isDisabled: boolean
}

export interface FilterGroup {
  readonly id: string
  readonly label: string
  readonly options: readonly FilterOption[]
  /** Why the disabled options cannot match; shown once per group. */
  readonly reason: string | null
}
