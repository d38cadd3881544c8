/** Strings of the buttons below a row of slides. */
export const carouselLabels = {
  previousModel: 'Previous model',
  nextModel: 'Next model',
}
