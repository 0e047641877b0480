import {
  createModule,
  LightboxRoot,
  MODULE_NO_SCROLL,
  MODULE_PORTAL,
  type ComponentProps,
  type Plugin,
} from 'yet-another-react-lightbox'
import css from './lightbox.module.css'

/** In the place of the library's own dialog: layer, focus and scrolling of the page are those of the native dialog around it. */
export const inPlace: Plugin = ({ remove, replace }) => {
  remove(MODULE_NO_SCROLL)
  replace(MODULE_PORTAL, createModule(MODULE_PORTAL, Root))
}

function Root({ children }: ComponentProps) {
  return <LightboxRoot className={css.root}>{children}</LightboxRoot>
}
