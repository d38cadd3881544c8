/** Targets of hash links inside the widget. */
export const ANCHOR = {
  legal: 'mencoes-legais',
  faqs: 'perguntas-frequentes',
  about: 'sobre',
} as const
