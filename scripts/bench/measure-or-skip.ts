import { MissingTool } from '../wordpress/install/missing-tool.ts'

/** Runs a measurement. If the machine lacks a tool for it, prints in one line which. */
export async function measureOrSkip(measure: () => Promise<void>): Promise<void> {
  try {
    await measure()
  } catch (error) {
    if (!(error instanceof MissingTool)) throw error
    console.log(`not measured: ${error.message}`)
  }
}
