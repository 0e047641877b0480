import type { ReactNode } from 'react'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import { plainPath } from '#domain/region/plain-paths.ts'
import { useHydrated } from '#platform/hydrated.ts'

const ID = 'add'

/** The form that a browser without scripts sends; the app never does, it listens to the button (decision 0085). */
export function AddForm({
  product,
  children,
}: {
  readonly product: ProductDetail
  readonly children: ReactNode
}) {
  return (
    <form
      id={ID}
      method="post"
      action={plainPath('add', useStorefront().language)}
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="page" value={product.baseUrl} />
      <input type="hidden" name="productId" value={product.productsId} />
      {children}
    </form>
  )
}

export type AddFieldProps = {
  readonly name: 'sku' | 'qty'
  readonly children: (field: { readonly name?: string; readonly form?: string }) => ReactNode
}

/** A field of that form; once the app is there, Enter in it sends nothing. */
export function AddField({ name, children }: AddFieldProps) {
  return children(useHydrated() ? {} : { name, form: ID })
}
