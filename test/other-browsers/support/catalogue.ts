import type {
  EngineEntry,
  ExteriorEntry,
  InteriorEntry,
  ModelEntry,
  VersionEntry,
} from '../../../demo/content-site/catalogue/types.ts'

/** A complete configuration that differs from what the widget preselects. */
export interface Build {
  readonly model: ModelEntry
  /** The engine that the widget preselects. */
  readonly preselected: EngineEntry
  readonly engine: EngineEntry
  readonly version: VersionEntry
  readonly exterior: ExteriorEntry
  readonly interior: InteriorEntry
  /** Query of its share link. */
  readonly query: string
}

/** Finds, in the content site's catalogue, a model with two engines and a version with a choice of colours. */
export async function findBuild(home: string): Promise<Build> {
  const list = async <Entry>(path: string): Promise<Entry[]> => {
    const response = await fetch(new URL(`/wp-json/cfg/${path}`, home))
    return (await response.json()) as Entry[]
  }
  for (const model of await list<ModelEntry>('lstModels/')) {
    const [engines, versions, exteriors, interiors] = await Promise.all([
      list<EngineEntry>(`lstEngines/${model.id}`),
      list<VersionEntry>(`lstVersions/${model.id}`),
      list<ExteriorEntry>(`extColors/${model.id}`),
      list<InteriorEntry>(`panomaricLI/${model.id}`),
    ])
    const [preselected, engine] = engines
    const version = versions.findLast(({ idEngine }) => idEngine === engine?.id)
    const exterior = exteriors.findLast((colour) => colour.version === version?.id)
    const interior = interiors.findLast((cabin) => cabin.version === version?.id)
    if (preselected && engine && version && exterior && interior) {
      const query = new URLSearchParams({
        modelid: String(model.id),
        engine: String(engine.id),
        version: String(version.id),
        colext: exterior.colorid,
        colint: interior.idColor,
      })
      return { model, preselected, engine, version, exterior, interior, query: `?${query}` }
    }
  }
  throw new Error('the catalogue has no model with two engines, colours and interiors')
}
