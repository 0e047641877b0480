import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { failureOf } from '#contract/failure.ts'
import { PREVIEW_WIDTH } from '#contract/picture-widths.ts'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import { pictureAddress } from '#blocks/pictures/picture-address.ts'
import { shareLinks } from './share-links.ts'
import { copyText } from '#platform/device/copy-text.ts'
import { useOnline } from '#platform/online.ts'
import { shareQuery } from '#queries/product-queries.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { toast } from '#ui/toast/toast.ts'
import css from './share-dialog.module.css'

export type ShareDialogProps = {
  readonly product: ProductDetail
  /** The address to share; undefined while the dialog is closed. */
  readonly url: string | undefined
  /** A network has been opened, or the link copied. */
  readonly onShared: () => void
  /** Offers a guest to log in for the points; undefined for a member, and where none are given. */
  readonly onPoints: (() => Promise<void>) | undefined
  readonly onClose: () => void
}

/** Networks and the link itself (spec 2.10, 7.2, 8). The link can be copied without a network. */
export function ShareDialog({ product, url, onShared, onPoints, onClose }: ShareDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog.Root
      open={url !== undefined}
      onClose={onClose}
      label={t`Share this item`}
      closeLabel={t`Close`}
      size="small"
    >
      <Dialog.Title>
        <Trans>Share this item</Trans>
      </Dialog.Title>
      <Dialog.Body>
        {url !== undefined && <ShareWays product={product} url={url} onShared={onShared} />}
        {onPoints && (
          <Button look="quiet" onClick={() => void onPoints()}>
            <Trans>Share & get 2 points</Trans>
          </Button>
        )}
      </Dialog.Body>
    </Dialog.Root>
  )
}

type ShareWaysProps = Pick<ShareDialogProps, 'product' | 'onShared'> & { readonly url: string }

function ShareWays({ product, url, onShared }: ShareWaysProps) {
  const { t } = useLingui()
  const online = useOnline()
  const words = useFailureWords()
  const { data, error } = useQuery(shareQuery(useStorefront(), product.productsId))
  useEffect(() => {
    const value = data?.url
    if (value === '') toast(t`url is ${value}`)
    if (error && failureOf(error)?.kind === 'refused') toast(words(error))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once an answer
  }, [data, error])
  const shared = {
    title: data?.title || product.productsName,
    url,
    image: data?.image || new URL(pictureAddress(product.imageUrl, PREVIEW_WIDTH, 'webp'), url).href,
  }
  return (
    <>
      {online ? (
        <ul className={css.networks}>
          {shareLinks(shared).map(({ network, href }) => (
            <li key={network}>
              <a href={href} target="_blank" rel="noopener noreferrer" onClick={onShared}>
                <span>{network}</span>
                <span className={css.opens}>
                  <Trans>opens in a new window</Trans>
                </span>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p className={css.note}>
          <Trans>You’re offline. Copy the link and send it later.</Trans>
        </p>
      )}
      <CopyLink url={url} onCopied={onShared} />
    </>
  )
}

/** The link in a field, because a browser may refuse the clipboard. */
function CopyLink({ url, onCopied }: { readonly url: string; readonly onCopied: () => void }) {
  const { t } = useLingui()
  const field = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'open' | 'copied' | 'failed'>('open')

  async function copy() {
    try {
      await copyText(url)
      setState('copied')
      onCopied()
    } catch {
      setState('failed')
      field.current?.querySelector('input')?.select()
    }
  }
  return (
    <div ref={field} className={css.copy}>
      <TextField label={t`Link`} readOnly value={url} />
      <Button wide data-autofocus="" onClick={() => void copy()}>
        <Trans>Copy link</Trans>
      </Button>
      <p role="status" className={css.note}>
        {state === 'copied' && <Trans>Link copied to clipboard!</Trans>}
        {state === 'failed' && <Trans>Copy Failed</Trans>}
      </p>
    </div>
  )
}
