import { useOpenCode } from '#blocks/scan/use-open-code.ts'
import { useWedge } from '#blocks/scan/use-wedge.ts'
import { closeOverlay } from '#blocks/overlays.ts'
import { toast } from '#ui/toast/toast.ts'

/** A hand scanner works on every page of a kiosk. */
export function useScanner(): void {
  const open = useOpenCode()
  useWedge((code) => {
    closeOverlay()
    void open(code).then((problem) => problem !== undefined && toast(problem))
  })
}
