import { describeAnotherSite } from '../../../test/support/another-site.ts'
import { loadComparedVersion } from './running-cost-state.ts'

describeAnotherSite([
  {
    name: 'comparedVersionQuote',
    call: 'updateFinances',
    load: (page) => loadComparedVersion(page, '10121'),
  },
])
