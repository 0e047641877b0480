/** The endpoints of the sandbox, by the paths of its discovery document (OpenID Connect Discovery 1.0). */
export const PATHS = {
  discovery: '/.well-known/openid-configuration',
  authorize: '/authorize',
  token: '/token',
  keys: '/jwks',
  style: '/style.css',
  /** Posts the form of an answer. */
  post: '/post.js',
} as const

export function discoveryOf(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: issuer + PATHS.authorize,
    token_endpoint: issuer + PATHS.token,
    jwks_uri: issuer + PATHS.keys,
    response_types_supported: ['code'],
    response_modes_supported: ['query', 'form_post'],
    grant_types_supported: ['authorization_code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    code_challenge_methods_supported: ['S256'],
    scopes_supported: ['openid', 'email', 'profile'],
    claims_supported: ['sub', 'email', 'email_verified', 'name', 'given_name', 'family_name'],
    authorization_response_iss_parameter_supported: true,
  }
}
