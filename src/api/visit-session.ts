/** The session of a guest whose browser blocks cookies; empty while there is none. It ends with the page. */
let token = ''

export function visitSession(): string {
  return token
}

export function setVisitSession(given: string): void {
  token = given
}
