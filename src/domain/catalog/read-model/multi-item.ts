import type { PriceView } from './price-view.ts'

/** The automatic multi-item discount as products announce it (spec 9.6: ruleType 4), in the words of the reader. */
export function multiItemOf({ labels }: Pick<PriceView, 'labels'>) {
  return { ruleId: 'M1', ruleType: 4, soldTag: labels.multiItem }
}
