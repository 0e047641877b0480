/** What the client receives for each reason, and its text (a message of the page group `server`). */
export type Refusals = Readonly<
  Record<string, { status: number; code: number; text: { id: string; message: string } }>
>
