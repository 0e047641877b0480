import {
  addBirthday,
  changeEmail,
  changePassword,
  changePhone,
  deleteAccount,
  keepEmail,
  memberCard,
  sendConfirmation,
  userInfo,
} from '#contract/account/customer.contract.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { exportData as exportCall } from '#contract/account/export.contract.ts'
import {
  bindGuide as bindGuideCall,
  productGuideCodeImage,
  readGuide,
} from '#contract/account/guide.contract.ts'
import {
  confirmAndLogin,
  confirmEmail,
  forgotPassword,
  login,
  register,
  registerFromOrder as registerFromOrderCall,
  resetPassword,
  signInOptions,
} from '#contract/account/login.contract.ts'
import { commonInfo } from '#contract/catalog/navigation.contract.ts'
import { myProfile, saveProfile } from '#contract/account/profile.contract.ts'
import * as social from '#contract/account/social.contract.ts'
import { callerKey } from '#domain/account/shopper.ts'
import { goodsTotal } from '#domain/cart/apply-to-cart.ts'
import { ShopError } from '../../core/shop-error.ts'
import { handle, handleQueued, handleSnapshot, type Route } from '../../services/route.ts'
import { linesOf } from '../cart/cart.queries.ts'
import { loginDiscountOf } from '../discounts/discounts.queries.ts'
import { topMessagesFor } from '../content/content.present.ts'
import { tillKeyHere } from '../identity/till-keys.ts'
import * as emails from './profile/email-change.ts'
import { exportData } from './profile/export-data.ts'
import { guideImage } from './guides/guide-image.ts'
import { tierNameOf } from '../points/member-tier.ts'
import { bindGuide, guideOf } from './guides/guides.ts'
import { leaveAccount } from './erasure/leave-account.ts'
import { signInWays, unlinkSocial } from './sign-in-ways.ts'
import { finishConnecting, startConnecting } from './social/social-connect.ts'
import { finishSocial, startSocial } from './social/social-sign-in.ts'
import * as links from './mail/member-links.ts'
import * as profile from './profile/member-profile.ts'
import * as commands from './members.commands.ts'
import { presentCard, presentProfile, presentUserInfo } from './members.present.ts'
import { couponNumberOf } from './coupon-number.ts'
import { memberOf } from './members.queries.ts'
import { registerFromOrder } from './register-from-order.ts'

/** Signing in, the mailed links, and the member who calls. */
export const memberRoutes: readonly Route[] = [
  /** The current user; the only response at page start with personal data. */
  handle(commonInfo, async (context): Promise<OutputOf<typeof commonInfo>> => {
    const { services, shopper } = context
    const member = await memberOf(services.store.db, shopper)
    const couponNum = await couponNumberOf(services.store.db, member, context.now)
    const { nickname, email, customersId } = presentUserInfo(member, couponNum)
    return {
      isLogin: shopper?.kind === 'member' ? 1 : 0,
      cartQty: goodsTotal(await linesOf(services.store.db, shopper)),
      topMessage: topMessagesFor(services, context),
      isGuide: member?.role === 'guide' ? 1 : 0,
      guideCode: (member?.role === 'guide' && member.guide_code) || '',
      nickname,
      couponNum,
      email,
      customersId,
      shopper: callerKey(shopper),
    }
  }),
  handle(signInOptions, ({ services }) => ({
    passwordRules: services.env.PASSWORD_RULES,
    social: services.social.map(({ id, name }) => ({ id, name })),
  })),
  handle(login, commands.signIn),
  handle(register, (context, input) => commands.register(context, input)),
  handle(registerFromOrderCall, registerFromOrder),
  handle(social.socialStart, startSocial),
  handle(social.socialFinish, finishSocial),
  handle(social.startConnecting, startConnecting),
  handle(social.finishConnecting, finishConnecting),
  handle(social.signInWays, signInWays),
  handle(social.unlinkSocial, async (context, input) => {
    await unlinkSocial(context, input)
    return {}
  }),
  handle(forgotPassword, async (context, { email }) => {
    await links.forgotPassword(context, email)
    return {}
  }),
  handle(resetPassword, async (context, input) => {
    await links.resetPassword(context, input)
    return {}
  }),
  handle(confirmEmail, async (context, input) => {
    await links.confirmEmail(context, input)
    return {}
  }),
  handle(confirmAndLogin, links.confirmAndLogin),
  handle(userInfo, async ({ services, shopper, now }) => {
    const member = await memberOf(services.store.db, shopper)
    if (!member) throw new ShopError('sign-in-needed')
    const discount = await loginDiscountOf(services.store.db, member.id)
    const loginDiscount = discount?.order_id === null ? discount.site : undefined
    const couponNum = await couponNumberOf(services.store.db, member, now)
    return { userInfo: { ...presentProfile(member, couponNum), loginDiscount } }
  }),
  handleSnapshot(memberCard, async (tx, context) => {
    const member = await memberOf(tx, context.shopper)
    if (!member) throw new ShopError('sign-in-needed')
    const tier = await tierNameOf(tx, member.id, context.now)
    return presentCard(member, { tier, tillKey: await tillKeyHere(tx, context) })
  }),
  handleSnapshot(myProfile, (tx, { shopper }) => profile.readProfile(tx, shopper)),
  handleQueued(saveProfile, {
    act: profile.saveProfile,
    present: (db, { shopper }) => profile.readProfile(db, shopper),
  }),
  handle(addBirthday, async (context, input) => {
    await profile.addBirthday(context, input)
    return {}
  }),
  handle(changePhone, async (context, input) => {
    await profile.changePhone(context, input)
    return {}
  }),
  handle(changeEmail, async (context, { email }) => {
    await emails.changeEmail(context, email)
    return {}
  }),
  handle(keepEmail, async (context) => {
    await emails.keepEmail(context)
    return {}
  }),
  handle(changePassword, async (context, input) => {
    await commands.changePassword(context, input)
    return {}
  }),
  handle(sendConfirmation, async (context) => {
    await links.sendConfirmation(context)
    return {}
  }),
  handle(readGuide, async ({ services, shopper }) => {
    const member = await memberOf(services.store.db, shopper)
    if (!member) throw new ShopError('sign-in-needed')
    return { guide: await guideOf(services.store.db, member) }
  }),
  handle(bindGuideCall, bindGuide),
  handle(productGuideCodeImage, guideImage),
  handle(exportCall, exportData),
  handle(deleteAccount, leaveAccount),
]
