import { describeLateAnswers } from '../../../test/support/late-answers.tsx'

describeLateAnswers([{ modal: { kind: 'guided-start' }, call: 'lstEngines' }])
