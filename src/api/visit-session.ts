/** Token of a guest's session in a browser that blocks cookies. It is empty before the first change, and lost with the page. */
let token = ''

export function visitSession(): string {
  return token
}

export function setVisitSession(given: string): void {
  token = given
}
