import { table } from '../../bench/lib/table.ts';
import type { Journey } from './journey.ts';
import type { Outcome } from './outcome.ts';
import type { Typed } from './paper.ts';

/** Lays the outcome of a run out as a table. */
export const report = (outcome: Outcome): string =>
  table(
    [
      ['figure', ([figure = '']) => figure],
      ['', ([, count = '']) => count],
    ],
    linesOf(outcome),
  );

const sum = (journeys: readonly Journey[], of: (journey: Journey) => number) =>
  String(journeys.reduce((total, journey) => total + of(journey), 0));

const most = (journeys: readonly Journey[], of: (journey: Journey) => number) => Math.max(...journeys.map(of));

function linesOf({ journeys, typed, ...outcome }: Outcome): string[][] {
  const count = (is: (row: Typed) => boolean) => String(typed.filter(is).length);
  const { faults, seconds } = outcome;
  return [
    ['rows typed that the app called stored', count(({ isPromised }) => isPromised)],
    ['… pasted', count(({ isPromised, isPasted }) => isPromised && isPasted)],
    ['… in the second tab', count(({ isPromised, tab }) => isPromised && tab > 1)],
    ['previews of a paste answered', sum(journeys, ({ tally }) => tally.pratinjau)],
    ['rows begun in one tab while another was typed in the other', sum(journeys, ({ tally }) => tally.separuh)],
    ['questions about two versions of a row answered', sum(journeys, ({ tally }) => tally.jawaban)],
    ['… rows given up for the other version', count(({ isGivenUp }) => isGivenUp)],
    ['rows cut short by a kill while they were typed', count((row) => !row.isPromised && !row.isGivenUp)],
    ['… that were on the device already, and were sent', String(outcome.unpromisedStored)],
    ['rows typed to their end that came back in the form, and were sent', sum(journeys, ({ kembali }) => kembali)],
    ['kills of a browser (SIGKILL)', sum(journeys, ({ mati }) => mati)],
    ['… after which the app opened without network', sum(journeys, ({ mulaiTanpaSinyal }) => mulaiTanpaSinyal)],
    ['kills and restarts of the server', String(outcome.serverRestarts)],
    ['restores of the server from a backup', String(outcome.restores)],
    ['… rows that it lost by them', String(outcome.lost)],
    ["… rows offered again, and sent by 'Kirim lagi'", sum(journeys, ({ tally }) => tally.dikirimLagi)],
    ['writes that reached the road', sum(journeys, ({ road }) => road.counts.ditanya)],
    ['… lost on the way there', sum(journeys, ({ road }) => road.counts.hilangPergi)],
    ['… stored, and the answer lost', sum(journeys, ({ road }) => road.counts.hilangPulang)],
    ['most rows waiting on one device', String(most(journeys, ({ terbanyakMenunggu }) => terbanyakMenunggu))],
    ['until all was sent, once the network was back', `${Math.round(most(journeys, ({ habis }) => habis) / 1_000)} s`],
    ['whole run', `${Math.round(seconds)} s`],
    ['rows on the server', String(outcome.stored)],
    ['… with wrong digits', String(outcome.angkaSalah)],
    ['missing, twice, changed or out of order', String(faults.length)],
  ];
}
