/** Strings of the buttons below a row of slides. */
export const carouselLabels = {
  previousModel: 'Modelo anterior',
  nextModel: 'Modelo seguinte',
} as const
