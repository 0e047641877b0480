/** What a browser reports about itself. */
export interface BrowserFacts {
  /** `navigator.standalone`: only browsers of iOS and iPadOS have it; true in an app on the home screen. */
  readonly standalone: boolean | undefined
  readonly userAgent: string
}

/** Browsers inside other apps: their share sheets have no "Add to Home Screen". */
const IN_APP =
  /\b(FBAN|FBAV|Instagram|Line\/|MicroMessenger|KAKAOTALK|GSA\/|TikTok|musical_ly|BytedanceWebview)/
/** Browsers of others can do so since iOS 16.4. */
const OTHER_BROWSER = /\b(CriOS|FxiOS|EdgiOS|OPiOS|OPT|DuckDuckGo|Brave)\//

/** Whether the user can put the shop on the home screen by the browser's share sheet: iOS has no prompt for it. */
export function canAddToHomeScreen({ standalone, userAgent }: BrowserFacts): boolean {
  // A view inside another app does not name Safari, the browsers do.
  if (standalone !== false || IN_APP.test(userAgent) || !/\bSafari\//.test(userAgent)) return false
  return !OTHER_BROWSER.test(userAgent) || versionOf(userAgent) >= 16.04
}

/** 16.04 for `OS 16_4`; an iPad that calls itself a Mac names no version, and is newer. */
function versionOf(userAgent: string): number {
  const [, major, minor = '0'] = /\bOS (\d+)(?:_(\d+))?/.exec(userAgent) ?? []
  return major === undefined ? Infinity : Number(major) + Number(minor) / 100
}
