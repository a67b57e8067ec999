/** The facts of a period that decide whether it is the current one. */
export interface PeriodeBertanggal {
  tanggal_mulai: string | null;
  tanggal_selesai: string | null;
}

/**
 * True from a period's first day on; a period without dates has always begun.
 *
 * @param hariIni the day at the office, `YYYY-MM-DD` (`hariDi`)
 */
export const hasBegun = ({ tanggal_mulai }: Pick<PeriodeBertanggal, 'tanggal_mulai'>, hariIni: string): boolean =>
  tanggal_mulai === null || tanggal_mulai <= hariIni;

/** The last period with dates; the last of all where none has dates. */
export const lastDated = <Periode extends Pick<PeriodeBertanggal, 'tanggal_mulai'>>(
  periodes: readonly Periode[],
): Periode | undefined => periodes.findLast(({ tanggal_mulai }) => tanggal_mulai !== null) ?? periodes.at(-1);

/**
 * The current period of officers and the office: the one that contains today, else the last that has begun. A week wins
 * over a market of one day within it. A closed period counts too: its page says that it is closed.
 *
 * @param periodes oldest first, as the server lists them
 * @returns undefined where none has begun
 */
export function currentForPetugas<Periode extends PeriodeBertanggal>(
  periodes: readonly Periode[],
  hariIni: string,
): Periode | undefined {
  const begunPeriodes = periodes.filter((periode) => hasBegun(periode, hariIni));
  const lastDay = ({ tanggal_mulai, tanggal_selesai }: PeriodeBertanggal) => tanggal_selesai ?? tanggal_mulai ?? '';
  const atToday = begunPeriodes.filter((periode) => periode.tanggal_mulai !== null && lastDay(periode) >= hariIni);
  const longest = atToday.toSorted((one, other) => lastDay(one).localeCompare(lastDay(other))).at(-1);
  return longest ?? lastDated(begunPeriodes);
}

/**
 * The current period of readers: the newest that has begun and has rows of their place, a dated one before one without
 * dates. A place that has never reported takes the last that has begun.
 *
 * @param periodes oldest first, as the server lists them
 * @param hasRows true where the place has published rows in a period
 * @returns undefined where none has begun
 */
export function currentForReaders<Periode extends PeriodeBertanggal>(
  periodes: readonly Periode[],
  hariIni: string,
  hasRows: (periode: Periode) => boolean,
): Periode | undefined {
  const begunPeriodes = periodes.filter((periode) => hasBegun(periode, hariIni));
  return lastDated(begunPeriodes.filter(hasRows)) ?? lastDated(begunPeriodes);
}
