import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { trendingQuery } from '#queries/listing-queries.ts'
import { rememberSearch } from '#preferences/recent-searches.ts'
import { isSpeechOffered } from '#platform/device/speech.ts'
import { keywordFor, SEARCH_DEBOUNCE_MS, TRENDING } from '#domain/catalog/search/suggestions/keyword.ts'
import { answerOverlay, closeOverlay, useOpenOverlay } from '#blocks/overlays.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { IconButton } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useModal } from '#ui/modal/use-modal.ts'
import { moveBetweenLinks } from './components/move-between-links.ts'
import { QuickResults } from './components/quick-results.tsx'
import { ScanLink } from './components/scan-link.tsx'
import { VoiceButton, VoiceStatus } from './components/voice-button.tsx'
import { RecentSearches } from './components/recent-searches-list.tsx'
import { SearchField } from './components/search-field.tsx'
import css from './search-popup.module.css'
import { TrendingNow } from './components/trending-now.tsx'
import { searchHref } from './components/search-href.ts'
import { useSettled } from './use-settled.ts'
import { useVoiceSearch } from './use-voice-search.ts'

/** Search over any page (spec 2.6); opened by `openOverlay('search')`. */
export function SearchPopup() {
  const { t } = useLingui()
  const open = useOpenOverlay() === 'search'
  const { filled, dialogProps } = useModal({ open, onClose: closeOverlay, lightDismiss: true })
  const opening = useOpening(open)
  return (
    <dialog {...dialogProps} className={css.popup} aria-label={t`Search`}>
      {filled && <Contents key={opening} />}
    </dialog>
  )
}

/** The number of this opening: reopening during the closing transition counts as a new one. */
function useOpening(open: boolean): number {
  const [opening, setOpening] = useState(0)
  const [wasOpen, setWasOpen] = useState(open)
  if (wasOpen !== open) {
    setWasOpen(open)
    if (open) setOpening(opening + 1)
  }
  return opening
}

/** Its own component, so that each opening starts with an empty field. */
function Contents() {
  const { t } = useLingui()
  const router = useRouter()
  const [input, setInput] = useState('')
  const settled = useSettled(input.trim(), SEARCH_DEBOUNCE_MS)
  const { data: trending } = useQuery(trendingQuery(useStorefront()))

  const voice = useVoiceSearch(setInput)

  function search(words: string, spelling?: 'exact') {
    const keyword = keywordFor(words, trending?.map(({ keywords }) => keywords) ?? TRENDING)
    if (keyword === undefined) return
    void rememberSearch(keyword)
    answerOverlay('searched')
    void router.navigate({ href: searchHref(keyword, spelling) })
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the arrow keys of the field and links inside
    <div className={css.contents} onKeyDown={moveBetweenLinks}>
      <div className={css.bar}>
        <SearchField value={input} onChange={setInput} onSubmit={() => search(input)}>
          {isSpeechOffered() && <VoiceButton state={voice.state} onToggle={voice.toggle} />}
          <ScanLink />
        </SearchField>
        <IconButton label={t`Close`} onClick={closeOverlay}>
          <Icon name="close" />
        </IconButton>
      </div>
      <VoiceStatus state={voice.state} />
      {settled === '' ? (
        <>
          <RecentSearches onChoose={search} />
          <TrendingNow trending={trending} onChoose={search} />
        </>
      ) : (
        <QuickResults
          keyword={settled}
          trending={trending}
          onSearch={search}
          onLeave={() => void rememberSearch(settled)}
        />
      )}
    </div>
  )
}
