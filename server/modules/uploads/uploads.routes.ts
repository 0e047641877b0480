import { cancelUpload, uploadImage } from '#contract/notices/uploads.contract.ts'
import { shopperKey } from '#domain/account/shopper.ts'
import { handle, isKnown, type Route } from '../../services/route.ts'
import { deleteUploadParts } from '../media/uploads/upload-parts.ts'
import { keepUpload } from './keep-upload.ts'
import { mayUpload } from './uploads.policy.ts'

export const uploadRoutes: readonly Route[] = [
  { ...handle(uploadImage, keepUpload), admit: mayUpload },
  handle(cancelUpload, async (context, { upload }) =>
    // A caller without a session has no upload.
    isKnown(context)
      ? deleteUploadParts(context.services.store.db, { shopper: shopperKey(context.shopper), upload })
      : false,
  ),
]
