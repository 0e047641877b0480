import { Dialog } from '#ui/dialog/dialog.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'

/** Stands in the place of the figure until its code and the measurements are there. */
export function Waiting() {
  return (
    <Dialog.Body>
      <Skeleton height="20rem" />
    </Dialog.Body>
  )
}
