import { Trans } from '@lingui/react/macro'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { NarrowPage } from '#blocks/narrow-page/narrow-page.tsx'
import { AppearanceSection } from './components/appearance-section.tsx'
import { ForgetMeSection } from './components/forget-me-section.tsx'
import { InstallSection } from './components/install-section.tsx'
import { NotificationsSection } from './components/notifications-section.tsx'
import { OfflineCatalogSection } from './components/offline-catalog-section.tsx'
import { SavedSearchesSection } from './components/saved-searches-section.tsx'
import { StorageSection } from './components/storage-section.tsx'
import { SyncSection } from './components/sync-section.tsx'

/** What the shop stores on this device, with its settings. */
export function ThisDeviceScreen() {
  return (
    <NarrowPage
      title={<Trans>App & offline</Trans>}
      lead={<Trans>The shop works offline on this device. You decide what it keeps.</Trans>}
    >
      <NeedsScripts />
      <SyncSection />
      <OfflineCatalogSection />
      <InstallSection />
      <AppearanceSection />
      <NotificationsSection />
      <SavedSearchesSection />
      <StorageSection />
      <ForgetMeSection />
    </NarrowPage>
  )
}
