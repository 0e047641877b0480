import { memberCodeGroups } from '#domain/account/member-code.ts'
import css from './member-card.module.css'

/** The number below the codes, in groups to be read aloud. */
export function MemberNumber({ code }: { readonly code: string }) {
  return (
    <p className={css.number} translate="no">
      {memberCodeGroups(code).join(' ')}
    </p>
  )
}
