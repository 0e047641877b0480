import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { hasCamera } from '#platform/device/camera.ts'
import { writeLanguage } from '#domain/region/language.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import css from './search-field.module.css'

/** The way to the scan page on devices with a camera. Its own document: no other page may use the camera (S20). */
export function ScanLink() {
  const { t } = useLingui()
  const { language, site } = useStorefront()
  const { data: found } = useQuery({ queryKey: ['camera'], queryFn: hasCamera, staleTime: Infinity })
  if (!found) return null
  return (
    <a className={css.scan} href={writeLanguage('/scan', language, site)} aria-label={t`Scan a label`}>
      <Icon name="scan" />
    </a>
  )
}
