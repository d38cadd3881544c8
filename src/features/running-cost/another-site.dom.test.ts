import { beforeEach } from 'vitest'
import { describeAnotherSite } from '../../../test/support/another-site.ts'
import { clearCookies } from '../../../test/support/store-under-test.ts'
import { loadRival } from './running-cost-state.ts'

beforeEach(clearCookies)

describeAnotherSite([
  { name: 'rivalQuote', call: 'updateFinances', load: (page) => loadRival(page, '10121') },
])
