import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button, IconButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import css from './image-uploader.module.css'
import { pickFiles, type WhyNot } from './pick-files.ts'
import type { UploadItem } from './upload-item.ts'
import { UploadPreview } from './upload-preview.tsx'

export type ImageUploaderProps = {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly items: readonly UploadItem[]
  /** Of pictures (spec 5). */
  readonly maxCount?: number
  /** Bytes of one picture; any size without it. */
  readonly maxSize?: number
  /** MIME types of pictures that are taken. */
  readonly types: readonly string[]
  /** Without it only pictures are taken. */
  readonly videos?: {
    /** One without it (spec 9.4). */
    readonly maxCount?: number
    readonly maxSize?: number
    /** Endings of names, for files whose type the browser does not know. */
    readonly endings: readonly string[]
  }
  /** What the chooser of the browser offers; `types` without it. */
  readonly accept?: readonly string[]
  /** Nothing can be added at present; the hint names the reason. */
  readonly disabled?: boolean
  readonly onPick: (files: readonly File[]) => void
  readonly onRefused: (refused: readonly { readonly file: File; readonly why: WhyNot }[]) => void
  readonly onRemove: (id: string) => void
  readonly onRetry: (id: string) => void
  readonly words: {
    readonly add: string
    readonly retry: string
    readonly removeNamed: (name: string) => string
    readonly retryNamed: (name: string) => string
    readonly uploadingNamed: (name: string) => string
    readonly cancelNamed: (name: string) => string
    /** On touch screens a second button opens the camera for a video. */
    readonly record?: string
  }
}

/** Chooses pictures and videos, and shows how their uploads stand; a native file input is the button. */
export function ImageUploader({
  label,
  hint,
  error,
  items,
  maxCount = 1,
  maxSize,
  types,
  videos,
  accept = types,
  disabled = false,
  onPick,
  onRefused,
  onRemove,
  onRetry,
  words,
}: ImageUploaderProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const toInput = useRef(false)
  const shown = (type: UploadItem['type']) => items.filter((item) => item.type === type).length
  const room = maxCount - shown('image')
  const videoRoom = videos ? (videos.maxCount ?? 1) - shown('video') : 0

  /** The button that removed a file is gone with it. */
  useEffect(() => {
    if (!toInput.current) return
    toInput.current = false
    input.current?.focus()
  }, [items.length])

  function pick(files: FileList | null) {
    const { taken, refused } = pickFiles([...(files ?? [])], {
      room,
      maxSize,
      types,
      videos: videos && { room: videoRoom, maxSize: videos.maxSize, endings: videos.endings },
    })
    onRefused(refused)
    if (taken.length > 0) onPick(taken)
  }

  return (
    <div
      role="group"
      className={css.uploader}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-error ${id}-hint`}
    >
      <span id={`${id}-label`} className={css.label}>
        {label}
      </span>
      <ul className={css.items}>
        {items.map((item) => (
          <li
            key={item.id}
            className={css.item}
            data-status={item.status}
            data-player={item.film !== undefined || undefined}
          >
            <div className={css.frame}>
              <UploadPreview item={item} />
              {item.status === 'uploading' && (
                <progress
                  className={css.progress}
                  aria-label={words.uploadingNamed(item.name)}
                  value={item.progress}
                />
              )}
              <span className={css.remove}>
                <IconButton
                  ground="disc"
                  label={
                    item.status === 'uploading' && item.type === 'video'
                      ? words.cancelNamed(item.name)
                      : words.removeNamed(item.name)
                  }
                  onClick={() => {
                    toInput.current = true
                    onRemove(item.id)
                  }}
                >
                  <Icon name="close" size={16} />
                </IconButton>
              </span>
            </div>
            {item.status !== 'done' && item.note && <p className={css.note}>{item.note}</p>}
            <div className={css.itemError} aria-live="polite">
              {item.status === 'failed' && item.error}
            </div>
            {item.status === 'failed' && (
              <Button
                look="quiet"
                size="small"
                aria-label={words.retryNamed(item.name)}
                onClick={() => onRetry(item.id)}
              >
                {words.retry}
              </Button>
            )}
          </li>
        ))}
        {(room > 0 || videoRoom > 0) && (
          <li className={css.item}>
            <label className={css.add} data-disabled={disabled || undefined}>
              <Icon name="plus" size={24} />
              <span>{words.add}</span>
              <input
                ref={input}
                className={css.input}
                type="file"
                accept={accept.join(',')}
                multiple={maxCount + videoRoom > 1}
                disabled={disabled}
                aria-describedby={`${id}-error ${id}-hint`}
                onChange={({ target }) => {
                  pick(target.files)
                  // The same file may be chosen again.
                  target.value = ''
                }}
              />
            </label>
          </li>
        )}
        {videoRoom > 0 && words.record && (
          <li className={css.item} data-record>
            <label className={css.add} data-disabled={disabled || undefined}>
              <Icon name="play" size={24} />
              <span>{words.record}</span>
              <input
                className={css.input}
                type="file"
                accept="video/*"
                capture="environment"
                disabled={disabled}
                onChange={({ target }) => {
                  pick(target.files)
                  target.value = ''
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <div id={`${id}-error`} className={css.error} aria-live="polite">
        {error}
      </div>
      <div id={`${id}-hint`} className={css.hint}>
        {hint}
      </div>
    </div>
  )
}
