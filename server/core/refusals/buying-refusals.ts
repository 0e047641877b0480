import type { Refusals } from './refusals.ts'

/** Refusals about products, the bag, the checkout, orders, reviews and what the shopper chooses. */
export const BUYING_REFUSALS = {
  'product-unknown': {
    status: 404,
    code: 404,
    text: /*i18n*/ { id: 'refused.product-unknown', message: 'product does not exist' },
  },
  'order-unknown': {
    status: 404,
    code: 404,
    text: /*i18n*/ { id: 'refused.order-unknown', message: 'We could not find this order.' },
  },
  'sold-out': { status: 200, code: 4001, text: /*i18n*/ { id: 'refused.sold-out', message: 'Sold Out' } },
  'stop-selling': {
    status: 200,
    code: 4002,
    text: /*i18n*/ { id: 'refused.stop-selling', message: 'Stop Selling' },
  },
  'sku-unknown': {
    status: 200,
    code: 4003,
    text: /*i18n*/ { id: 'refused.sku-unknown', message: 'This item is no longer in the shop.' },
  },
  'redeem-only': {
    status: 200,
    code: 4004,
    text: /*i18n*/ { id: 'refused.redeem-only', message: 'Redeem Only' },
  },
  'egift-alone': {
    status: 200,
    code: 4025,
    text: /*i18n*/ {
      id: 'refused.egift-alone',
      message: 'An eGift card is bought on its own page, with the person it is for.',
    },
  },
  'egift-wrong': {
    status: 200,
    code: 4035,
    text: /*i18n*/ { id: 'refused.egift-wrong', message: 'Please check what you wrote for the eGift card.' },
  },
  'egift-used': {
    status: 200,
    code: 4037,
    text: /*i18n*/ {
      id: 'refused.egift-used',
      message: 'This gift card has been used or blocked, so it cannot be sent again.',
    },
  },
  'gift-card-wrong': {
    status: 200,
    code: 4033,
    text: /*i18n*/ {
      id: 'refused.gift-card-wrong',
      message: 'This code does not fit a gift card that can be added. Please check it.',
    },
  },
  'gift-card-tries': {
    status: 200,
    code: 4034,
    text: /*i18n*/ {
      id: 'refused.gift-card-tries',
      message: 'Too many codes were tried. Please try again in an hour.',
    },
  },
  'offer-over': {
    status: 200,
    code: 4029,
    text: /*i18n*/ { id: 'refused.offer-over', message: 'This offer has ended.' },
  },
  'not-in-cart': {
    status: 200,
    code: 4005,
    text: /*i18n*/ { id: 'refused.not-in-cart', message: 'This item is not in your bag any more.' },
  },
  'cart-full': {
    status: 200,
    code: 4006,
    text: /*i18n*/ { id: 'refused.cart-full', message: 'Your bag is full.' },
  },
  'nothing-selected': {
    status: 200,
    code: 4007,
    text: /*i18n*/ { id: 'refused.nothing-selected', message: 'Please select at least one item.' },
  },
  'cart-changed': {
    status: 200,
    code: 4008,
    text: /*i18n*/ {
      id: 'refused.cart-changed',
      message: 'The product(s) in shopping bag has been changed, please check',
    },
  },
  'remove-sold-out': {
    status: 200,
    code: 4009,
    text: /*i18n*/ { id: 'refused.remove-sold-out', message: 'Please remove sold out product(s)' },
  },
  'remove-stop-selling': {
    status: 200,
    code: 4010,
    text: /*i18n*/ { id: 'refused.remove-stop-selling', message: 'Please remove stop selling product(s)' },
  },
  'address-wrong': {
    status: 200,
    code: 4011,
    text: /*i18n*/ { id: 'refused.address-wrong', message: 'Please check your address.' },
  },
  'order-unpaid': {
    status: 200,
    code: 4027,
    text: /*i18n*/ { id: 'refused.order-unpaid', message: 'This order isn’t paid yet.' },
  },
  'note-wrong': {
    status: 200,
    code: 4026,
    text: /*i18n*/ { id: 'refused.note-wrong', message: 'Please check the note to your order.' },
  },
  'email-wrong': {
    status: 200,
    code: 4012,
    text: /*i18n*/ { id: 'refused.email-wrong', message: 'Invalid email address' },
  },
  'store-wrong': {
    status: 200,
    code: 4013,
    text: /*i18n*/ { id: 'refused.store-wrong', message: 'Please choose a store for pickup.' },
  },
  'already-paid': {
    status: 200,
    code: 4014,
    text: /*i18n*/ { id: 'refused.already-paid', message: 'This order is paid already.' },
  },
  'order-expired': {
    status: 200,
    code: 4015,
    text: /*i18n*/ { id: 'refused.order-expired', message: 'The time to pay for this order has passed.' },
  },
  'payment-open': {
    status: 200,
    code: 4021,
    text: /*i18n*/ {
      id: 'refused.payment-open',
      message: 'A payment for this order is under way. It can be changed when the payment has ended.',
    },
  },
  'language-unknown': {
    status: 200,
    code: 4016,
    text: /*i18n*/ { id: 'refused.language-unknown', message: 'We do not speak this language yet.' },
  },
  'currency-unknown': {
    status: 200,
    code: 4017,
    text: /*i18n*/ { id: 'refused.currency-unknown', message: 'We do not take this currency here.' },
  },
  'wishlist-full': {
    status: 200,
    code: 4018,
    text: /*i18n*/ { id: 'refused.wishlist-full', message: 'Your wishlist is full.' },
  },
  'addresses-full': {
    status: 200,
    code: 4060,
    text: /*i18n*/ {
      id: 'refused.addresses-full',
      message: 'Your address book is full. Delete an address before you add another.',
    },
  },
  'searches-full': {
    status: 200,
    code: 4061,
    text: /*i18n*/ {
      id: 'refused.searches-full',
      message: 'You have saved as many searches as we keep. Delete one before you save another.',
    },
  },
  'looks-full': {
    status: 200,
    code: 4064,
    text: /*i18n*/ {
      id: 'refused.looks-full',
      message: 'You have saved as many looks as we keep. Remove one before you save another.',
    },
  },
  'review-unknown': {
    status: 200,
    code: 4020,
    text: /*i18n*/ { id: 'refused.review-unknown', message: 'This review is no longer in the shop.' },
  },
  'not-bought': {
    status: 200,
    code: 4036,
    text: /*i18n*/ {
      id: 'refused.not-bought',
      message: 'Only customers who bought this item can review it, and we can’t find an order.',
    },
  },
  'photo-too-large': {
    status: 200,
    code: 4091,
    text: /*i18n*/ { id: 'refused.photo-too-large', message: 'This photo is larger than 5 MB.' },
  },
  'photo-unreadable': {
    status: 200,
    code: 4092,
    text: /*i18n*/ {
      id: 'refused.photo-unreadable',
      message: 'This file cannot be read as a photo. Please choose a JPEG, PNG, WebP or GIF.',
    },
  },
  'photo-heic': {
    status: 200,
    code: 4124,
    text: /*i18n*/ {
      id: 'refused.photo-heic',
      message: 'HEIC photos cannot be read. Please choose a JPEG.',
    },
  },
  'photo-too-many-pixels': {
    status: 200,
    code: 4125,
    text: /*i18n*/ {
      id: 'refused.photo-too-many-pixels',
      message: 'This photo is too large: it has more than 60 megapixels. Please choose a smaller one.',
    },
  },
  'photo-gone': {
    status: 200,
    code: 4093,
    text: /*i18n*/ {
      id: 'refused.photo-gone',
      message: 'A photo of your review is no longer in the shop. Please remove it, or add it again.',
    },
  },
  'video-too-large': {
    status: 200,
    code: 4094,
    text: /*i18n*/ { id: 'refused.video-too-large', message: 'This video is larger than 30 MB.' },
  },
  'video-too-long': {
    status: 200,
    code: 4095,
    text: /*i18n*/ { id: 'refused.video-too-long', message: 'This video is longer than a minute.' },
  },
  'video-unreadable': {
    status: 200,
    code: 4096,
    text: /*i18n*/ {
      id: 'refused.video-unreadable',
      message:
        'This file cannot be read as a video. Please choose an MP4, MOV, WebM or AVI as phones and browsers record it.',
    },
  },
  'video-incomplete': {
    status: 200,
    code: 4097,
    text: /*i18n*/ {
      id: 'refused.video-incomplete',
      message: 'Not all of this video has arrived. Please upload it again.',
    },
  },
  'video-gone': {
    status: 200,
    code: 4098,
    text: /*i18n*/ {
      id: 'refused.video-gone',
      message: 'The video of your review is no longer in the shop. Please remove it, or add it again.',
    },
  },
  'order-not-cancellable': {
    status: 200,
    code: 4106,
    text: /*i18n*/ {
      id: 'refused.order-not-cancellable',
      message: 'This order can no longer be cancelled. Please contact us.',
    },
  },
  'order-not-shippable': {
    status: 200,
    code: 4126,
    text: /*i18n*/ {
      id: 'refused.order-not-shippable',
      message: 'These pieces cannot be handed to a courier.',
    },
  },
  'order-not-shipped': {
    status: 200,
    code: 4127,
    text: /*i18n*/ {
      id: 'refused.order-not-shipped',
      message: 'This order is not on its way completely. Please confirm it once all of it has arrived.',
    },
  },
  'order-not-ended': {
    status: 200,
    code: 4128,
    text: /*i18n*/ {
      id: 'refused.order-not-ended',
      message: 'This order is still under way. It can be removed once it has ended.',
    },
  },
  'refund-too-much': {
    status: 200,
    code: 4129,
    text: /*i18n*/ {
      id: 'refused.refund-too-much',
      message: 'This is more than can be refunded for this order.',
    },
  },
  'return-not-possible': {
    status: 200,
    code: 4130,
    text: /*i18n*/ {
      id: 'refused.return-not-possible',
      message: 'These items cannot be returned: they are final sale, not delivered, or in another return.',
    },
  },
  'return-late': {
    status: 200,
    code: 4131,
    text: /*i18n*/ {
      id: 'refused.return-late',
      message: 'The 15 days for a return are over.',
    },
  },
  'return-decided': {
    status: 200,
    code: 4132,
    text: /*i18n*/ {
      id: 'refused.return-decided',
      message: 'This return can no longer be changed. Please contact us.',
    },
  },
  'return-unknown': {
    status: 404,
    code: 404,
    text: /*i18n*/ { id: 'refused.return-unknown', message: 'We could not find this return.' },
  },
  'provider-down': {
    status: 200,
    code: 4019,
    text: /*i18n*/ {
      id: 'refused.provider-down',
      message: 'The payment service does not answer. Your order is kept; please try again.',
    },
  },
  'wallet-down': {
    status: 200,
    code: 4022,
    text: /*i18n*/ {
      id: 'refused.wallet-down',
      message: 'The wallet does not answer. Please try again, or check out without it.',
    },
  },
  'express-unknown': {
    status: 404,
    code: 404,
    text: /*i18n*/ { id: 'refused.express-unknown', message: 'We could not find this express checkout.' },
  },
  'express-over': {
    status: 200,
    code: 4023,
    text: /*i18n*/ {
      id: 'refused.express-over',
      message: 'Your wallet does not hold this payment any more. Ask it again, or pay another way.',
    },
  },
  'express-changed': {
    status: 200,
    code: 4024,
    text: /*i18n*/ {
      id: 'refused.express-changed',
      message: 'The order comes to more than your wallet has agreed to. Ask it again, or pay another way.',
    },
  },
  'payment-risk': {
    status: 200,
    code: 504,
    text: /*i18n*/ { id: 'refused.payment-risk', message: 'We are checking this payment.' },
  },
} as const satisfies Refusals
