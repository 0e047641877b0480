/** localStorage: files on this device are to be sent. Pages without them load nothing for it. */
export const FILES_HELD = 'vanda-files-left'
