import * as contract from '#contract/payment.ts'
import { serve, type Served } from '../../http/served.ts'
import type { Services } from '../../services.ts'
import { checkPaymentRisk, paymentState, submitPayment } from './payment.commands.ts'

export function paymentRoutes(services: Services): Served[] {
  return [
    serve(contract.checkPaymentRisk, (_call, input) => checkPaymentRisk(services, input)),
    serve(contract.submitPayment, (call, input) => submitPayment(services, call, input)),
    serve(contract.paymentState, (_call, input) => paymentState(services, input)),
  ]
}
