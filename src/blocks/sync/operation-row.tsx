import type { ReactNode } from 'react'
import type { OperationView } from '#sync/outbox/operation-preview.ts'
import { PageLink } from '../page/page-link.tsx'
import { Picture } from '../pictures/picture.tsx'
import css from './operation-row.module.css'

export type OperationRowProps = {
  readonly subject: OperationView['subject']
  /** In place of the name where the operation concerns no piece. */
  readonly words: string
  /** Actions on the operation. */
  readonly buttons?: ReactNode
  readonly children?: ReactNode
}

/** One operation or its outcome: the piece, the requested change, the state. */
export function OperationRow({ subject, words, buttons, children }: OperationRowProps) {
  const kind = [subject?.color, subject?.size].filter(Boolean).join(' / ')
  return (
    <li className={css.row}>
      {subject?.imageUrl && (
        <div className={css.picture}>
          <Picture of={subject.imageUrl} sizes="4rem" alt="" widths={[180]} />
        </div>
      )}
      <div className={css.words}>
        {subject && (
          <p>
            {subject.baseUrl ? (
              <PageLink href={subject.baseUrl}>{subject.productsName}</PageLink>
            ) : (
              subject.productsName
            )}
          </p>
        )}
        {kind && <p className={css.soft}>{kind}</p>}
        <p className={subject ? css.soft : undefined}>{words}</p>
        {children}
        {buttons && <div className={css.buttons}>{buttons}</div>}
      </div>
    </li>
  )
}
