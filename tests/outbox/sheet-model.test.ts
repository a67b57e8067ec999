import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stuckKeys } from '@/shared/write';
import { isParked } from '@/shared/write/rows/item';
import { atRandom } from '../support/outbox/at-random.ts';
import { ECERAN, GROSIR, lain, petugas, phone, tidyPhone } from '../support/outbox/price-sheet.ts';
import { createPerson, type Person } from '../support/outbox/sheet-person.ts';
import type { Road } from '../support/screens/phone.ts';

tidyPhone();

/** So many commodities are typed: few, so that the steps meet each other. */
const ROWS = 5;

/** What may happen to a sheet, and to whoever fills it. */
type Act =
  | { what: 'ketik'; cells: { row: number; figure: string; text: string }[]; isHasty: boolean }
  | { what: 'jalan'; road: Road }
  | { what: 'lain' | 'meja' | 'buang'; row: number; harga: number }
  | { what: 'urung' | 'ulangi' | 'matikan' | 'tab-baru' | 'baca' | 'bangun' | 'tunggu' | 'selesaikan' | 'jawab' };

const row = fc.nat(ROWS - 1);
const harga = fc.integer({ min: 1, max: 99_999 });
const figure = fc.constantFrom(ECERAN, GROSIR);
const text = fc.oneof(
  { weight: 8, arbitrary: harga.map(String) },
  { weight: 1, arbitrary: fc.constantFrom('', 'dua') },
);
const cell = fc.record({ row, figure, text });
/** A cell, a whole row, or a block that is pasted. */
const cells = fc.oneof(
  fc.tuple(cell),
  fc.record({ row, text }).map((one) => [ECERAN, GROSIR].map((name) => ({ ...one, figure: name }))),
  fc.uniqueArray(cell, { minLength: 3, maxLength: 8, selector: (one) => `${one.row} ${one.figure}` }),
);
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ what: fc.constant('ketik' as const), cells, isHasty: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('jalan' as const),
      road: fc.constantFrom<Road>('lancar', 'putus', 'hilang-jawaban', 'ditutup'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constantFrom('lain' as const, 'meja' as const, 'buang' as const), row, harga }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      what: fc.constantFrom(
        ...([
          'urung',
          'urung',
          'ulangi',
          'matikan',
          'tab-baru',
          'baca',
          'bangun',
          'tunggu',
          'selesaikan',
          'jawab',
          'jawab',
        ] as const),
      ),
    }),
  },
);

async function does(person: Person, one: Act): Promise<void> {
  if (one.what === 'ketik') {
    const typed = one.cells.map(({ row: at, ...typed }) => ({ ...typed, key: person.keys[at]! }));
    await person.enter(typed, one.isHasty);
  } else if (one.what === 'jalan') phone.take(one.road);
  else if (one.what === 'lain') await person.writeElsewhere(lain, false, person.keys[one.row]!, one.harga);
  else if (one.what === 'meja') await person.writeElsewhere(petugas, true, person.keys[one.row]!, one.harga);
  else if (one.what === 'buang') await person.discard(person.keys[one.row]!);
  else if (one.what === 'urung' || one.what === 'ulangi') person.goBack(one.what === 'urung');
  else if (one.what === 'matikan') await person.die();
  else if (one.what === 'tab-baru') {
    await person.rest();
    await person.open();
  } else if (one.what === 'baca') await person.reread();
  else if (one.what === 'bangun') person.tab().outbox.wake(true);
  else if (one.what === 'selesaikan') await person.settle();
  else if (one.what === 'jawab') person.answer();
  else await new Promise((resolve) => setTimeout(resolve, 2));
}

test('decision 12: whatever happens on the way, what was typed last into a cell is stored, or visibly is not', async () => {
  const run = async (acts: Act[]) => {
    const person = await createPerson(ROWS);
    await person.open();
    for (const one of acts) await does(person, one);

    // Better times at last.
    await person.rest();
    phone.take('lancar');
    await person.die();
    const waiting = async () => {
      // What was kept is only just being given to the outbox.
      await person.rest();
      await person.reread();
      person.tab().outbox.wake(true);
      const items = await phone.items(petugas.id);
      const closed = items.filter((item) => isParked(item) && item.reason === 'Periode sudah ditutup');
      for (const { key } of closed) await person.tab().outbox.resend(key);
      const stuck = stuckKeys(items);
      const open = items.filter((item) => item.state !== 'terkirim' && !stuck.has(item.key));
      const moving = person
        .sheet()
        .view()
        .rows.filter(({ keadaan }) => /^(antre|mengirim)$/.test(keadaan));
      return [...[...closed, ...open].map(({ state }) => state), ...moving.map(({ keadaan }) => keadaan)];
    };
    await expect.poll(waiting, { interval: 4 }).toEqual([]);
    await person.rest();
    await person.reread();
    await check(person);
    // A row that was refused goes behind those that were not.
    if (!acts.some((one) => one.what === 'jalan' && one.road === 'ditutup')) await checkOrder();
    await phone.wipe();
  };
  await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 30, size: 'max' }), run), atRandom);
});

async function check(person: Person): Promise<void> {
  const server = new Map((await person.filled()).map((one) => [person.keyOf(one), one]));
  for (const key of person.keys) {
    const { keadaan, texts, reason, conflict } = person.at(key);
    const stored = server.get(key);
    for (const name of [ECERAN, GROSIR]) {
      const may = person.mayHold({ key, figure: name });
      const offered = person.offeredBy({ key, figure: name });
      if (may) expect([key, name, keadaan, may, offered.some((text) => may.includes(text))]).toContain(true);
      if (keadaan === 'terkirim') expect(String(Reflect.get(stored ?? {}, name))).toBe(texts[name]);
    }
    expect(['kosong', 'isian', 'ragu', 'perbaiki', 'bentrok', 'asing', 'terkirim']).toContain(keadaan);
    if (keadaan === 'terkirim') expect(stored?.user_id).toBe(petugas.id);
    if (['ragu', 'perbaiki', 'bentrok'].includes(keadaan)) expect(reason).toBeTruthy();
    if (keadaan === 'isian') expect(Object.values(texts)).toContain('');
    if (keadaan === 'kosong') expect(stored).toBeUndefined();
    // Nothing is added twice.
    if (!person.touched.has(key)) expect(conflict).toBeNull();
  }
}

async function checkOrder(): Promise<void> {
  const added = (await phone.items(petugas.id)).filter(
    ({ state, variables }) => state === 'terkirim' && variables.id === undefined,
  );
  const ids = added.map(({ saved }) => (saved as { harga_pangan: { id: number } }).harga_pangan.id);
  expect(ids, 'in the order of writing').toEqual([...ids].sort((one, other) => one - other));
}
