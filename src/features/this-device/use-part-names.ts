import { useLingui } from '@lingui/react/macro'
import type { StorageUsage } from '#queries/storage-usage.ts'

/** Names and contents of the storage parts. */
export function usePartNames(): (part: StorageUsage) => { name: string; description: string } {
  const { t } = useLingui()
  return (part) => {
    switch (part) {
      case 'cart':
        return { name: t`Bag and wishlist`, description: t`With everything that still waits to be sent.` }
      case 'habits':
        return {
          name: t`Searches and preferences`,
          description: t`What you searched for, your sizes, and what you have typed at the checkout.`,
        }
      case 'pages':
        return {
          name: t`Pages and pictures`,
          description: t`What you have seen, to be seen without a network.`,
        }
      case 'catalogue':
        return { name: t`Offline catalogue`, description: t`The whole shop, if you’ve saved it for offline.` }
    }
  }
}
