import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const CONTRACT = fileURLToPath(new URL('../../contract/', import.meta.url))

/**
 * Bundles the contract check into one file, `check-contract.js`, which runs on plain Node without installed packages,
 * with the licences of what it contains beside it.
 * @param folder Missing is `contract/dist`. The file reads `docs/openapi.yaml` two folders above.
 */
export async function buildContractTool(folder: string = join(CONTRACT, 'dist')): Promise<void> {
  await build({
    root: CONTRACT,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: 'source/main.ts',
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      license: { fileName: 'LICENSES.md' },
      rolldownOptions: { output: { entryFileNames: 'check-contract.js' } },
    },
  })
}

if (import.meta.main) await buildContractTool()
