import { DrawDialog } from '#blocks/draw/draw-dialog.tsx'

/** The draw, once a day; the rewards page opens it at any time. */
export function DrawPopup({ onClose }: { readonly onClose: () => void }) {
  return <DrawDialog open onClose={onClose} />
}
