import type { ReactNode } from 'react'
import type { ShownOperation } from '#sync/outbox/operation-preview.ts'
import { PageLink } from '../page-link.tsx'
import { Picture } from '../picture.tsx'
import css from './operation-row.module.css'

export type OperationRowProps = {
  readonly thing: ShownOperation['thing']
  /** In place of the name where the operation concerns no piece. */
  readonly words: string
  /** Actions on the operation. */
  readonly buttons?: ReactNode
  readonly children?: ReactNode
}

/** One operation or its outcome: the piece, the requested change, the state. */
export function OperationRow({ thing, words, buttons, children }: OperationRowProps) {
  const kind = [thing?.color, thing?.size].filter(Boolean).join(' / ')
  return (
    <li className={css.row}>
      {thing?.imageUrl && (
        <div className={css.picture}>
          <Picture of={thing.imageUrl} sizes="4rem" alt="" widths={[180]} />
        </div>
      )}
      <div className={css.words}>
        {thing && (
          <p>
            {thing.baseUrl ? (
              <PageLink href={thing.baseUrl}>{thing.productsName}</PageLink>
            ) : (
              thing.productsName
            )}
          </p>
        )}
        {kind && <p className={css.soft}>{kind}</p>}
        <p className={thing ? css.soft : undefined}>{words}</p>
        {children}
        {buttons && <div className={css.buttons}>{buttons}</div>}
      </div>
    </li>
  )
}
