/** Limit in milliseconds for the answer of the server; after it the client says where the change is kept (decision 0031). */
export const ANSWER_WITHIN_MS = 2_500
