import type { Kysely, Transaction } from 'kysely'
import type * as afterSale from './after-sale-tables.ts'
import type { CampaignTable } from './campaign-table.ts'
import type * as catalog from './catalog.ts'
import type * as draw from './draw-tables.ts'
import type * as express from './express-tables.ts'
import type * as imports from './import-tables.ts'
import type * as kiosk from './kiosk-tables.ts'
import type * as look from './look-tables.ts'
import type * as member from './member-tables.ts'
import type * as orders from './orders.ts'
import type * as photo from './photo-tables.ts'
import type * as point from './point-tables.ts'
import type * as promotion from './promotion-tables.ts'
import type * as push from './push-tables.ts'
import type * as referral from './referral-tables.ts'
import type * as search from './search-tables.ts'
import type * as shopper from './shopper-tables.ts'
import type * as social from './social-tables.ts'
import type * as staff from './staff-tables.ts'
import type * as video from './video-tables.ts'

export interface Database {
  category: catalog.CategoryTable
  collection: catalog.CollectionTable
  product: catalog.ProductTable
  product_text: catalog.ProductTextTable
  product_category: catalog.ProductCategoryTable
  product_collection: catalog.ProductCollectionTable
  product_relation: catalog.ProductRelationTable
  bought_together: catalog.BoughtTogetherTable
  asset: catalog.AssetTable
  product_media: catalog.ProductMediaTable
  colour: catalog.ColourTable
  sku: catalog.SkuTable
  stock_move: catalog.StockMoveTable
  import_job: imports.ImportJobTable
  import_change: imports.ImportChangeTable
  import_stock: imports.ImportStockTable
  import_photo: imports.ImportPhotoTable
  old_address: imports.OldAddressTable
  store: catalog.StoreTable
  store_stock: catalog.StoreStockTable
  review: catalog.ReviewTable
  photo: photo.PhotoTable
  review_photo: photo.ReviewPhotoTable
  video: video.VideoTable
  video_part: video.VideoPartTable
  upload_part: video.UploadPartTable
  top_message: catalog.TopMessageTable
  popup_off: catalog.PopupOffTable
  setting: catalog.SettingTable
  article: catalog.ArticleTable
  campaign: CampaignTable
  search_synonym: search.SearchSynonymTable
  empty_search: search.EmptySearchTable
  search_book: search.SearchBookTable
  saved_search: search.SavedSearchTable
  look_book: look.LookBookTable
  saved_look: look.SavedLookTable
  session: shopper.SessionTable
  cart: shopper.CartTable
  cart_line: shopper.CartLineTable
  cart_offer: shopper.CartOfferTable
  wishlist: shopper.WishlistTable
  wishlist_item: shopper.WishlistItemTable
  device: shopper.DeviceTable
  device_answer: shopper.DeviceAnswerTable
  stock_notice: shopper.StockNoticeTable
  newsletter: shopper.NewsletterTable
  newsletter_gift: shopper.NewsletterGiftTable
  review_voter: shopper.ReviewVoterTable
  review_vote: shopper.ReviewVoteTable
  size_info: shopper.SizeInfoTable
  guest_merge: shopper.GuestMergeTable
  rate_limit: shopper.RateLimitTable
  job_lease: shopper.JobLeaseTable
  member: member.MemberTable
  member_link: member.MemberLinkTable
  member_preference: member.MemberPreferenceTable
  address_book: member.AddressBookTable
  saved_address: member.SavedAddressTable
  member_browser: member.MemberBrowserTable
  passkey: member.PasskeyTable
  passkey_challenge: member.PasskeyChallengeTable
  passkey_offer: member.PasskeyOfferTable
  login_discount: member.LoginDiscountTable
  promotion: promotion.PromotionTable
  flash_deal: promotion.FlashDealTable
  flash_piece: promotion.FlashPieceTable
  flash_price: promotion.FlashPriceTable
  coupon: promotion.CouponTable
  coupon_use: promotion.CouponUseTable
  coupon_grant: promotion.CouponGrantTable
  gift_card: promotion.GiftCardTable
  gift_card_move: promotion.GiftCardMoveTable
  egift: promotion.EgiftTable
  egift_card: promotion.EgiftCardTable
  point_entry: point.PointEntryTable
  birthday_reward: point.BirthdayRewardTable
  draw_prize: draw.DrawPrizeTable
  draw_spin: draw.DrawSpinTable
  referral: referral.ReferralTable
  known_mailbox: referral.KnownMailboxTable
  social_link: social.SocialLinkTable
  social_journey: social.SocialJourneyTable
  shop_order: orders.OrderTable
  order_line: orders.OrderLineTable
  order_adjustment: orders.OrderAdjustmentTable
  order_tender: orders.OrderTenderTable
  order_event: orders.OrderEventTable
  order_erasure: orders.OrderErasureTable
  parcel: afterSale.ParcelTable
  parcel_line: afterSale.ParcelLineTable
  parcel_event: afterSale.ParcelEventTable
  refund: afterSale.RefundTable
  refund_line: afterSale.RefundLineTable
  refund_part: afterSale.RefundPartTable
  document_series: afterSale.DocumentSeriesTable
  order_return: afterSale.OrderReturnTable
  return_line: afterSale.ReturnLineTable
  return_event: afterSale.ReturnEventTable
  express_checkout: express.ExpressCheckoutTable
  payment_attempt: orders.PaymentAttemptTable
  payment_notice: orders.PaymentNoticeTable
  idempotency: orders.IdempotencyTable
  outbox: orders.OutboxTable
  kiosk: kiosk.KioskTable
  hand_over: kiosk.HandOverTable
  staff_session: staff.StaffSessionTable
  member_lookup: staff.MemberLookupTable
  till_confirmation: staff.TillConfirmationTable
  push_subscription: push.PushSubscriptionTable
  push_tag: push.PushTagTable
  stock_watch: push.StockWatchTable
}

export type Db = Kysely<Database>
export type Tx = Transaction<Database>
/** A read that works inside a transaction and outside. */
export type Reader = Db | Tx
