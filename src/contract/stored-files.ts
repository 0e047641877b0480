/** Scripts and sheets of the app in one JSON object, by their path: what the worker's first installation stores. */
export const STORED_FILES = '/install/stored-files.json'
