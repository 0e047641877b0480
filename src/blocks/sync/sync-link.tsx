import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { openOverlay } from '../overlays.ts'

export type SyncLinkProps = { readonly className?: string | undefined; readonly children: ReactNode }

/** Opens the sync view over the page; in a new tab it is a page of its own. */
export function SyncLink({ className, children }: SyncLinkProps) {
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void openOverlay('sync')
  }
  return (
    <Link to="/this-device" hash="sync" className={className} preload={false} onClick={open}>
      {children}
    </Link>
  )
}
