import { createFileRoute } from '@tanstack/react-router'
import { thisDeviceHead } from '#features/this-device/this-device-head.ts'
import { ThisDeviceScreen } from '#features/this-device/this-device-screen.tsx'

export const Route = createFileRoute('/_shop/this-device')({
  staticData: { part: 'device' },
  head: ({ match }) => thisDeviceHead(match.context),
  component: ThisDeviceScreen,
})
