import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button, IconButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import hidden from '../visually-hidden/visually-hidden.module.css'
import css from './image-uploader.module.css'
import { pickFiles, type WhyNot } from './pick-files.ts'

export type UploadItem = {
  readonly id: string
  /** As the user knows it: the file's name, or its place. */
  readonly name: string
  /** Address of a small picture of it. */
  readonly preview: string
  readonly status: 'uploading' | 'done' | 'failed'
  /** Why it failed. */
  readonly error?: string | undefined
}

export type ImageUploaderProps = {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly items: readonly UploadItem[]
  /** Spec 5. */
  readonly maxCount?: number
  /** Bytes of one file; any size without it. */
  readonly maxSize?: number
  /** MIME types that are taken. */
  readonly types: readonly string[]
  /** Nothing can be added at present; the hint says why. */
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
  }
}

/** Chooses pictures and shows how their uploads stand; a native file input is the button. */
export function ImageUploader({
  label,
  hint,
  error,
  items,
  maxCount = 1,
  maxSize,
  types,
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
  const room = maxCount - items.length

  /** The button that removed a picture is gone with it. */
  useEffect(() => {
    if (!toInput.current) return
    toInput.current = false
    input.current?.focus()
  }, [items.length])

  function pick(files: FileList | null) {
    const { taken, refused } = pickFiles([...(files ?? [])], { room, maxSize, types })
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
          <li key={item.id} className={css.item} data-status={item.status}>
            <div className={css.frame}>
              <img className={css.preview} src={item.preview} alt={item.name} />
              {item.status === 'uploading' && (
                <progress className={css.progress} aria-label={words.uploadingNamed(item.name)} />
              )}
              <span className={css.remove}>
                <IconButton
                  ground="disc"
                  label={words.removeNamed(item.name)}
                  onClick={() => {
                    toInput.current = true
                    onRemove(item.id)
                  }}
                >
                  <Icon name="close" size={16} />
                </IconButton>
              </span>
            </div>
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
        {room > 0 && (
          <li className={css.item}>
            <label className={css.add} data-disabled={disabled || undefined}>
              <Icon name="plus" size={24} />
              <span>{words.add}</span>
              <input
                ref={input}
                className={hidden.hidden}
                type="file"
                accept={types.join(',')}
                multiple={maxCount > 1}
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
