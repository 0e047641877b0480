import { randomInt } from 'node:crypto'
import { memberCode, MEMBER_CODES } from '#domain/account/member-code.ts'

/** The code of a new member: of chance, so that neither an id nor another code leads to it (trust.md S13). */
export function createMemberCode(): string {
  return memberCode(randomInt(MEMBER_CODES))
}
