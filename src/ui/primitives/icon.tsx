const PATHS = {
  filter:
    'M3 8h10m8 0h-3.5a2.2 2.2 0 1 1-4.5 0 2.2 2.2 0 0 1 4.5 0ZM3 16h3m15 0H10.5a2.2 2.2 0 1 1-4.5 0 2.2 2.2 0 0 1 4.5 0Z',
  info: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 11v5.5M12 7.2v.6',
  error: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 7v6m0 3.2v.6',
} as const

export interface IconProps<Name> {
  readonly name: Name
  /** Width and height in CSS pixels. */
  readonly size?: number
}

/** A decorative line icon in the current text colour. */
export function Icon({ name, size = 20 }: IconProps<keyof typeof PATHS>) {
  return <IconShape d={PATHS[name]} size={size} />
}

export function IconShape({ d, size = 20 }: { readonly d: string; readonly size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={d} />
    </svg>
  )
}
