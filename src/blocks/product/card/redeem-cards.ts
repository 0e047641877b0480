import { createContext } from 'react'

/** Cards of the points page offer 'Redeem Product' in the place of the bag (spec 2.8). */
export const RedeemCards = createContext(false)
