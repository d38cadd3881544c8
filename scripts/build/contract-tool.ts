import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const CONTRACT = fileURLToPath(new URL('../contract/', import.meta.url))

/**
 * Bundles the contract check and the writer of static catalogues into `check-contract.js` and `write-catalogue.js`, which
 * run on plain Node without installed packages, with the licences of what they contain beside them.
 * @param folder Missing is `dist/contract`. The files read `docs/openapi.yaml` two folders above.
 */
export async function buildContractTool(
  folder: string = join(CONTRACT, '../../dist/contract'),
): Promise<void> {
  await build({
    root: CONTRACT,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      license: { fileName: 'LICENSES.md' },
      rolldownOptions: {
        input: {
          'check-contract': 'main.ts',
          'write-catalogue': 'catalogue/main.ts',
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  })
}

if (import.meta.main) await buildContractTool()
