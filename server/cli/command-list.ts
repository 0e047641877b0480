import { articles, articlesExport, articlesImport } from './article-commands.ts'
import { campaigns, campaignsExport, campaignsImport, campaignsPreview } from './campaign-commands.ts'
import { exportCatalogue, importCatalogue } from './goods/catalogue-file.ts'
import type { Command } from './command/command.ts'
import { demo } from './demo-command.ts'
import { categoryAdd, categoryList, categoryMove, categoryRename } from './goods/category-commands.ts'
import {
  productAdd,
  productArchive,
  productEdit,
  productList,
  productRestore,
} from './goods/product-commands.ts'
import { catalogueExport } from './goods/folder-commands.ts'
import { catalogueImport, cataloguePhotos, catalogueUndo } from './goods/import-commands.ts'
import { kioskAdd, kioskList, kioskRemove } from './kiosk-commands.ts'
import { mediaAdd, mediaFilm, mediaKeep, mediaList, mediaOrder, mediaRemove } from './goods/media-commands.ts'
import { members, membersDemo } from './member-commands.ts'
import { cancel } from './orders/cancel-command.ts'
import { ordersExport } from './orders/export-orders.ts'
import { order, orders } from './orders/order-commands.ts'
import { collected } from './orders/collected-command.ts'
import { deliver, ship } from './orders/parcel-commands.ts'
import { refund, refundRetry } from './orders/refund-commands.ts'
import { returnApprove, returnReceive, returnRefuse, showReturn } from './orders/return-commands.ts'
import { returns } from './orders/return-list.ts'
import { couponAdd, couponEnd, couponList } from './promotions/coupon-commands.ts'
import { couponGive } from './promotions/coupon-give.ts'
import { couponRedeem } from './promotions/coupon-redeem.ts'
import {
  giftCardBlock,
  giftCardIssue,
  giftCardList,
  giftCardUnblock,
} from './promotions/gift-card-commands.ts'
import { giftCardResend } from './promotions/gift-card-resend.ts'
import { drawOdds, drawResults } from './promotions/draw-commands.ts'
import { newsletterExport } from './promotions/newsletter-export.ts'
import { newsletterRemove } from './promotions/newsletter-remove.ts'
import { popupList, popupOff, popupOn } from './promotions/popup-commands.ts'
import { promotionAdd } from './promotions/promotion-add.ts'
import { promotionEnd, promotionList } from './promotions/promotion-list.ts'
import { pointsGrant, pointsTake } from './points/point-commands.ts'
import { tierList } from './points/tier-command.ts'
import { push } from './push-command.ts'
import { reviewRemove, reviewRemovePhotos, reviewRemoveVideo, reviews } from './review-commands.ts'
import { searches, synonyms, synonymsAdd, synonymsRemove } from './search-commands.ts'
import { price, stock } from './goods/sku-commands.ts'
import { stockSet } from './goods/stock-commands.ts'
import { staff, staffAdd, staffRemove } from './staff-commands.ts'

/** Every command by its name, of one word or two, in the order of the help. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  orders,
  'orders export': ordersExport,
  order,
  ship,
  deliver,
  collected,
  cancel,
  returns,
  return: showReturn,
  'return approve': returnApprove,
  'return refuse': returnRefuse,
  'return receive': returnReceive,
  refund,
  'refund retry': refundRetry,
  stock,
  'stock set': stockSet,
  price,
  export: exportCatalogue,
  import: importCatalogue,
  'catalogue import': catalogueImport,
  'catalogue export': catalogueExport,
  'catalogue photos': cataloguePhotos,
  'catalogue undo': catalogueUndo,
  'product list': productList,
  'product add': productAdd,
  'product edit': productEdit,
  'product archive': productArchive,
  'product restore': productRestore,
  'category list': categoryList,
  'category add': categoryAdd,
  'category move': categoryMove,
  'category rename': categoryRename,
  'promotion add': promotionAdd,
  'promotion list': promotionList,
  'promotion end': promotionEnd,
  'coupon add': couponAdd,
  'coupon list': couponList,
  'coupon end': couponEnd,
  'coupon give': couponGive,
  'coupon redeem': couponRedeem,
  'gift-card issue': giftCardIssue,
  'gift-card list': giftCardList,
  'gift-card block': giftCardBlock,
  'gift-card unblock': giftCardUnblock,
  'gift-card resend': giftCardResend,
  'draw odds': drawOdds,
  'draw results': drawResults,
  'popup list': popupList,
  'popup on': popupOn,
  'popup off': popupOff,
  'newsletter export': newsletterExport,
  'newsletter remove': newsletterRemove,
  demo,
  'kiosk add': kioskAdd,
  'kiosk list': kioskList,
  'kiosk remove': kioskRemove,
  'media add': mediaAdd,
  'media film': mediaFilm,
  'media keep': mediaKeep,
  'media list': mediaList,
  'media order': mediaOrder,
  'media remove': mediaRemove,
  push,
  members,
  'members demo': membersDemo,
  'points grant': pointsGrant,
  'points take': pointsTake,
  'tier list': tierList,
  staff,
  'staff add': staffAdd,
  'staff remove': staffRemove,
  reviews,
  'review remove': reviewRemove,
  'review remove-photos': reviewRemovePhotos,
  'review remove-video': reviewRemoveVideo,
  articles,
  'articles export': articlesExport,
  'articles import': articlesImport,
  campaigns,
  'campaigns export': campaignsExport,
  'campaigns import': campaignsImport,
  'campaigns preview': campaignsPreview,
  searches,
  synonyms,
  'synonyms add': synonymsAdd,
  'synonyms remove': synonymsRemove,
}
