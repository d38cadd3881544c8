import { beforeEach } from 'vitest'
import { describeAnotherSite } from '../../../test/support/another-site.ts'
import { clearCookies } from '../../../test/support/store-under-test.ts'
import { loadCompared } from './compared-builds.ts'

beforeEach(clearCookies)

const CODE = '7QXM4T9K6'

describeAnotherSite([
  { name: `build ${CODE}`, call: 'findBuild', load: (page) => loadCompared(page, CODE) },
])
