/** Limit in milliseconds for the answer of the server; afterwards the client shows where the change is stored (decision 0031). */
export const ANSWER_WITHIN_MS = 2_500
