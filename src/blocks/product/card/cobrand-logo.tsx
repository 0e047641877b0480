import { useLingui } from '@lingui/react/macro'

/**
 * The mark of a co-branded piece (spec 9.6): an orchid of five petals and a torch, each with its name. A lock-up of our
 * own, because the partner's rings are not ours to draw.
 */
export function CobrandLogo({ className }: { readonly className?: string | undefined }) {
  const { t } = useLingui()
  return (
    <svg
      className={className}
      viewBox="0 0 120 20"
      width="120"
      height="20"
      role="img"
      aria-label={t`Vanda × Olympic`}
      fill="currentColor"
    >
      <g transform="translate(9 10)">
        {PETALS.map((turn) => (
          <path key={turn} d="M0-1.6C-3-4-2.6-8 0-8.6 2.6-8 3-4 0-1.6z" transform={`rotate(${turn})`} />
        ))}
      </g>
      <text x="20" y="15.5" fontSize="16" letterSpacing="0.3" style={{ fontFamily: 'var(--font-display)' }}>
        Vanda
      </text>
      <path
        d="M55 7.5l5.500 5.500m0-5.500l-5.500 5.500"
        stroke="currentColor"
        strokeWidth="0.9"
        fill="none"
      />
      <path
        transform="translate(-4.500 0)"
        d="M72.6 2.2c2.6 2 3.4 3.6 2 5.8 1 .1 1.8-.4 2.2-1 .2 2.2-1.4 3.6-3.3 3.6S70.200 9.300 70.400 7.300C70.600 5.600 72.800 4.600 72.600 2.200zM70.300 11.600h6.200l-.8 1.500h-4.600zM71.700 13.900h3.400l-1 4.300h-1.400z"
      />
      <text x="77" y="15.5" fontSize="16" letterSpacing="0.3" style={{ fontFamily: 'var(--font-display)' }}>
        Olympic
      </text>
    </svg>
  )
}

const PETALS = [0, 72, 144, 216, 288] as const
