import { useEffect, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import type { Demo } from '#ui/demo.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { Toaster } from '#ui/toast/toaster.tsx'
import hidden from '#ui/visually-hidden/visually-hidden.module.css'
import css from './kit.module.css'
import { WORDS } from './words.ts'

export type Part = { readonly name: string; readonly demos: readonly Demo[] }

type Setting = {
  readonly words: keyof typeof WORDS
  readonly motion: 'on' | 'off'
  readonly part: string | null
}

/** Settings are in the address, so that a screenshot can be taken of exactly one part in one state. */
function readSetting(search: string): Setting {
  const params = new URLSearchParams(search)
  return {
    words: params.get('words') === 'long' ? 'long' : 'short',
    motion: params.get('motion') === 'off' ? 'off' : 'on',
    part: params.get('part'),
  }
}

export function Kit({ parts }: { readonly parts: readonly Part[] }) {
  const [setting, setSetting] = useState(() => readSetting(window.location.search))
  const [narrow, setNarrow] = useState(false)
  useEffect(() => {
    document.documentElement.dataset.motion = setting.motion
  }, [setting.motion])

  const framed = new URLSearchParams({ words: setting.words, motion: setting.motion, part: '*' })
  const alone = setting.part !== null
  const shown = parts.filter(({ name }) => !alone || setting.part === '*' || setting.part === name)

  return (
    <>
      {!alone && (
        <header className={css.head}>
          <h1>Vanda</h1>
          <div className={css.controls}>
            <Button
              size="small"
              look="outline"
              aria-pressed={setting.words === 'long'}
              onClick={() => setSetting({ ...setting, words: setting.words === 'long' ? 'short' : 'long' })}
            >
              Long German
            </Button>
            <Button
              size="small"
              look="outline"
              aria-pressed={setting.motion === 'off'}
              onClick={() => setSetting({ ...setting, motion: setting.motion === 'off' ? 'on' : 'off' })}
            >
              No motion
            </Button>
            <Button size="small" look="outline" aria-pressed={narrow} onClick={() => setNarrow(!narrow)}>
              Phone width
            </Button>
          </div>
          <nav className={css.parts} aria-label="Parts">
            {parts.map(({ name }) => (
              <a key={name} className={linkClass('plain')} href={`#${name}`}>
                {name}
              </a>
            ))}
          </nav>
        </header>
      )}
      {narrow ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- this very page, a second time
        <iframe className={css.phone} title="Phone width" src={`?${framed}`} />
      ) : (
        <main className={css.main}>
          {alone && <h1 className={hidden.hidden}>Vanda</h1>}
          {shown.map(({ name, demos }) => (
            <section
              key={name}
              id={name}
              data-part={name}
              className={css.part}
              aria-labelledby={`${name}-name`}
            >
              <h2 id={`${name}-name`} className={css.name}>
                {name}
              </h2>
              <div className={css.demos}>
                {demos.map((demo) => (
                  <Stage key={demo.name} demo={demo} words={setting.words} />
                ))}
              </div>
            </section>
          ))}
        </main>
      )}
      <Toaster label="Messages" />
    </>
  )
}

function Stage({ demo, words }: { readonly demo: Demo; readonly words: keyof typeof WORDS }) {
  return (
    <figure className={css.stage}>
      <figcaption className={css.caption}>{demo.name}</figcaption>
      <div className={css.piece} lang={WORDS[words].lang}>
        {demo.render(WORDS[words])}
      </div>
    </figure>
  )
}
