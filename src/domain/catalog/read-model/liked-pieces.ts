import { collectionPath, likeKey, productPath, readLikeKey } from '../../region/links.ts'
import type { ProductEntry } from './entries.ts'
import { likePiece } from './like-piece.ts'
import { createLruCache } from './memo.ts'
import type { PriceView } from './price-view.ts'
import type { ProductStore } from './product-store.ts'
import { headingOf, type Heading, type Scope, type StorefrontContent } from './storefront-content.ts'

/** Pieces like one. */
const CACHED_LIKES = 500

interface LikedParts {
  readonly store: ProductStore
  readonly content: () => StorefrontContent
  readonly version: () => string
}

/** Collections of the pieces like one, and the heading of every list. */
export function createLikedPieces({ store, content, version }: LikedParts) {
  const likes = createLruCache<readonly string[]>(CACHED_LIKES)

  /** The piece whose likes a collection lists; the owner's collections come first. */
  function likedBy({ kind, key }: Scope): ProductEntry | undefined {
    if (kind !== 'collection' || content().collections.has(key)) return undefined
    const entry = store.bySpu(readLikeKey(key) ?? '')
    return entry?.listed ? entry : undefined
  }

  /** SPUs of the pieces like one that can be bought. */
  function likesOf(entry: ProductEntry): readonly string[] {
    return likes.of(`${version()} ${entry.spu}`, () => likePiece(entry, store))
  }

  function headingIn(scope: Scope, view: PriceView): Heading | undefined {
    const entry = likedBy(scope)
    if (!entry) return headingOf(scope, content(), view)
    const name = view.name(entry.names)
    return {
      title: view.labels.like(name),
      description: '',
      banner: '',
      crumbs: [
        { title: view.labels.home, link: '/' },
        { title: name, link: productPath({ name: entry.slug, spu: entry.spu }) },
        { title: view.labels.likeThis, link: collectionPath(likeKey(entry.spu)) },
      ],
    }
  }

  return { likedBy, likesOf, headingIn }
}
