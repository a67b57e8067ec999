import { beforeAll, describe, expect, test } from 'vitest';
import { readTable } from '@/shared/spreadsheet/read-table';
import { revisionOf } from '../../../server/http/revision.ts';
import { resources } from '../../../server/resources/index.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerNamed, callerOf, officeAlone } from '../../support/api/callers.ts';

// What is asked here changes nothing: one database serves all.
let api: TestApi;
let admin: Caller;
beforeAll(async () => {
  api = await openApi();
  admin = await callerOf(api, 'admin');
});

const imported = resources.filter(({ resource }) => resource.isImported).map(({ resource }) => resource);

describe.each(imported.map((one) => [one.path, one] as const))('%s', (path, { sheet, key }) => {
  const send = (baris: unknown) => admin.send('POST', `${path}/impor`, { baris });
  const fileRows = async () => (await admin.send('GET', `${path}?format=json`)).body as Record<string, unknown>[];

  test('its own file changes nothing', async () => {
    const rows = await fileRows();
    expect(rows.length).toBeGreaterThan(0);
    expect(Object.keys(rows[0]!)).toHaveLength(sheet.length);
    const before = await revisionOf(api.db);
    const { status, body } = await send(rows);
    expect([status, body.data]).toEqual([200, { tambah: 0, ubah: 0, sama: rows.length, perubahan: [] }]);
    expect(await revisionOf(api.db)).toBe(before);
  });

  test.each(['xlsx', 'csv'])('nor does it as %s', async (format) => {
    const headers = { Authorization: `Bearer ${admin.token}` };
    const answer = await api.fetch(`/api${path}?format=${format}`, { headers });
    const read = await readTable(new Uint8Array(await answer.arrayBuffer()));
    if ('refused' in read) throw new Error(read.refused);
    const [head, ...rows] = read.table.rows;
    expect(head).toEqual(sheet.map(([title]) => title));
    const baris = rows.map((cells) => Object.fromEntries(sheet.map(([, field], at) => [field, cells[at] ?? null])));
    const { body } = await send(baris);
    expect(body.data).toEqual({ tambah: 0, ubah: 0, sama: rows.length, perubahan: [] });
  });

  test.each(officeAlone(422))('%s gets %i for an empty import', async (who, expected) => {
    const caller = await callerNamed(api, who);
    expect((await caller.send('POST', `${path}/impor`, { baris: [] })).status).toBe(expected);
    expect(key).not.toBe('');
  });
});
