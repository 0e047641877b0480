import { Trans } from '@lingui/react/macro'
import { NarrowPage } from '#blocks/narrow-page/narrow-page.tsx'
import { CodeScanner } from '#blocks/scan/code-scanner.tsx'
import { useOpenCode } from '#blocks/scan/use-open-code.ts'

/** Finds a product by the code on its label (spec 2.13). */
export function ScanScreen() {
  const openCode = useOpenCode()
  return (
    <NarrowPage
      task
      title={<Trans>Scan a label</Trans>}
      lead={<Trans>Hold the code on the label before the camera, and its page opens.</Trans>}
    >
      <CodeScanner onCode={openCode} button={<Trans>Find</Trans>} />
    </NarrowPage>
  )
}
