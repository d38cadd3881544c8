import type { Catalogue, CatalogueModel, DealerEntry, EquipmentEntry } from './types.ts'

/** Offset between copies. Larger than the difference between any two original ids, so copies never collide. */
const ID_STEP = 1_000_000

/**
 * Repeats a catalogue for benchmarks: models with their data, equipment and dealers. The first copy is the original. The others have their own ids and names and share its pictures.
 */
export function enlargeCatalogue(catalogue: Catalogue, times: number): Catalogue {
  const copies = Array.from({ length: times }, (_, copy) => copy)
  return {
    ...catalogue,
    models: copies.flatMap((copy) => catalogue.models.map((model) => copyModel(model, copy))),
    equipment: copies.flatMap((copy) => catalogue.equipment.map((piece) => copyPiece(piece, copy))),
    dealers: copies.flatMap((copy) => catalogue.dealers.map((dealer) => copyDealer(dealer, copy))),
  }
}

function copyModel(original: CatalogueModel, copy: number): CatalogueModel {
  const moved = (id: number): number => id + copy * ID_STEP
  const { model, intro, engines, versions, exteriors, interiors, carPod } = original
  return {
    ...original,
    model: { ...model, id: moved(model.id), model: numbered(model.model, copy) },
    intro: { ...intro, modelId: moved(intro.modelId) },
    engines: engines.map((engine) => ({
      ...engine,
      id: moved(engine.id),
      engineID: moved(engine.engineID),
      modelID: moved(engine.modelID),
    })),
    versions: versions.map((version) => ({
      ...version,
      id: moved(version.id),
      modelID: moved(version.modelID),
      idEngine: moved(version.idEngine),
      lst: version.lst.map(moved),
    })),
    exteriors: exteriors.map((colour) => ({
      ...colour,
      id: `${moved(colour.version)}-${colour.colorid}`,
      version: moved(colour.version),
    })),
    interiors: interiors.map((interior) => ({ ...interior, version: moved(interior.version) })),
    carPod: { ...carPod, modelId: moved(carPod.modelId) },
  }
}

function copyPiece(piece: EquipmentEntry, copy: number): EquipmentEntry {
  return { ...piece, id: piece.id + copy * ID_STEP, value: numbered(piece.value, copy) }
}

function copyDealer(dealer: DealerEntry, copy: number): DealerEntry {
  return copy === 0
    ? dealer
    : {
        ...dealer,
        objectId: `${dealer.objectId}X${copy}`,
        designation: numbered(dealer.designation, copy),
      }
}

function numbered(name: string, copy: number): string {
  return copy === 0 ? name : `${name} · ${copy + 1}`
}
