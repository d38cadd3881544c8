import { useEffect } from 'react'
import type { BuildCode } from '../../core/configuration/build-code.ts'
import { loadBuildCode, selectBuildCode, selectCodeKey } from '../../core/configuration/build.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'

/** The code of the configuration, requested if need be. Null until it has loaded, and after a failure. */
export function useBuildCode(): BuildCode | null {
  const store = useConfiguratorStore()
  const key = useSelect(selectCodeKey)
  useEffect(() => loadBuildCode(store), [store, key])
  return useSelect(selectBuildCode)
}
