/** Whether a text is a day of the calendar, as YYYY-MM-DD: `Date.parse` takes 30 February for 2 March. */
export function isCalendarDay(text: string): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  const date = new Date(`${text}T00:00:00Z`)
  return year !== '' && date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day)
}
