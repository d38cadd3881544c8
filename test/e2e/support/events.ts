/** The analytics events of the element, in the order of a whole visit (spec §4). */
export const EVENTS = [
  'initConfig',
  'chooseMotor',
  'chooseVersion',
  'chooseExtColor',
  'chooseIntColor',
  'endConfiguration',
]
