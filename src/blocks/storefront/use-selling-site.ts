import { useRouter } from '@tanstack/react-router'
import { spokenFor, writeLanguage } from '#domain/region/language.ts'
import { originOfSite } from '#domain/region/sites.ts'
import { useStorefront } from './storefront-context.tsx'

/**
 * Addresses of pages on Singapore's site, in the language of this page: a restricted site redirects its own (spec 2.3).
 */
export function useSellingSite(): (page: string) => string {
  const { site, language } = useStorefront()
  const { origin } = useRouter().options.context
  return (page) => originOfSite(origin, site, 'sg') + writeLanguage(page, spokenFor(language), 'sg')
}
