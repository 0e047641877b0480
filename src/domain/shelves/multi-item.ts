/** The automatic multi-item discount as products announce it (spec 9.6: ruleType 4). */
export const MULTI_ITEM = { ruleId: 'M1', ruleType: 4, soldTag: 'Buy 2 get 20% off; Buy 3 get 28% off' }
