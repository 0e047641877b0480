import { myPoints, type Points } from '#contract/account/points.contract.ts'
import { syncResource } from './sync-resource.ts'

export interface PointsView {
  /** undefined: this device has never received them. */
  readonly points: Points | undefined
}

/** Kept on the device, so that the points open without a network, as of then. The server alone changes them. */
export const pointsResource = syncResource({
  name: 'points',
  read: myPoints,
  writes: [],
  project: (confirmed: Points | undefined): PointsView => ({ points: confirmed }),
})
