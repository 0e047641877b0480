import { reviewHelpful } from '#contract/notices/requests.contract.ts'
import { cancelUpload, myReview, uploadImage, writeReview } from '#contract/catalog/reviews.contract.ts'
import { shopperKey } from '#domain/account/shopper.ts'
import { handle, handleQueued, isKnown, type Route } from '../../services/route.ts'
import { voteHelpful } from './reviews.commands.ts'
import { keepUpload, mustBeBuyer } from './keep-upload.ts'
import { reviewBy, votesOf } from './reviews.queries.ts'
import { deleteUploadParts } from './upload-parts.ts'
import { putReview } from './write-review.ts'

export const reviewRoutes: readonly Route[] = [
  handleQueued(reviewHelpful, {
    act: voteHelpful,
    present: (db, context) => votesOf(db, context.shopper),
  }),
  handleQueued(writeReview, {
    act: async (tx, context, input) => {
      await putReview(tx, context, input)
      return { spuCode: input.spuCode }
    },
    present: (_, __, outcome) => Promise.resolve(outcome ?? { spuCode: '' }),
  }),
  { ...handle(uploadImage, keepUpload), admit: mustBeBuyer },
  handle(cancelUpload, async (context, { upload }) =>
    // A caller without a purchase has no upload.
    isKnown(context)
      ? deleteUploadParts(context.services.store.db, { shopper: shopperKey(context.shopper), upload })
      : false,
  ),
  handle(myReview, (context, { spuCode }) => reviewBy(context.services.store.db, context.shopper, spuCode)),
]
