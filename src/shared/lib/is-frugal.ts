/** What some browsers know of the line, in pages and in workers. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const SLOW = ['slow-2g', '2g'];

/** Whether nothing is to be fetched that nobody has asked for: the user saves data, or the line is one of EDGE's kind. */
export function isFrugal(): boolean {
  const connection = (navigator as { connection?: Connection }).connection;
  return connection?.saveData === true || SLOW.includes(connection?.effectiveType ?? '');
}
