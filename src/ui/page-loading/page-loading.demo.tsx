import { useState } from 'react'
import { Button } from '../button/button.tsx'
import type { Demo, Words } from '../demo.ts'
import { PageLoading } from './page-loading.tsx'

function Loading({ words }: { words: Words }) {
  const [loading, setLoading] = useState(false)
  return (
    <>
      <PageLoading loading={loading} label={words.hint} />
      <Button look="outline" aria-pressed={loading} onClick={() => setLoading(!loading)}>
        {words.action}
      </Button>
    </>
  )
}

export const demos: Demo[] = [{ name: 'a thread on top', render: (words) => <Loading words={words} /> }]
