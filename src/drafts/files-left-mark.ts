/** localStorage: reviews in the queue have files on this device. Pages without them load nothing for it. */
export const FILES_LEFT = 'vanda-files-left'
