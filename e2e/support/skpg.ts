/** The page of a month that the demo has published: the one before the last that has ended. */
export function publishedMonth(): string {
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 2, 1));
  return `/skpg/${month.getUTCFullYear()}/${month.getUTCMonth() + 1}`;
}
