import { useEffect, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import css from './lazy-image.module.css'
import { seenImages } from './seen-images.ts'
import { useAttempts } from './use-attempts.ts'
import { useCrossFade } from './use-cross-fade.ts'
import { useNear } from './use-near.ts'

export type LazyImageProps = {
  readonly src: string
  /** `srcset` strings of the lighter formats; the browser takes the first it supports. */
  readonly sources?: { readonly avif?: string; readonly webp?: string }
  /** Intrinsic size of the picture, which reserves its ratio before it loads. */
  readonly width: number
  readonly height: number
  /** Empty for a picture whose meaning is written beside it. */
  readonly alt: string
  /** Shown in the place of a picture that cannot be had: by default its alt text, null for nothing. */
  readonly missing?: string | null
  readonly sizes?: string
  /** In view at once (spec 2.8: the first four of a list): not lazy. */
  readonly eager?: boolean
  /** The largest picture of the first view, one a page. */
  readonly priority?: boolean
  readonly fit?: 'cover' | 'contain'
  readonly className?: string
}

/**
 * A picture that reserves its space, loads within 1.3 windows, is tried three times (spec 9.4) and then shows its alt
 * text. Another picture in its place covers it once it has loaded.
 */
export function LazyImage({
  src,
  sources,
  width,
  height,
  alt,
  missing = alt,
  sizes,
  eager = false,
  priority = false,
  fit = 'cover',
  className,
}: LazyImageProps) {
  const { attempt, pausing, failed, image, onError } = useAttempts(src)
  const [seen] = useState(() => seenImages.has(src))
  const { near, frame } = useNear<HTMLDivElement>(eager || priority || seen)
  const { before, cover } = useCrossFade({ src, sources, sizes })
  useEffect(() => {
    // A server-rendered picture may have loaded before React could listen.
    if (image.current?.complete && image.current.naturalWidth > 0) seenImages.add(src)
  }, [image, src])

  return (
    <div
      ref={frame}
      className={classNames(css.frame, className)}
      style={{ aspectRatio: `${width} / ${height}` }}
      data-fit={fit}
    >
      {failed && missing !== null && (
        <div className={css.missing} role={alt ? 'img' : undefined} aria-label={alt || undefined}>
          <Icon name="image" size={24} />
          <span aria-hidden="true">{missing}</span>
        </div>
      )}
      {!failed && before && (
        // The element of its time as the picture: the browser has what it shows.
        <picture key={`${before.src} 1`}>
          <Sources {...before} />
          <img src={before.src} width={width} height={height} alt="" />
        </picture>
      )}
      {!failed && !pausing && (
        <picture key={`${src} ${attempt}`}>
          {near && <Sources sources={sources} sizes={sizes} />}
          <img
            ref={image}
            src={near ? src : undefined}
            width={width}
            height={height}
            alt={alt}
            loading={eager || priority || seen ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : undefined}
            // A picture seen before appears at once, without a blank frame.
            decoding={seen ? 'sync' : 'async'}
            style={before && { opacity: 0 }}
            onLoad={({ currentTarget }) => {
              seenImages.add(src)
              void cover(currentTarget)
            }}
            onError={onError}
          />
        </picture>
      )}
      {!near && (
        <noscript>
          <img src={src} width={width} height={height} alt={alt} loading="lazy" />
        </noscript>
      )}
    </div>
  )
}

function Sources({ sources, sizes }: Pick<LazyImageProps, 'sources' | 'sizes'>) {
  return (
    <>
      {sources?.avif && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      {sources?.webp && <source type="image/webp" srcSet={sources.webp} sizes={sizes} />}
    </>
  )
}
