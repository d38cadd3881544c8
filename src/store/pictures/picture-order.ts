import { loadPicture } from '../../browser/picture-loading.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import { areScreenListsSettled } from '../configuration/screen-lists.ts'
import { until } from '../until.ts'

/**
 * Loads a picture. One of low priority waits until the current screen's list has arrived, so that the two do not compete
 * for a slow server.
 */
export async function loadInOrder(
  { state }: ConfiguratorStore,
  url: string,
  signal: AbortSignal,
  priority: 'high' | 'low',
): Promise<Blob> {
  if (priority === 'low') await until(state, areScreenListsSettled, signal)
  return loadPicture(url, signal, priority)
}
