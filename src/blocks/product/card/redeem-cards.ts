import { createContext } from 'react'

/** On the points page a card offers 'Redeem Product' in the place of the bag (spec 2.8). */
export const RedeemCards = createContext(false)
