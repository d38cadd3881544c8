import { useEffect } from 'react'
import type { BuildCode } from '../../domain/builds/build-code.ts'
import { loadBuildCode, selectBuildCode, selectCodeKey } from '../../store/builds/build-code.ts'
import { useConfiguratorStore, useSelect } from '../../store/context.tsx'

/** The code of the configuration, requested if need be. Null until it has loaded, and after a failure. */
export function useBuildCode(): BuildCode | null {
  const store = useConfiguratorStore()
  const key = useSelect(selectCodeKey)
  useEffect(() => loadBuildCode(store), [store, key])
  return useSelect(selectBuildCode)
}
