import * as React from 'react'

// React's development build records a stack trace for every element it creates, up to 10,000 a second, which takes an
// eighth of the time of these tests. Only the text of warnings contains them: say that this second's are used up.
const internals = (React as unknown as Readonly<Record<string, object>>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
if (!internals || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('this version of React limits its stack traces in another way')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Infinity,
  set() {
    // React would start counting again every second.
  },
})
