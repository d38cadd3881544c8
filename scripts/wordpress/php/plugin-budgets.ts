/** The most that a test accepts, and what it is to become. */
interface Budget {
  /** Today's value, rounded up. Lower it when a change allows it; never raise it. */
  readonly limit: number
  /** Null where the limit is to stay. */
  readonly target: number | null
}

/** Budgets of the plugin and its add-ons. */
export const PLUGIN_BUDGETS = {
  /** Lines of PHP that are not blank, comments included, without tests and translations. */
  lines: {
    'wordpress-plugin': { limit: 5500, target: 5000 },
    'wordpress-add-ons/leads': { limit: 1900, target: null },
    'wordpress-add-ons/gateway': { limit: 1320, target: null },
    'wordpress-add-ons/editor': { limit: 500, target: null },
  },
  /** Hooks of the plugin that docs/hooks.md describes. */
  hooks: { limit: 20, target: null },
  /** What the plugin alone does for a page without the element, with it, for the dashboard, for a visitor's request to admin-ajax.php, and for a form with its mails. */
  plainPage: { files: { limit: 4, target: null }, queries: { limit: 0, target: null } },
  elementPage: { files: { limit: 23, target: null }, queries: { limit: 0, target: null } },
  adminPage: { files: { limit: 11, target: null }, queries: { limit: 0, target: null } },
  ajax: { files: { limit: 9, target: null }, queries: { limit: 0, target: null } },
  formPost: { files: { limit: 28, target: null }, queries: { limit: 7, target: null } },
} as const

/** Nothing, or a line that says how far a value is above its budget and further lines. */
export function overBudget(
  what: string,
  value: number,
  { limit, target }: Budget,
  details: readonly string[] = [],
): string[] {
  if (value <= limit) return []
  const aim = target === null ? '' : `, target ${target}`
  return [`${what}: ${value} (at most ${limit}${aim})`, ...details]
}
