import { describeLateAnswers } from '../../../test/support/late-answers.tsx'

describeLateAnswers([{ modal: { kind: 'running-cost' }, call: 'boModelsFields' }])
