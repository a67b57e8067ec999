import { afterEach, expect, test, vi } from 'vitest';
import { lay } from '../../../../tests/support/outbox/outbox-rows.ts';
import { asWriter } from '../../../../tests/support/screens/as-writer.tsx';
import { deviceDatabase } from '../../lib/device';
import { outboxOf } from '../outbox/outbox';
import type { SentItem } from './item';
import { journal, MOST_SENT, outOfJournal } from './journal';
import { outboxStore } from './store';

const DAY = 86_400_000;
afterEach(() => vi.restoreAllMocks());

const writer = () => ({ userId: 1, token: 'kunci-masuk' });
const { rolledBack } = outboxOf(asWriter(writer).client, writer);

/** A write that the server has acknowledged. */
async function sent(label: string, change: Partial<SentItem> = {}, input: object = { harga: 9 }): Promise<string> {
  const key = await lay(label, change, input);
  await outboxStore.settle(key, { harga: { id: 7 } });
  return key;
}
const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label);
const entries = async () => (await deviceDatabase()).getAll('jurnal') as Promise<SentItem[]>;

test('what is acknowledged stays as it was sent, until its user logs out', async () => {
  await sent('Cabai');
  await sent('Beras', { userId: 2 });
  expect((await entries()).map(({ variables }) => variables.input)).toEqual([{ harga: 9 }, { harga: 9 }]);
  await outboxStore.forgetSent(1);
  expect(labels(await entries())).toEqual(['Beras']);
});

test('a row that the server had already by another write is not in the journal: the server does not know its key', async () => {
  const key = await lay('Cabai');
  await outboxStore.settle(key, { harga: { id: 7 } }, false);
  expect([(await outboxStore.byKey(key))?.state, await entries()]).toEqual(['terkirim', []]);
});

test('what the server has lost does not count as sent, and outlives a logout: it is unsent', async () => {
  const [first] = [await sent('Cabai'), await sent('Beras')];
  expect(labels(await journal.lose(1, [first, 'lain']))).toEqual(['Cabai']);
  expect(labels(await outboxStore.of(1))).toEqual(['Beras']);
  await outboxStore.forgetSent(1);
  expect(labels(await journal.lost(1))).toEqual(['Cabai']);
  expect(await journal.lost(2)).toEqual([]);
});

test('a moved point of a lost plot goes after the point, and a photo after its product with all of its own photos', async () => {
  const write = async (entity: string, variables: SentItem['variables'], saved: object) => {
    const key = await lay(entity, { entity, variables });
    await outboxStore.settle(key, saved);
    return key;
  };
  const lahan = await write('lahanPetani', { input: { alamat: 'Poros' } }, { lahan_petani: { id: 40 } });
  const point = { lahan_id: 40, lat: '-0.2' };
  const titik = await write('lahanPetani', { input: point }, { koordinat: { id: 41 } });
  const moved = { ...point, lat: '-0.3', _method: 'put' };
  const geser = await write('lahanPetani', { id: 41, input: moved }, { koordinat: { id: 41 } });
  const produk = await write('produk', { input: { judul: 'Cabai', foto: ['a', 'b'] } }, { produk: { id: 50 } });
  const ubah = await write(
    'produk',
    { id: 50, input: { judul: 'Cabai rawit', _method: 'put' } },
    { produk: { id: 50 } },
  );
  const foto = await write('produk', { id: 50, input: { foto: ['c'] } }, { produk: { id: 50 } });
  await journal.lose(1, [lahan, titik, geser, produk, ubah, foto]);
  const sentAgain = new Map((await journal.resend(1)).map(({ key, variables }) => [key, variables]));
  const at = (key: string, row: string) => ({ $dari: key, jalur: [row, 'id'] });
  expect([...sentAgain]).toEqual([
    [lahan, { input: { alamat: 'Poros' } }],
    [titik, { input: { lat: '-0.2', lahan_id: at(lahan, 'lahan_petani') } }],
    [geser, { id: at(titik, 'koordinat'), input: { ...moved, lahan_id: at(lahan, 'lahan_petani') } }],
    [ubah, { input: { judul: 'Cabai rawit', foto: ['a', 'b'] } }],
    [foto, { id: at(ubah, 'produk'), input: { foto: ['c'] } }],
  ]);
});

test('a device without room for the journal notes all the same that a row is sent', async () => {
  const key = await lay('Cabai');
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    if (this.name === 'jurnal') throw new DOMException('Penuh', 'QuotaExceededError');
    return put.apply(this, given);
  });
  await outboxStore.settle(key, { harga: { id: 7 } });
  expect([(await outboxStore.byKey(key))?.state, await entries()]).toEqual(['terkirim', []]);
});

test('the newest key alone is asked for while nothing points to a restore; an unknown one has all of them asked', async () => {
  const keys = [await sent('Cabai', {}), await sent('Beras'), await sent('Telur')];
  localStorage.setItem('riwayatDiperiksa/1', '0');
  const ask = vi.fn(async (asked: readonly string[]) => asked.filter((key) => key === keys[0] || key === keys[2]));
  expect(await rolledBack.compare(1, ask)).toEqual([]);
  expect(ask.mock.calls).toEqual([[[keys[2]]]]);
  ask.mockImplementation(async (asked) => asked.filter((key) => key === keys[0]));
  expect(labels(await rolledBack.compare(1, ask)).sort()).toEqual(['Beras', 'Telur']);
  expect(ask.mock.calls.at(-1)?.[0]).toHaveLength(3);
});

test('a comparison that gets no answer is made another time', async () => {
  await sent('Cabai');
  await expect(rolledBack.compare(1, () => Promise.reject(new Error('Putus')))).rejects.toThrow('Putus');
  expect(labels(await rolledBack.compare(1, async () => []))).toEqual(['Cabai']);
});

test('the journal is bounded: by days, fewer for photos, and by number; what is lost stays', () => {
  const now = 100 * DAY;
  const entry = (key: string, days: number, more: Partial<SentItem> = {}) =>
    ({ key, diubah: now - days * DAY, variables: { input: {} }, ...more }) as SentItem;
  const files = { variables: { input: { foto: [new File(['a'], 'a.jpg')] } } };
  const some = [
    entry('a', 29),
    entry('b', 31),
    entry('c', 6, files),
    entry('d', 8, files),
    entry('e', 90, { hilang: true }),
  ];
  expect(outOfJournal(some, 0, now).sort()).toEqual(['b', 'd']);
  expect(outOfJournal(some, Number.POSITIVE_INFINITY, now).sort()).toEqual(['a', 'b', 'c', 'd']);
  const many = Array.from({ length: MOST_SENT + 2 }, (_, at) => entry(String(at), 20 - at / 1_000));
  expect(outOfJournal(many, 0, now)).toEqual(['0', '1']);
});
