import { IconShape } from './icon.tsx'
import { StepIcon, type StepIconName } from './step-icon.tsx'

const PATHS = {
  compare: 'M4.5 4.5H10v15H4.5zm9.5 0h5.5v15H14z',
  remove: 'M4.5 6.5h15m-10 0v-3h5v3m-8 0 1 14h9l1-14M10 10.5v6m4-6v6',
  point: 'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM14 12a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  engine:
    'M7 9h3l2-2h3l2 2.5h1.5V12H21v5h-2.5v-1.5H17L15 18.5H9.5L7 16zM7 12H3.5m0-2.5v6M10.5 4.5h5M13 4.5V7',
  list: 'M4.5 4.5h15v15h-15zM8 9h8m-8 3h8m-8 3h5',
  save: 'M6.5 4h11v16.5L12 16l-5.5 4.5z',
  share: 'M12 14.5v-11m-4 4 4-4 4 4m-8 4H5v9h14v-9h-3',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 1 0-5.7-5.7L12.3 6M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 1 0 5.7 5.7l1.3-1.3',
  restart: 'M19 12a7 7 0 1 1-2-5l2 2m0-5v5h-5',
  print: 'M7.5 8V3.5h9V8m-9 9h-3V8h15v9h-3m-9-3.5h9v7h-9z',
  phone: 'M7.5 3.5h9v17h-9zm3.5 14h2',
  download: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
} as const

export type SummaryIconName = StepIconName | keyof typeof PATHS

/** The icons of the summary and of dialogs, which load after the steps, and those of the steps. */
export function SummaryIcon({ name }: { readonly name: SummaryIconName }) {
  return isOfSummary(name) ? <IconShape d={PATHS[name]} /> : <StepIcon name={name} />
}

function isOfSummary(name: SummaryIconName): name is keyof typeof PATHS {
  return name in PATHS
}
