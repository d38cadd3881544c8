import { describeAnotherSite } from '../../../test/support/another-site.ts'
import { loadCompared } from './compared-builds.ts'

const CODE = '7QXM4T9K6'

describeAnotherSite([
  { name: `build ${CODE}`, call: 'findBuild', load: (page) => loadCompared(page, CODE) },
])
