import { useLingui } from '@lingui/react/macro'
import type { Kept } from '#data/kept-here.ts'

/** How the parts of the storage are called, and what is in them. */
export function usePartNames(): (part: Kept) => { name: string; about: string } {
  const { t } = useLingui()
  return (part) => {
    switch (part) {
      case 'bag':
        return { name: t`Bag and wishes`, about: t`With everything that still waits to be sent.` }
      case 'habits':
        return {
          name: t`Searches and preferences`,
          about: t`What you searched for, your sizes, and what you have typed at the checkout.`,
        }
      case 'pages':
        return { name: t`Pages and pictures`, about: t`What you have seen, to be seen without a network.` }
      case 'catalogue':
        return { name: t`Offline catalogue`, about: t`The whole shop, if you have taken it along.` }
    }
  }
}
