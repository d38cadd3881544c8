import { useStyles } from '../base/root-context.tsx'
import { LazyIcon, type LazyIconName } from '../primitives/lazy-icon.tsx'
import gainsCss from './gains-list.css?inline'

interface GainItem {
  readonly id: string
  readonly name: string
  readonly icon: LazyIconName
  /** 'em vez de Ar condicionado', or null. */
  readonly instead: string | null
}

export interface GainsListProps {
  /** The editor's sentence about who the version is for. */
  readonly bestFor: string | null
  /** 'Acrescenta ao Essencial:' */
  readonly title: string
  /** Null while their names are loading. */
  readonly items: readonly GainItem[] | null
  /** Number of lines to reserve while the names are loading. */
  readonly lines: number
  /** '+ 15 outros'; null if all are named. */
  readonly others: string | null
  /** The same in a sentence, for a row that is not unfolded. */
  readonly brief: string
  /** A close-up of something that is added, and what it shows. */
  readonly picture: { readonly image: string; readonly title: string } | null
}

/** What a version adds to the one below it. */
export function GainsList({
  bestFor,
  title,
  items,
  lines,
  others,
  brief,
  picture,
}: GainsListProps) {
  useStyles(gainsCss)
  return (
    <>
      <p className="brief">{brief}</p>
      <div className="gains">
        {bestFor !== null && <b>{bestFor}</b>}
        <p>{title}</p>
        <ul role="list">
          {items
            ? items.map(({ id, name, icon, instead }) => (
                <li key={id}>
                  <LazyIcon name={icon} />
                  <span>
                    {name} {instead && <small>{instead}</small>}
                  </span>
                </li>
              ))
            : Array.from({ length: lines }, (_, line) => (
                <li key={line}>
                  <i className="sk" />
                </li>
              ))}
        </ul>
        {picture && <img src={picture.image} alt={picture.title} loading="lazy" decoding="async" />}
        {others !== null && <p>{others}</p>}
      </div>
    </>
  )
}
