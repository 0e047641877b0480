/** By reason: what the client receives, and the words (a message of the page group `server`). */
export type Refusals = Readonly<
  Record<string, { status: number; code: number; text: { id: string; message: string } }>
>
