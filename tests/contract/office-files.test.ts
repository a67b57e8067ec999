import { describe, expect, test } from 'vitest';
import type { Answers } from '@/shared/office-file';
import { imported, type Report, tableOf } from '../support/berkas/office.ts';
import cases from '../support/data/berkas/laporan/hasil.json' with { type: 'json' };

/** Files in the layouts of offices and portals; each figure becomes the row it was written for, or a question. */
describe.each(cases)('$berkas into $into', ({ berkas, into: [report, place = ''], steps, ...outcome }) => {
  test('each figure goes where it was written for, is asked about, or refused with its reason', async () => {
    const table = await tableOf(`laporan/${berkas}`);
    let answers: Answers = {};
    for (const { asks, answers: given } of steps) {
      expect((await imported(table, report as Report, place, answers)).asks).toEqual(asks);
      answers = { ...answers, ...(given as Answers) };
    }
    expect(await imported(table, report as Report, place, answers)).toEqual({ ...outcome, asks: [] });
  });
});
