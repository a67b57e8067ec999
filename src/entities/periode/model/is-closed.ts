import type { Periode } from '../api/periode-list';

/** Whether a period takes no entries; one that is on its way counts as open. */
export const isClosed = (periode: Pick<Periode, 'ditutup_pada'> | null | undefined): boolean =>
  Boolean(periode?.ditutup_pada);
