import * as contract from '#contract/payment.contract.ts'
import { handle, type Route } from '../../services/route.ts'
import type { Services } from '../../services/services.ts'
import { checkPaymentRisk, paymentState, submitPayment } from './payment.commands.ts'

export function paymentRoutes(services: Services): Route[] {
  return [
    handle(contract.checkPaymentRisk, (_call, input) => checkPaymentRisk(services, input)),
    handle(contract.submitPayment, (context, input) => submitPayment(services, context, input)),
    handle(contract.paymentState, (_call, input) => paymentState(services, input)),
  ]
}
