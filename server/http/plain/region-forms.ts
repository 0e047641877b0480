import type { Hono } from 'hono'
import { changeCurrency, changeLang, currencyList, langList } from '#contract/catalog/navigation.contract.ts'
import { readLanguage, writeLanguage } from '#domain/region/language.ts'
import { PLAIN_PATHS } from '#domain/region/plain-paths.ts'
import { readForm } from './plain-request.ts'
import { PLAIN_TEXTS } from './plain-texts.ts'
import type { PlainTools } from './plain-tools.ts'
import { ownPage, pageBefore, regionBody } from './region-page.ts'

/** The choice of language and currency (spec 4.4). */
export function regionForms(plain: Hono, { show, goTo, answering, sayIn }: PlainTools): void {
  plain.get(
    PLAIN_PATHS.region,
    answering(async (c, { context, host, ask }) => {
      const say = sayIn(context)
      const { langList: languages } = await ask(langList, {})
      const { currencyList: currencies } = await ask(currencyList, {})
      const back = pageBefore(c.req.header('referer'), host)
      const body = regionBody({ storefront: context, say, languages, currencies, back })
      return show(c, { storefront: context, title: say(PLAIN_TEXTS.region), body })
    }),
  )

  plain.post(
    PLAIN_PATHS.region,
    answering(async (c, { context, ask }) => {
      const { language = '', currency = '', back = '' } = await readForm(c)
      await ask(changeLang, { changedLang: language })
      await ask(changeCurrency, { changedCurrency: currency })
      const chosen = readLanguage(`/${language}`).language ?? context.language
      return goTo(c, writeLanguage(ownPage(back), chosen, context.site))
    }),
  )
}
