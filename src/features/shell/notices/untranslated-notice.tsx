import { useEffect, useState } from 'react'
import { htmlDir, htmlLang, type Spoken } from '#domain/region/language.ts'
import { Button } from '#ui/button/button.tsx'
import css from './document-bar.module.css'

/** Written in by the build: texts that no pack can be missing for (sw/fallback-texts.ts). */
declare const VANDA_FALLBACK_TEXTS: Readonly<
  Record<Spoken, { readonly untranslated: string; readonly again: string; readonly understood: string }>
>

export type UntranslatedNoticeProps = { readonly language: Spoken }

/** In the language of the page, among its English. */
export function UntranslatedNotice({ language }: UntranslatedNoticeProps) {
  const { untranslated, again, understood } = VANDA_FALLBACK_TEXTS[language]
  const [isUnderstood, setUnderstood] = useState(false)
  // A screen reader speaks the words of this page as the English that they are.
  useEffect(() => {
    document.documentElement.lang = htmlLang('en')
  }, [])
  if (isUnderstood) return null
  return (
    <aside
      className={css.bar}
      lang={htmlLang(language)}
      dir={htmlDir(language)}
      aria-label={untranslated}
      data-surface="ink"
    >
      <p role="status">{untranslated}</p>
      <Button look="outline" size="small" onClick={() => location.reload()}>
        {again}
      </Button>
      <Button look="quiet" size="small" onClick={() => setUnderstood(true)}>
        {understood}
      </Button>
    </aside>
  )
}
