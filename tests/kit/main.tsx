import '#styles/layers.css'
import '#styles/reset.css'
import '#styles/fonts.css'
import '#styles/tokens.css'
import '#styles/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Kit } from './kit.tsx'
import { PARTS } from './parts.ts'

const root = document.getElementById('kit')
if (!root) throw new Error('The kit page has no place to render into')
createRoot(root).render(
  <StrictMode>
    <Kit parts={PARTS} />
  </StrictMode>,
)
