import { useQuery } from '@tanstack/react-query'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { drawQuery } from '#queries/popups/draw-query.ts'

/** Whether there is a wheel that this user may turn now, or could as a member; false while that is not known. */
export function useWantsDraw(): boolean {
  const { data } = useQuery(drawQuery(useStorefront()))
  return data?.state === 'guest' || data?.state === 'ready'
}
