import { createFileRoute } from '@tanstack/react-router'
import { ForgetMeSection } from '#features/forget-me/forget-me-section.tsx'
import { NotificationsSection } from '#features/notifications/notifications-section.tsx'
import { SyncSection } from '#features/sync/sync-section.tsx'
import { thisDeviceHead } from '#features/this-device/this-device-head.ts'
import { TakeAlongSection } from '#features/take-along/take-along-section.tsx'
import { StorageSection } from '#features/storage/storage-section.tsx'
import { ThisDeviceScreen } from '#features/this-device/this-device-screen.tsx'

export const Route = createFileRoute('/_shop/this-device')({
  head: ({ match }) => thisDeviceHead(match.context),
  component: () => (
    <ThisDeviceScreen>
      <SyncSection />
      <TakeAlongSection />
      <NotificationsSection />
      <StorageSection />
      <ForgetMeSection />
    </ThisDeviceScreen>
  ),
})
