import type { Demo, Words } from '../demo.ts'
import { picture } from '../lazy-image/demo-picture.ts'
import { LazyImage } from '../lazy-image/lazy-image.tsx'
import { Rail, RailArrows } from './rail.tsx'
import { useRail } from './use-rail.ts'

function Row({ words, count }: { readonly words: Words; readonly count: number }) {
  const { ref, ...moves } = useRail(true)
  return (
    <section style={{ inlineSize: '100%', minInlineSize: 0 }} aria-label={`${words.label} ${count}`}>
      <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: '2.75rem' }}>
        <RailArrows {...moves} previousLabel={words.previous} nextLabel={words.next} />
      </div>
      <Rail ref={ref}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <a href={`#piece-${index}`} style={{ display: 'grid', gap: '0.75rem' }}>
              <LazyImage src={picture(index)} width={900} height={1200} alt="" eager />
              {words.choices[index % words.choices.length]}
            </a>
          </li>
        ))}
      </Rail>
    </section>
  )
}

export const demos: Demo[] = [
  { name: 'longer than the window', render: (words) => <Row words={words} count={8} /> },
  { name: 'without a next step', render: (words) => <Row words={words} count={2} /> },
]
