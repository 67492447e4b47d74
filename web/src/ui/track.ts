/** A place of a track. */
export interface TrackCell {
  crossed?: boolean
  /** what counts now */
  current?: boolean
  last?: boolean
  filled?: boolean
  /** a class that colours it */
  tone?: string
}
