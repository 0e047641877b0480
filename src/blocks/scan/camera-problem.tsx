import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#ui/notice/notice.tsx'
import type { CameraState } from './use-camera-scan.ts'

/** Why there is no picture; the two titles are those of spec 8. */
export function CameraProblem({ state }: { readonly state: CameraState }) {
  const { t } = useLingui()
  switch (state) {
    case 'missing':
      return (
        <Notice tone="warn" title={t`No Camera Detected`}>
          <Trans>A hand scanner works as well, and so does typing the code.</Trans>
        </Notice>
      )
    case 'unsupported':
      return (
        <Notice tone="warn" title={t`Scanning Not Supported`}>
          <Trans>This browser cannot read codes with the camera. Typing the code works.</Trans>
        </Notice>
      )
    case 'refused':
      return (
        <Notice tone="warn" title={t`The camera may not be used`}>
          <Trans>Allow it for this shop in the settings of the browser, or type the code.</Trans>
        </Notice>
      )
    case 'busy':
      return (
        <Notice tone="warn" title={t`The camera does not answer`}>
          <Trans>Another app may be using it. Close that one and try again, or type the code.</Trans>
        </Notice>
      )
    default:
      return null
  }
}
