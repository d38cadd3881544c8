import { configure } from '@testing-library/dom'

// A busy machine is no defect: what is looked for may take longer than the library's one second.
configure({ asyncUtilTimeout: 10_000 })
