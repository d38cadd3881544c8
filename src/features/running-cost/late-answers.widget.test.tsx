import { beforeEach } from 'vitest'
import { describeLateAnswers } from '../../../test/support/late-answers.tsx'
import { clearCookies } from '../../../test/support/store-under-test.ts'

beforeEach(clearCookies)

describeLateAnswers([{ modal: { kind: 'running-cost' }, call: 'boModelsFields' }])
