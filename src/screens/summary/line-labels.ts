/** Label keys of the summary lines. */
export const LINE_LABELS = {
  engine: 'lineEngine',
  version: 'lineVersion',
  exterior: 'lineExterior',
  interior: 'lineInterior',
} as const
