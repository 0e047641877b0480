/** Opens the script of a page that starts its app (server/http/page-start.ts): it waits for the document. */
export const START_TAG = '<script type="module" async>'
