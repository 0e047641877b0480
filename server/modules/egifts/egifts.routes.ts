import { resendEgift as resendCall } from '#contract/buying/egift.contract.ts'
import { handle, type Route } from '../../services/route.ts'
import { resendEgift } from './resend-egift.ts'

export const egiftRoutes: readonly Route[] = [handle(resendCall, resendEgift)]
