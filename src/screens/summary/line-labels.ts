/** What each line of the summary is called. */
export const LINE_LABELS = {
  engine: 'lineEngine',
  version: 'lineVersion',
  exterior: 'lineExterior',
  interior: 'lineInterior',
} as const
