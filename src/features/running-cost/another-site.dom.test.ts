import { describeAnotherSite } from '../../../test/support/another-site.ts'
import { loadRival } from './running-cost-state.ts'

describeAnotherSite([
  { name: 'rivalQuote', call: 'updateFinances', load: (page) => loadRival(page, '10121') },
])
