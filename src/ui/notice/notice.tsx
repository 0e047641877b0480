import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import css from './notice.module.css'

export type NoticeProps = {
  readonly tone?: 'info' | 'success' | 'warn' | 'error'
  readonly title?: ReactNode
  readonly children: ReactNode
  readonly action?: ReactNode
  /** `alert` for what just failed, `status` for what just changed; none for what was there on load. */
  readonly role?: 'alert' | 'status'
}

const ICONS = { info: 'info', success: 'check', warn: 'warning', error: 'warning' } as const

/** A message in the page at its own place: offline, a refused payment, a held reservation. */
export function Notice({ tone = 'info', title, children, action, role }: NoticeProps) {
  return (
    <div className={css.notice} data-tone={tone} role={role}>
      <Icon name={ICONS[tone]} />
      <div className={css.words}>
        {title && <p className={css.title}>{title}</p>}
        <div>{children}</div>
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  )
}
