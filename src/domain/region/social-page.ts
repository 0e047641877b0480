/** The page that finishes a sign-in by another provider. */
export const SOCIAL_PAGE = '/account/social'
